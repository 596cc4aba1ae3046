import TouchScript

/// What is done with the pen over the scene.
nonisolated enum InkAct: Act {
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

    static let rows = [
        ActRow(
            Self.toggle, .act.drawOver,
            [KeyChord(key: "d", modifiers: .control, isExact: true), .key(.function(3))],
            in: .lesson),
        ActRow(Self.width, .bar.width, [.key("w")], in: .drawing, .whileOpen),
        ActRow(Self.spotlight, .bar.spotlight, [.control("l")], in: .drawing, .whileOpen),
        ActRow(Self.pause, .bar.pause, [.key(" ")], in: .drawing, .whileOpen),
        ActRow(Self.undo, .bar.undo, [.control("z")], in: .drawing, .whileOpen),
        ActRow(Self.clear, .bar.clear, [.key(.delete)], in: .drawing, .whileOpen),
    ]

    var right: ActRight { .nobody }
}

nonisolated extension Act where Self == InkAct {
    static func ink(_ act: InkAct) -> InkAct { act }
}
