import TouchFilm
import TouchHost
import TouchScript
import TouchVideo
import TouchWords

extension Command {
    static let embed = Command(
        name: "embed", summary: .command.embed, usage: .verbatim("LESSON [--at URL]"),
        details: .command.embedDetails,
        options: [
            Option("at", nil, takes: "URL", .option.siteAddress),
            .language(.option.openingLanguage),
        ]
    ) { call in
        let word = try call.operand("LESSON")
        let language = try call.language() ?? "en"
        guard let lesson = try Library.catalog().first(where: { $0.identifier == word }) else {
            throw Failure(.tell.noSuchLesson(word))
        }
        // A pair of runs has no page.
        _ = try FilmedTape.script(word)
        try Console.print(
            LessonFrame(
                lesson: lesson.identifier, title: lesson.title[language], language: language,
                site: call["at"] ?? ""
            ).html)
    }
}
