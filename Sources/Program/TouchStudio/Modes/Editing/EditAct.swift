import TouchScript

/// What is done to the scene by hand.
nonisolated enum EditAct: Act {
    /// Begins to edit, or ends.
    case toggle
    case undo
    case redo
    /// Colours the view that is chosen.
    case color(SceneColor.Named)
    /// Takes the view that is chosen away, with all in it.
    case remove
    /// Slides in what else can be done to the view that is chosen, or out.
    case details
    /// Gives the view that is chosen a recognizer.
    case give(EditedRecognizer)
    /// Moves the view that is chosen, in points of its superview.
    case nudge(x: Int, y: Int)

    static let rows = [
        ActRow(
            Self.toggle, .act.editByHand, [.control("e"), .key(.function(2))], in: .lesson,
            needsSceneFiles: true),
        ActRow(Self.undo, .bar.undo, [.control("z")], in: .scene, .whileOpen),
        ActRow(
            Self.redo, .bar.redo, [.controlShift("z"), .control("y")], in: .scene, .whileOpen),
        ActRow(Self.details, .bar.more, [.control("n")], in: .scene, .whileOpen),
        ActRow(
            Self.remove, .bar.delete, [.key(.delete), .key(.backspace)], in: .scene, .whileOpen),
    ]

    var right: ActRight { .nobody }
}

nonisolated extension Act where Self == EditAct {
    static func edit(_ act: EditAct) -> EditAct { act }
}

nonisolated extension Drawer {
    /// The name and the recognizers of the view that is edited.
    static let details = Drawer("details")
}
