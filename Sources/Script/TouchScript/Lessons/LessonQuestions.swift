/// What somebody can answer who has seen the lessons of a group, in both languages.
public struct LessonQuestions: Hashable, Sendable {
    public struct Entry: Hashable, Sendable {
        /// The identifier of the lesson that has the answer.
        public var lesson: String
        /// The English words of a caption that say so.
        public var said: String
        public var question: LocalizedText
        public var answer: LocalizedText
    }

    public var entries: [Entry]

    public init(entries: [Entry] = []) { self.entries = entries }

    /// Six columns with a tab between: the lesson, words of its captions, the question and its answer, each in English and
    /// Chinese.
    ///
    /// - Throws: the first line that is not of the form.
    public static func parse(
        _ text: String, file: String
    ) throws(ScriptErrors) -> LessonQuestions {
        let expected =
            "a lesson, words of its captions, a question and its answer, each in English and "
            + "Chinese, with tabs between"
        let lines = try TabbedLines.parse(text, columns: 6...6, expected: expected, file: file)
        return LessonQuestions(
            entries: lines.map { line in
                Entry(
                    lesson: line[0], said: line[1],
                    question: LocalizedText(line[2], zh: line[3]),
                    answer: LocalizedText(line[4], zh: line[5]))
            })
    }
}
