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

    public init(_ english: String, zh chinese: String) {
        self.init(english, translations: [Translation(language: "zh", text: chinese)])
    }

    /// Creates a text from one language; if that is not English, the text also stands in for
    /// English.
    public init(_ text: String, in language: String) {
        self.init(
            text,
            translations: language == "en" ? [] : [Translation(language: language, text: text)])
    }

    /// Returns whether a text in `language` is still missing: for English, a stand-in from another
    /// language counts as missing.
    public func lacks(_ language: String) -> Bool {
        language == "en"
            ? translations.contains { $0.text == english }
            : !translations.contains { $0.language == language }
    }

    /// Returns the text with new words in one language; the others stay.
    public func said(_ text: String, in language: String) -> LocalizedText {
        var new = self
        if language == "en" {
            new.english = text
        } else if let index = translations.firstIndex(where: { $0.language == language }) {
            if translations[index].text == english { new.english = text }
            new.translations[index].text = text
        } else {
            new.translations.append(Translation(language: language, text: text))
        }
        return new
    }

    /// The text in `language`; in English if there is no translation.
    public subscript(language: String) -> String {
        translations.first { $0.language == language }?.text ?? english
    }
}
