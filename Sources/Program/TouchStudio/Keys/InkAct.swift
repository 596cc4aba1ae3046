import TouchScript

/// What the window can be asked for about drawing over the scene.
nonisolated enum InkAct: Hashable {
    /// Begins to draw, or ends.
    case toggle
    /// Fingers draw with it.
    case color(SceneColor.Named)
    /// Fingers draw with the next width.
    case width
    /// Fingers move a circle of light, or it goes out.
    case spotlight
    /// Time stands still, or goes on.
    case pause
    /// Takes back the last line, or clearing.
    case undo
    /// Takes all lines away, and the light.
    case clear
}
