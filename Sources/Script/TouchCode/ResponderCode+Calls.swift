import TouchScript

extension ResponderCode {
    /// Writes the overrides of methods that climb the responder chain.
    func writeCalls(of name: String, in language: String, to text: CodeText) {
        let groups: [(kind: String, type: String?, phases: [String], handling: Handling?)] = [
            ("touches", "Set<UITouch>", ["Began", "Moved", "Ended", "Cancelled"], touches),
            ("motion", "UIEvent.EventSubtype", ["Began", "Ended"], motion),
            ("remoteControl", nil, ["Received"], remote),
        ]
        for (kind, type, phases, handling) in groups {
            guard let handling else { continue }
            let parameter = type.map { "_ \(kind): \($0), " } ?? ""
            let argument = type == nil ? "" : "\(kind), "
            for (index, phase) in phases.enumerated() {
                let method = kind + phase
                let follows = moves && method == "touchesMoved"
                let tracked = tracks && kind == "touches"
                guard handling != .forward || follows || tracked else { continue }
                let head = "override func \(method)(\(parameter)with event: UIEvent?)"
                text.member(name, .method(method), head) {
                    if follows { writeFollowing(to: text) }
                    if tracked {
                        text.line("touches.forEach(\(index < 2 ? "track" : "leave"))")
                    }
                    if handling != .forward { text.line("handle()") }
                    if index == 0, handling != .forward, let note {
                        text.line("tell(\(SwiftLiteral.string(note[language])))")
                    }
                    if handling != .consume {
                        text.line("super.\(method)(\(argument)with: event)")
                    }
                }
            }
        }
    }

    /// Writes the tracking of the subview under each touch.
    func writeTracking(of name: String, to text: CodeText) {
        text.member(name, .clause("tracks-subviews"), "private func track(_ touch: UITouch)") {
            text.line("let place = touch.location(in: self)")
            text.line("let subview = subviews.last { !$0.isHidden && $0.frame.contains(place) }")
            text.line("guard subview !== held[touch] else { return }")
            text.line("leave(touch)")
            text.line("guard let subview else { return }")
            text.line("held[touch] = subview")
            text.line("(subview as? UIControl)?.isHighlighted = true")
            text.line(#"tell("enters \(subview.accessibilityIdentifier ?? "")")"#)
        }
        text.member(name, .clause("tracks-subviews"), "private func leave(_ touch: UITouch)") {
            text.line("guard let subview = held.removeValue(forKey: touch) else { return }")
            text.line("(subview as? UIControl)?.isHighlighted = false")
            text.line(#"tell("leaves \(subview.accessibilityIdentifier ?? "")")"#)
        }
    }

    /// Writes the code that moves the view by the average movement of its fingers.
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
}
