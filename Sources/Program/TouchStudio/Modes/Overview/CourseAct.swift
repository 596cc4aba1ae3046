import TouchVideo

/// An act of the page of all lessons.
nonisolated enum CourseAct: Act {
    /// Shows or hides the page.
    case overview
    case choose(CourseList)
    /// Discards the progress in the lessons.
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
