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

    /// One text behind the other.
    static func + (a: Wording, b: Wording) -> Wording {
        Wording(a.english + b.english, a.chinese + b.chinese)
    }

    static func += (text: inout Wording, end: Wording) { text = text + end }

    /// With what explains it behind a colon.
    func because(_ reason: Wording) -> Wording { self + Wording(": ", "：") + reason }

    func because(_ english: String, _ chinese: String) -> Wording {
        self + Wording(": ", "：") + Wording(english, chinese)
    }
}

extension [Wording] {
    func joined(_ english: String, _ chinese: String) -> Wording {
        Wording(
            map { $0.english }.joined(separator: english),
            map { $0.chinese }.joined(separator: chinese))
    }
}

extension LocalizedText {
    public init(_ wording: Wording) {
        let chinese = Translation(language: "zh", text: wording.chinese)
        self.init(wording.english, translations: [chinese])
    }
}
