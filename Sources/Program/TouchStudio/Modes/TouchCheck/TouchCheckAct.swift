/// What the page is asked for that checks touchscreens.
nonisolated enum TouchCheckAct: Act {
    /// It comes, or goes again.
    case open
    /// The nine points begin anew.
    case again
    /// What is known is kept in a file.
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
