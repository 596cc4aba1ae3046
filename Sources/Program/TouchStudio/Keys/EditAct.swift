import TouchScript

/// What the window can be asked for about editing the scene by hand.
nonisolated enum EditAct: Hashable {
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
}
