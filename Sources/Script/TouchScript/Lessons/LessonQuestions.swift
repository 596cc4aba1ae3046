import TouchWords

/// The questions that somebody who has seen the lessons of a group can answer, in both languages.
public struct LessonQuestions: Hashable, Sendable {
    public struct Entry: Hashable, Sendable {
        /// The identifier of the lesson that contains the answer.
        public var lesson: String
        /// The English words of a caption that give the answer.
        public var said: String
        public var question: LocalizedText
        public var answer: LocalizedText
        public var wrong: [Wrong]
    }

    /// A plausible wrong answer, and the reason why it is wrong.
    public struct Wrong: Hashable, Sendable {
        public var answer: LocalizedText
        public var reason: LocalizedText
    }

    public var entries: [Entry]

    public init(entries: [Entry] = []) { self.entries = entries }

    /// Reads columns that tabs separate: the lesson, words of its captions, the question, its
    /// answer, and two wrong answers, each with the reason why it is wrong; all but the first two
    /// in English and Chinese.
    ///
    /// - Throws: The first line that has the wrong form.
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
