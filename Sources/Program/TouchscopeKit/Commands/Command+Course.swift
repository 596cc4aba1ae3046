import TouchHost
import TouchScript
import TouchVideo
import TouchWords

extension Command {
    static let course = Command(
        name: "course", summary: .command.course, usage: .verbatim("[LIST] -o DIR"),
        details: .command.courseDetails,
        options: [
            Option("output", "o", takes: "DIR", .option.siteOutput),
            Option("films", nil, takes: "DIR", .option.films),
        ]
    ) { call in
        let list = try call.operand(ifAny: "LIST")
        let folder = try call.output("DIR")
        try CourseSite(lessons: try lessons(of: list), folder: folder, films: call["films"])
            .write()
    }

    private static func lessons(of list: String?) throws -> [Lesson] {
        guard let list else {
            let all = try Library.catalog()
            guard !all.isEmpty else { throw Failure(.tell.noLessons) }
            return all
        }
        let found = try Library.catalog(ofList: list)
        if let faults = found.faults { throw faults }
        return found.lessons
    }
}

extension Command {
    static let lessons = Command(
        name: "lessons", summary: .command.lessons, usage: .verbatim(""),
        options: [.language(.option.titleLanguage)]
    ) { call in
        try call.refuseOperands()
        let language = try call.language() ?? Console.language
        let lessons = try Library.catalog()
        guard !lessons.isEmpty else { throw Failure(.tell.noLessonsFound) }
        try Console.print(lines(lessons.map { ($0.identifier, $0.title[language]) }))
    }
}
