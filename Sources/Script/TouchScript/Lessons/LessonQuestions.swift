import TouchWords

/// What somebody can answer who has seen the lessons of a group, in both languages.
public struct LessonQuestions: Hashable, Sendable {
    public struct Entry: Hashable, Sendable {
        /// The identifier of the lesson that has the answer.
        public var lesson: String
        /// The English words of a caption that say so.
        public var said: String
        public var question: LocalizedText
        public var answer: LocalizedText
        public var wrong: [Wrong]
    }

    /// What somebody might think, and why it is not so.
    public struct Wrong: Hashable, Sendable {
        public var answer: LocalizedText
        public var reason: LocalizedText
    }

    public var entries: [Entry]

    public init(entries: [Entry] = []) { self.entries = entries }

    /// Columns with a tab between: the lesson, words of its captions, the question, its answer, and two wrong answers with
    /// what is wrong with each; all but the first two in English and Chinese.
    ///
    /// - Throws: the first line that is not of the form.
    public static func parse(
        _ text: String, file: String
    ) throws(ScriptErrors) -> LessonQuestions {
        let lines = try TabbedLines.parse(
            text, columns: 14...14, expected: .expected.questionLine, file: file)
        return LessonQuestions(
            entries: lines.map { line in
                func text(_ column: Int) -> LocalizedText {
                    LocalizedText(line[column], zh: line[column + 1])
                }
                return Entry(
                    lesson: line[0], said: line[1], question: text(2), answer: text(4),
                    wrong: [6, 10].map { Wrong(answer: text($0), reason: text($0 + 2)) })
            })
    }
}
