import TouchGeometry

/// A language that the program speaks: its sentences, and its few rules.
public nonisolated final class WordLanguage: Sendable {
    /// The rule by which a number picks a form of a plural.
    public enum Plural: String, Sendable {
        case other, one, few, slavic

        /// Returns the index of the form that a number takes.
        func form(_ number: Double) -> Int {
            switch self {
            case .other: 0
            case .one: number == 1 ? 0 : 1
            case .few: number < 2 ? 0 : 1
            case .slavic: number == 1 ? 0 : number >= 2 && number < 5 ? 1 : 2
            }
        }
    }

    /// The language's code, such as "en".
    public let identifier: String
    /// The language's name in the language itself, such as "English".
    public let name: String
    private let plural: Plural
    private let text: String
    private let sentences: [Substring]

    /// Creates a language from its sentences.
    /// - Parameter text: Every sentence as `WordTemplate` compiles it, one per line.
    public init(identifier: String, name: String, plural: Plural, text: String) {
        self.identifier = identifier
        self.name = name
        self.plural = plural
        self.text = text
        // Splitting bytes takes a tenth of the time that splitting characters takes.
        sentences = text.utf8.split(
            separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false
        ).map { Substring($0) }
    }

    /// The whole language as one text, for an engine elsewhere that is made from the same tables.
    public var packed: String { "\(identifier)\n\(name)\n\(plural.rawValue)\n\(text)" }

    /// Creates the language that was `packed`; nil if the text is not a packed language.
    public convenience init?(packed: String) {
        let parts = packed.split(separator: "\n", maxSplits: 3, omittingEmptySubsequences: false)
        guard parts.count == 4, let plural = Plural(rawValue: String(parts[2])) else { return nil }
        self.init(
            identifier: String(parts[0]), name: String(parts[1]), plural: plural,
            text: String(parts[3]))
    }

    /// An additional language from a file, or a replacement for a built-in one. Set it at launch,
    /// before the program says anything.
    nonisolated(unsafe) public static var added: WordLanguage?

    /// The languages that the program speaks, English first.
    public static var all: [WordLanguage] {
        guard let added else { return builtIn }
        let isKnown = builtIn.contains { $0.identifier == added.identifier }
        return builtIn.map { $0.identifier == added.identifier ? added : $0 }
            + (isKnown ? [] : [added])
    }

    /// Returns the language with that name, whatever its region; English if there is none.
    public static func of(_ language: String) -> WordLanguage {
        if let added, added.isMeant(by: language) { return added }
        return builtIn.first { $0.isMeant(by: language) } ?? builtIn[0]
    }

    private func isMeant(by name: String) -> Bool {
        name == identifier || name.lowercased().hasPrefix(identifier)
    }

    /// Returns the text of a sentence with its places filled in; `WordTemplate` defines the bytes
    /// that mark them.
    func say(_ wording: Wording) -> String {
        if wording.number == .max { return wording[identifier] }
        var said = ""
        var rest = sentences[Int(wording.number)].utf8
        func next() -> Wording.Place? {
            rest.popFirst().flatMap { letter in
                let index = Int(letter) - 97
                return wording.places.indices.contains(index) ? wording.places[index] : nil
            }
        }
        while true {
            let plain = rest.prefix { $0 > 5 }
            said += Substring(plain)
            rest = rest[plain.endIndex...]
            guard let code = rest.popFirst() else { break }
            switch code {
            case 1:
                if let place = next() { said += say(place) }
            case 2:
                guard let place = next() else { continue }
                let end = rest.firstIndex(of: 4) ?? rest.endIndex
                let forms = rest[..<end].split(separator: 3, omittingEmptySubsequences: false)
                rest = rest[end...].dropFirst()
                let form = plural.form(place.amount)
                guard forms.indices.contains(form) else { continue }
                let parts = forms[form].split(
                    separator: UInt8(ascii: "#"), omittingEmptySubsequences: false)
                for (index, part) in parts.enumerated() {
                    if index > 0 { said += say(place) }
                    said += Substring(part)
                }
            default: said += "\n"
            }
        }
        return said
    }

    func say(_ place: Wording.Place) -> String {
        switch place {
        case .name(let text), .text(let text): text
        case .count(let count): "\(count)"
        case .number(let number): number.thousandths
        case .seconds(let seconds): say(.unit.seconds(seconds.decimals(3)))
        case .duration(let seconds): say(.unit.seconds(seconds.decimals(2)))
        case .points(let points): say(.unit.points(points.brief))
        case .degrees(let degrees): say(.unit.degrees(degrees.brief))
        case .percent(let percent): say(.unit.percent(percent.brief))
        case .factor(let factor): factor.decimals(2)
        case .place(let point): say(.unit.place(Double(point.x).brief, y: Double(point.y).brief))
        case .size(let size):
            say(.unit.size(Double(size.width).brief, height: Double(size.height).brief))
        case .sentence(let wording): say(wording)
        case .list(let all): join(all) { .list.comma($0, last: $1) }
        case .and(let all): join(all) { .list.and($0, last: $1) }
        case .or(let all): join(all) { .list.or($0, last: $1) }
        }
    }

    /// Joins sentences with commas, and the final two with `last`.
    private func join(_ all: [Wording], _ last: (Wording, Wording) -> Wording) -> String {
        guard let first = all.first else { return "" }
        let joined = all.dropFirst().enumerated().reduce(first) { said, item in
            item.offset == all.count - 2
                ? last(said, item.element) : .list.comma(said, last: item.element)
        }
        return say(joined)
    }
}

nonisolated extension Wording.Place {
    /// The number that picks the form of a plural.
    fileprivate var amount: Double {
        switch self {
        case .count(let count): Double(count)
        case .number(let number), .seconds(let number), .duration(let number),
            .points(let number), .degrees(let number), .percent(let number), .factor(let number):
            number
        default: 0
        }
    }
}
