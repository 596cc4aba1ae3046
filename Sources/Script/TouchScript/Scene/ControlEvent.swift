/// What happens to a control, in UIKit's names as scenes write them.
public enum ControlEvent: String, LanguageWord, Hashable, Sendable {
    case touchDown, touchDownRepeat, touchDragInside, touchDragOutside, touchDragEnter,
        touchDragExit, touchUpInside, touchUpOutside, touchCancel, valueChanged,
        primaryActionTriggered

    /// UIKit's: "touchUpInside".
    public var name: String { rawValue }
}

extension ViewKind {
    /// What a control is for: the event of the action that it has without a word of the scene, and what that is called.
    public var mainAction: (event: ControlEvent, name: String)? {
        switch self {
        case .view, .label, .scroll: nil
        case .row: (.touchUpInside, "selected")
        case .button, .control: (.touchUpInside, "tapped")
        case .slider, .toggle, .stepper, .segments, .pages: (.valueChanged, "changed")
        }
    }

    /// Every action of a control of this kind, in the order in which they are added: what the scene states, and the main
    /// one where it states none for that event.
    public func actions(_ clauses: [ViewClause]) -> [(event: ControlEvent, effects: [ActionEffect])]
    {
        var actions: [(event: ControlEvent, effects: [ActionEffect])] = []
        for case .on(let event, let effects) in clauses { actions.append((event, effects)) }
        if let main = mainAction?.event, !actions.contains(where: { $0.event == main }) {
            actions.insert((event: main, effects: []), at: 0)
        }
        return actions
    }
}
