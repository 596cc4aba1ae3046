import TouchPicture

extension ResponderCode {
    func writeHitTest(of name: String, to text: CodeText) {
        guard let hitTest else { return }
        let head = "override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView?"
        text.member(name, .method("hitTest"), head) {
            switch hitTest {
            case .itself: answer("self", to: text)
            case .nobody: text.line("nil")
            case .passThrough:
                text.line("let hit = super.hitTest(point, with: event)")
                text.line("return hit === self ? nil : hit")
            case .view: answer("hitView", to: text)
            case .anywhereItself: text.line("self")
            case .anywhereView: text.line("hitView")
            }
        }
    }

    /// Writes a hit test with the same answer at every point.
    private func answer(_ view: String, to text: CodeText) {
        text.line("guard !isHidden, isUserInteractionEnabled, alpha >= 0.01,")
        text.indented { text.line("self.point(inside: point, with: event)") }
        text.line("else { return nil }")
        text.line("return \(view)")
    }

    func writePointInside(of name: String, to text: CodeText) {
        guard let inside else { return }
        let head = "override func point(inside point: CGPoint, with event: UIEvent?) -> Bool"
        text.member(name, .method("pointInside"), head) {
            let base = "super.point(inside: point, with: event)"
            let listed = "insideViews.contains { $0.bounds.contains(convert(point, to: $0)) }"
            switch inside {
            case .outset(let distance):
                let inset = SwiftLiteral.number(-distance)
                text.line("bounds.insetBy(dx: \(inset), dy: \(inset)).contains(point)")
            case .always(let answer): text.line("\(answer)")
            case .reaches: text.alternatives("", [base, listed], "")
            case .only: text.line(listed)
            case .exceptViews: text.line("\(base)\n    && !\(listed)")
            case .exceptRect(let rect):
                let hole = SwiftLiteral.rect(rect.origin, rect.size)
                text.line("\(base)\n    && !\(hole).contains(point)")
            }
        }
    }

    func writeShouldBegin(of name: String, to text: CodeText) {
        guard let permitted else { return }
        text.gap()
        text.about(name, .clause("should-begin")) {
            text.method(
                "override func gestureRecognizerShouldBegin",
                ["_ gestureRecognizer: UIGestureRecognizer"], "Bool"
            ) {
                let (head, parts, tail) = permitted.code("gestureRecognizer")
                text.alternatives(head, parts, tail)
            }
        }
    }

    func writeSendEvent(of name: String, to text: CodeText) {
        guard let sending else { return }
        text.member(name, .method("sendEvent"), "override func sendEvent(_ event: UIEvent)") {
            switch sending {
            case .watch:
                text.line(#"tell("sendEvent")"#)
                text.line("super.sendEvent(event)")
            case .swallow: text.line("// Without super, the event stops here.")
            }
        }
    }
}
