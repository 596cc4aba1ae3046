import Foundation
import TouchWords

extension Style {
    /// Reads a style's file.
    ///
    /// - Throws: Every fault at once.
    public static func load(_ url: URL) throws(ScriptErrors) -> Style {
        try parse(try ScriptText.read(url, expecting: .expected.style), file: url.relativePath)
    }
}

extension LessonQuestions {
    /// Reads `questions.tsv` in a folder of lessons; a folder without that file has no questions.
    ///
    /// - Throws: The first line that has the wrong form.
    public static func load(_ folder: URL) throws(ScriptErrors) -> LessonQuestions {
        let url = folder.appending(path: "questions.tsv")
        guard let text = try? ScriptText.read(url) else { return Self() }
        return try parse(text, file: url.relativePath)
    }
}
