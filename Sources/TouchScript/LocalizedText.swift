/// A text in English, with translations by language ("zh").
public struct LocalizedText: Hashable, Sendable {
    public struct Translation: Hashable, Sendable {
        public var language: String
        public var text: String

        public init(language: String, text: String) {
            self.language = language
            self.text = text
        }
    }

    public var english: String
    public var translations: [Translation]

    public init(_ english: String, translations: [Translation] = []) {
        self.english = english
        self.translations = translations
    }

    /// The text in `language`; English where no translation is given.
    public subscript(language: String) -> String {
        translations.first { $0.language == language }?.text ?? english
    }
}
