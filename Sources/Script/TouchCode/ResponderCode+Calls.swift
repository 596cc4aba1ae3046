import TouchScript

extension ResponderCode {
    /// The overrides of methods that climb the responder chain.
    func writeCalls(of name: String, in language: String, to text: CodeText) {
        let groups: [(calls: [Call], handling: Handling?)] = [
            (["Began", "Moved", "Ended", "Cancelled"].map { Call("touches", $0) }, touches),
            (["Began", "Ended"].map { Call("motion", $0) }, motion),
            ([.remote], remote),
        ]
        for (calls, handling) in groups {
            guard let handling else { continue }
            for (index, call) in calls.enumerated() {
                let follows = moves && call.name == "touchesMoved"
                guard handling != .forward || follows else { continue }
                text.gap()
                text.about(name, .method(call.name)) {
                    text.block("override func \(call.name)(\(call.parameters))") {
                        if follows { writeFollowing(to: text) }
                        if handling != .forward { text.line("handle()") }
                        if index == 0, handling != .forward { writeNote(in: language, to: text) }
                        if handling != .consume {
                            text.line("super.\(call.name)(\(call.arguments))")
                        }
                    }
                }
            }
        }
    }

    private func writeNote(in language: String, to text: CodeText) {
        guard let note else { return }
        text.line("tell(\(SwiftLiteral.string(note[language])))")
    }

    /// The view goes as far as the fingers did, taken together.
    private func writeFollowing(to text: CodeText) {
        func places() {
            text.line("let now = touch.location(in: superview)")
            text.line("let before = touch.previousLocation(in: superview)")
        }
        guard isMultiple else {
            return text.block("if let superview, let touch = touches.first") {
                places()
                text.call(
                    "center = CGPoint",
                    ["x: center.x + (now.x - before.x)", "y: center.y + (now.y - before.y)"])
            }
        }
        text.block("if let superview") {
            text.line("var way = CGPoint.zero")
            text.block("for touch in touches") {
                places()
                text.line("way.x += now.x - before.x")
                text.line("way.y += now.y - before.y")
            }
            text.line("let count = CGFloat(touches.count)")
            text.call(
                "center = CGPoint",
                ["x: center.x + way.x / count", "y: center.y + way.y / count"])
        }
    }

    /// A method of responders.
    private struct Call {
        var name: String
        var parameters: String
        var arguments: String

        static let remote = Call(
            name: "remoteControlReceived", parameters: "with event: UIEvent?",
            arguments: "with: event")

        init(name: String, parameters: String, arguments: String) {
            (self.name, self.parameters, self.arguments) = (name, parameters, arguments)
        }

        init(_ kind: String, _ phase: String) {
            let type = kind == "touches" ? "Set<UITouch>" : "UIEvent.EventSubtype"
            name = kind + phase
            parameters = "_ \(kind): \(type), with event: UIEvent?"
            arguments = "\(kind), with: event"
        }
    }
}
