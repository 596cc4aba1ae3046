/// An act of the page that checks touchscreens.
nonisolated enum TouchCheckAct: Act {
    /// Shows or hides the page.
    case open
    /// Begins the nine points anew.
    case again
    /// Saves the report in a file.
    case keep

    static let rows = [
        ActRow(Self.open, .act.touchCheck, [.key(.function(8))], in: .program),
        ActRow(Self.again, .panel.ninePoints, in: .program, .whileOpen),
        ActRow(Self.keep, .panel.keepReport, in: .program, .whileOpen),
    ]

    var right: ActRight { .opened }
    var subject: ActSubject { .looks }
}

nonisolated extension Act where Self == TouchCheckAct {
    static func touchCheck(_ act: TouchCheckAct) -> TouchCheckAct { act }
}
