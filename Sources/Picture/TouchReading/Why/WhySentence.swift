import TouchPicture
import TouchTrace
import TouchWords

/// One sentence of an explanation, with its sources.
public struct WhySentence: Hashable, Sendable {
    public var words: Wording
    /// The serials of the records it is made from, the main one first.
    public var records: [Int]
    /// The rule it follows; `none` for plain facts.
    public var rule: Rule
    /// The place in the scene that is its source.
    public var place: ScenePlace?

    init(
        _ words: Wording, _ records: [Int], _ rule: Rule = .none, _ place: ScenePlace? = nil
    ) {
        self.words = words
        self.records = records
        self.rule = rule
        self.place = place
    }

    public var english: String { words["en"] }
    public var chinese: String { words["zh"] }

    /// Returns the words in a language, followed by the place in the scene.
    public subscript(language: String) -> String {
        guard let place else { return words[language] }
        return Wording.list.beside(words, words: "\(place)")[language]
    }
}

extension TraceRecord {
    /// Returns a sentence with this record as its first source, and with the record's rule unless
    /// another is given.
    func fact(
        _ words: Wording, and others: [Int?] = [], _ rule: Rule? = nil, at place: ScenePlace? = nil
    ) -> WhySentence {
        WhySentence(words, [number] + others.compactMap { $0 }, rule ?? self.rule, place)
    }
}

extension [WhySentence] {
    /// Returns all sentences as plain text for copying, one per line, with rule and records.
    public func text(language: String) -> String {
        map { sentence in
            let rule = sentence.rule == .none ? "" : " \(sentence.rule)"
            let serials = sentence.records.map { "#\($0)" }.joined(separator: " ")
            return "\(sentence[language].visible) [\(serials)\(rule)]\n"
        }.joined()
    }

    /// Returns those that contain all words of `query`, in any language, ignoring case; a word with
    /// a colon refers to a place in the scene.
    public func matching(_ query: String) -> [WhySentence] {
        let words = query.lowercased().split(separator: " ")
        return filter { sentence in
            let said = WordLanguage.all.map { sentence.words[$0.identifier] }
            let text = "\(said.joined(separator: " ")) \(sentence.rule)".lowercased()
            let place = sentence.place.map { "\($0)".lowercased() } ?? ""
            return words.allSatisfy {
                text.contains($0) || ($0.contains(":") && place.contains($0))
            }
        }
    }
}
