/// What is asked for about sharing.
nonisolated enum ShareAct: Act {
    /// The page with the code comes, or goes again.
    case open
    /// Nobody gets the pages any more.
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
