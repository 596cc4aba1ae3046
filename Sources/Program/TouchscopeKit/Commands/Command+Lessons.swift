import TouchHost
import TouchStudio

extension Command {
    static let lessons = Command(
        name: "lessons", summary: "the lessons, one a line, the identifier first", usage: "",
        options: [Option("lang", nil, takes: "en|zh", "the language of the titles")]
    ) { call in
        if let extra = call.operands.first { throw call.wrong("unexpected '\(extra)'") }
        let language = try call.language() ?? Settings.systemLanguage
        let lessons = try Library.catalogue()
        guard !lessons.isEmpty else {
            throw Failure("there are no lessons; touchscope doctor says where they are looked for")
        }
        let width = lessons.map(\.identifier.count).max() ?? 0
        for lesson in lessons {
            let name = lesson.identifier.padding(
                toLength: width + 2, withPad: " ", startingAt: 0)
            try Console.print(name + lesson.title[language])
        }
    }
}
