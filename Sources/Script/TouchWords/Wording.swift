import TouchGeometry

/// Something that the program says: a sentence of its tables, and the values of the sentence's
/// places.
///
/// A wording holds the meaning; the words come from the table of the language that it is rendered
/// in. Text that authors write is a `LocalizedText`.
public nonisolated struct Wording: Hashable, Codable, Sendable {
    /// The value of a place, by the place's type in the English table.
    public enum Place: Hashable, Codable, Sendable {
        /// The name of a view, a recognizer or a finger, which keeps its color.
        case name(String)
        case text(String)
        case count(Int)
        case number(Double)
        case seconds(Double)
        case points(Double)
        case degrees(Double)
        case percent(Double)
        case duration(Double)
        case factor(Double)
        case place(CGPoint)
        case size(CGSize)
        case sentence(Wording)
        case list([Wording])
        case and([Wording])
        case or([Wording])
    }

    /// The index of the sentence in the English table.
    let number: UInt16
    /// The values, in the order of the sentence's places in English.
    public let places: [Place]

    init(_ number: UInt16, _ places: [Place]) {
        self.number = number
        self.places = places
    }

    /// Returns a wording that is the same in every language: a name, a number, a call.
    public static func verbatim(_ text: String) -> Wording { Wording(.max, [.text(text)]) }

    /// The sentence's name in the tables, such as "why.waits"; nil if the wording is the same in
    /// every language.
    public var identifier: String? {
        guard number != .max else { return nil }
        return String(Self.identifiers[Int(number)])
    }

    private static let identifiers = allIdentifiers.split(separator: "\n")

    /// The text in `language`, whatever its region; in English if there is no table for it.
    public subscript(language: String) -> String {
        number == .max ? places[0].text : WordLanguage.of(language).say(self)
    }
}

nonisolated extension DefaultStringInterpolation {
    /// Rejects the interpolation of a wording: a sentence has no text until its language is known.
    @available(*, unavailable, message: "say in which language: wording[\"en\"]")
    public mutating func appendInterpolation(_ wording: Wording) {}
}

/// The meaning without the words of any language: "why.failedAt(drag, 0.080 s)". A reason follows
/// its claim and a colon.
nonisolated extension Wording: CustomDebugStringConvertible {
    public var debugDescription: String {
        guard let identifier else { return places[0].text }
        let meanings = places.map { $0.meaning }
        if identifier == "why.because" { return meanings.joined(separator: ": ") }
        return places.isEmpty ? identifier : "\(identifier)(\(meanings.joined(separator: ", ")))"
    }
}

nonisolated extension Wording.Place {
    fileprivate var meaning: String {
        switch self {
        case .sentence(let wording): wording.debugDescription
        case .list(let all), .and(let all), .or(let all):
            "[\(all.map { $0.debugDescription }.joined(separator: ", "))]"
        default: WordLanguage.of("en").say(self)
        }
    }

    /// The text of a wording that is the same in every language.
    fileprivate var text: String {
        if case .text(let text) = self { text } else { "" }
    }
}
