/// An event of a control, by UIKit's name as scenes write it.
public enum ControlEvent: String, LanguageWord, Hashable, Sendable {
    case touchDown, touchDownRepeat, touchDragInside, touchDragOutside, touchDragEnter,
        touchDragExit, touchUpInside, touchUpOutside, touchCancel, valueChanged,
        primaryActionTriggered, editingDidBegin, editingDidEnd

    /// The name in UIKit, such as "touchUpInside".
    public var name: String { rawValue }
}

extension ViewKind {
    /// The action that a control has even if the scene states none: its event, and its name.
    public var mainAction: (event: ControlEvent, name: String)? {
        switch self {
        case .view, .label, .scroll: nil
        case .row: (.touchUpInside, "selected")
        case .button, .control: (.touchUpInside, "tapped")
        case .field: (.editingDidBegin, "edits")
        case .slider, .toggle, .stepper, .segments, .pages: (.valueChanged, "changed")
        }
    }

    /// Returns every action of a control of this kind, in the order in which they are added: those
    /// that the scene states, and the main one unless the scene states an action for that event.
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
