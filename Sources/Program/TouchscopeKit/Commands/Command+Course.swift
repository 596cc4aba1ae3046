import TouchHost
import TouchScript
import TouchStudio
import TouchVideo

extension Command {
    static let course = Command(
        name: "course", summary: "a site of all lessons: pages to step through, films, words",
        usage: "[LIST] -o DIR",
        details: """
            DIR gets an overview and the list of words, in English and Chinese, and for each lesson of LIST,
            or of all there are, a picture and the page that touchscope card makes. The films that lie in
            --films by the lessons' names, NAME.mp4, are linked. It needs no network and no server.
            """,
        options: [
            Option("output", "o", takes: "DIR", "the folder that gets it"),
            Option("films", nil, takes: "DIR", "where films of the lessons lie"),
        ]
    ) { call in
        let list = try call.operand(ifAny: "LIST")
        let folder = try call.output("DIR")
        try CourseSite(lessons: try lessons(of: list), folder: folder, films: call["films"])
            .write()
    }

    private static func lessons(of list: String?) throws -> [Lesson] {
        guard let list else {
            let all = try Library.catalogue()
            guard !all.isEmpty else { throw Failure("there are no lessons; see touchscope doctor") }
            return all
        }
        let found = try Library.catalogue(ofList: list)
        if let faults = found.faults { throw faults }
        return found.lessons
    }
}

extension Command {
    static let lessons = Command(
        name: "lessons", summary: "the lessons, one a line, the identifier first", usage: "",
        options: [Option("lang", nil, takes: "en|zh", "the language of the titles")]
    ) { call in
        try call.refuseOperands()
        let language = try call.language() ?? Settings.systemLanguage
        let lessons = try Library.catalogue()
        guard !lessons.isEmpty else {
            throw Failure("there are no lessons; touchscope doctor says where they are looked for")
        }
        try Console.print(lines(lessons.map { ($0.identifier, $0.title[language]) }))
    }
}
