/// An act on lessons: to open, play, or restart one.
nonisolated enum LessonAct: Act {
    /// Slides the list in or out.
    case list
    case next, previous
    case open(Int)
    /// Plays the lesson's tape, or lets hands take over again.
    case demonstrate
    case restart
    /// Brings back the session that the last lesson replaced.
    case bringBack

    static let rows = [
        ActRow(Self.demonstrate, .act.showMe, [.key("d")], in: .lesson),
        ActRow(Self.restart, .act.startAfresh, [.key("r")], in: .lesson),
        ActRow(
            Self.list, .rail.lessons, [.key("o")], in: .lesson, leavesDrawer: false,
            needsSceneFiles: true,
            handle: ActRow.Handle(words: .rail.lessons, icon: .lessons)),
        ActRow(
            Self.next, .act.nextLesson, [.key(.down), .key(.pageDown)], in: .lesson,
            needsSceneFiles: true),
        ActRow(
            Self.previous, .act.previousLesson, [.key(.up), .key(.pageUp)], in: .lesson,
            needsSceneFiles: true),
        ActRow(Self.bringBack, .act.bringBack, [.control("z")], in: .lesson),
    ]

    var subject: ActSubject { self == .list ? .looks : .opening }
}

nonisolated extension Act where Self == LessonAct {
    static func lesson(_ act: LessonAct) -> LessonAct { act }
}

nonisolated extension Drawer {
    static let lessons = Drawer("lessons")
}
