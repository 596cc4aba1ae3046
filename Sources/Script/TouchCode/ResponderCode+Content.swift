import TouchScript

/// The answers of a scroll view about its content, and of a controller about the edges of the
/// screen.
extension ResponderCode {
    func writeContentAnswers(of name: String, to text: CodeText) {
        if let begins {
            text.gap()
            text.about(name, .clause("touches-should-begin")) {
                text.method(
                    "override func touchesShouldBegin",
                    ["_ touches: Set<UITouch>", "with event: UIEvent?", "in view: UIView"], "Bool"
                ) { text.line(Self.answer(begins, "beginViews")) }
            }
        }
        guard cancels != nil || holdsRows else { return }
        let head = "override func touchesShouldCancel(in view: UIView) -> Bool"
        text.member(name, .clause("touches-should-cancel"), head) {
            let byDefault =
                "view is \(BroughtClass.listRow.name) || super.touchesShouldCancel(in: view)"
            text.line(cancels.map { Self.answer($0, "cancelViews") } ?? byDefault)
        }
    }

    private static func answer(_ views: ViewSelection, _ list: String) -> String {
        switch views {
        case .all: "true"
        case .nobody: "false"
        case .only: "\(list).contains { view.isDescendant(of: $0) }"
        case .allBut: "!\(list).contains { view.isDescendant(of: $0) }"
        }
    }

    func writeDeferredEdges(of name: String, to text: CodeText) {
        guard !deferred.isEmpty else { return }
        text.gap()
        text.about(name, .clause("defers-system-gestures")) {
            let edges = SwiftLiteral.options(deferred.map { $0.rawValue })
            text.line(
                "override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { \(edges) }")
        }
    }

    /// The lists of views that the answers name, each with the property that holds it.
    var viewLists: [(property: String, word: String, views: [String])] {
        [
            ("insideViews", "point-inside", inside?.views ?? []),
            ("beginViews", "touches-should-begin", begins?.views ?? []),
            ("cancelViews", "touches-should-cancel", cancels?.views ?? []),
        ].filter { !$0.views.isEmpty }
    }
}
