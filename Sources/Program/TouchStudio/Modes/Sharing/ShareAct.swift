/// An act of sharing.
nonisolated enum ShareAct: Act {
    /// Shows or hides the page with the code.
    case open
    /// Stops the sharing of the pages.
    case stop

    static let rows = [
        ActRow(
            Self.open, .act.share, [.key(.function(6))], in: .lesson, needsSceneFiles: true),
        ActRow(Self.stop, .share.stop, in: .lesson, .whileOpen),
    ]

    var right: ActRight { self == .stop ? .nobody : .visitors }
    var subject: ActSubject { .looks }
}

nonisolated extension Act where Self == ShareAct {
    static func share(_ act: ShareAct) -> ShareAct { act }
}
