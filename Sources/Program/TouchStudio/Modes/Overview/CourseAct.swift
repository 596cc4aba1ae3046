import TouchVideo

/// What the page of all lessons is asked for.
nonisolated enum CourseAct: Act {
    /// It comes, or goes again.
    case overview
    case choose(CourseList)
    /// How far one is with the lessons is forgotten.
    case forget

    static let rows = [
        ActRow(
            Self.overview, .act.allLessons, [.key(.function(4))], in: .lesson,
            needsSceneFiles: true)
    ]

    var right: ActRight { self == .forget ? .nobody : .visitors }
    var subject: ActSubject { .looks }
}

nonisolated extension Act where Self == CourseAct {
    static func course(_ act: CourseAct) -> CourseAct { act }
}
