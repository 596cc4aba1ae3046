/// What things are called, and what they are, in both languages: a page for readers, and what tests hold captions,
/// panels and reasons to.
public struct Glossary: Hashable, Sendable {
    public struct Entry: Hashable, Sendable {
        /// The one word for it.
        public var term: LocalizedText
        /// A sentence.
        public var meaning: LocalizedText
        /// What nobody is to call it: by language, "en" and "zh".
        public var avoided: [String: [String]]
    }

    public var entries: [Entry]

    public init(entries: [Entry] = []) { self.entries = entries }

    /// Six columns with a tab between: the term and its meaning, each in English and Chinese, and what is not said in either
    /// language, with `|` between. Lines that begin with `#` are remarks.
    ///
    /// - Throws: the first line that is not of the form.
    public static func parse(_ text: String, file: String) throws(ScriptErrors) -> Glossary {
        let expected = "a term and its meaning, each in English and Chinese, with tabs between"
        let lines = try TabbedLines.parse(text, columns: 4...6, expected: expected, file: file)
        return Glossary(
            entries: lines.map { columns in
                func avoided(_ column: Int) -> [String] {
                    column < columns.count
                        ? columns[column].split(separator: "|").map(String.init) : []
                }
                return Entry(
                    term: LocalizedText(columns[0], zh: columns[1]),
                    meaning: LocalizedText(columns[2], zh: columns[3]),
                    avoided: ["en": avoided(4), "zh": avoided(5)])
            })
    }
}
