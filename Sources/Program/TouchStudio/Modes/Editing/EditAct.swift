import TouchScript

/// An act of editing the scene by hand.
nonisolated enum EditAct: Act {
    /// Begins or ends editing.
    case toggle
    case undo
    case redo
    /// Colors the selected view.
    case color(SceneColor.Named)
    /// Removes the selected view, with everything in it.
    case remove
    /// Slides the drawer of further edits to the selected view in or out.
    case details
    /// Gives the selected view a recognizer.
    case give(EditedRecognizer)
    /// Moves the selected view, in points of its superview.
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
    /// The name and the recognizers of the selected view.
    static let details = Drawer("details")
}
