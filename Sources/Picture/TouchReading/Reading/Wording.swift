import TouchPicture
import TouchScript

/// A text of the program's own, in both its languages: neither can be forgotten.
///
/// What authors write may lack a language, and is a `LocalizedText`.
public struct Wording: Hashable, Codable, Sendable {
    public var english: String
    public var chinese: String

    public init(_ english: String, _ chinese: String) {
        self.english = english
        self.chinese = chinese
    }

    /// A text that is the same in both: a name, a number, a call.
    public init(same text: String) { self.init(text, text) }

    /// The text in "zh", whatever the region, else in English.
    public subscript(language: String) -> String {
        language.lowercased().hasPrefix("zh") ? chinese : english
    }
}

extension LocalizedText {
    public init(_ wording: Wording) {
        let chinese = Translation(language: "zh", text: wording.chinese)
        self.init(wording.english, translations: [chinese])
    }
}
