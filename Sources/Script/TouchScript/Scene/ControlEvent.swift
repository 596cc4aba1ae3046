/// What happens to a control, in UIKit's names as scenes write them.
public enum ControlEvent: String, CaseIterable, Hashable, Sendable {
    case touchDown = "touch-down"
    case touchDownRepeat = "touch-down-repeat"
    case touchDragInside = "touch-drag-inside"
    case touchDragOutside = "touch-drag-outside"
    case touchDragEnter = "touch-drag-enter"
    case touchDragExit = "touch-drag-exit"
    case touchUpInside = "touch-up-inside"
    case touchUpOutside = "touch-up-outside"
    case touchCancel = "touch-cancel"
    case valueChanged = "value-changed"
    case primaryActionTriggered = "primary-action-triggered"

    /// UIKit's: "touchUpInside".
    public var name: String { "\(self)" }
}

extension ViewKind {
    /// What a control is for: the event of the action that it has without a word of the scene, and what that is called.
    public var mainAction: (event: ControlEvent, name: String)? {
        switch self {
        case .view, .label, .scroll: nil
        case .row: (.touchUpInside, "selected")
        case .button: (.touchUpInside, "tapped")
        case .slider, .toggle, .stepper, .segments, .pages: (.valueChanged, "changed")
        }
    }

    /// Every action of a control of this kind, in the order in which they are added: what the scene states, and the main
    /// one where it states none for that event.
    public func actions(_ clauses: [ViewClause]) -> [(event: ControlEvent, effects: [ActionEffect])]
    {
        var actions = clauses.compactMap { clause in
            if case .on(let event, let effects) = clause {
                (event: event, effects: effects)
            } else {
                nil
            }
        }
        if let main = mainAction?.event, !actions.contains(where: { $0.event == main }) {
            actions.insert((event: main, effects: []), at: 0)
        }
        return actions
    }
}
