import Foundation
import TouchWords

extension Style {
    /// Reads a style's file.
    ///
    /// - Throws: every fault at once.
    public static func load(_ url: URL) throws(ScriptErrors) -> Style {
        try parse(try ScriptText.read(url, expecting: .expected.style), file: url.relativePath)
    }
}

extension LessonQuestions {
    /// Reads `questions.tsv` in a folder of lessons; a folder without it asks nothing.
    ///
    /// - Throws: the first line that is not of the form.
    public static func load(_ folder: URL) throws(ScriptErrors) -> LessonQuestions {
        let url = folder.appending(path: "questions.tsv")
        guard let text = try? ScriptText.read(url) else { return Self() }
        return try parse(text, file: url.relativePath)
    }
}
