import TouchScript

/// An act of drawing over the scene.
nonisolated enum InkAct: Act {
    /// Begins or ends drawing.
    case toggle
    /// Chooses the color with which fingers draw.
    case color(SceneColor.Named)
    /// Chooses the next width of the pen.
    case width
    /// Lets fingers move a circle of light, or puts it out.
    case spotlight
    /// Stops or resumes event time.
    case pause
    /// Undoes the last line, or a clearing.
    case undo
    /// Removes all lines, and the light.
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
