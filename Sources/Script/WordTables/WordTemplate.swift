/// A sentence with its places.
package struct WordTemplate: Sendable {
    package struct Place: Sendable {
        package let name: String
        /// The type of the place, which is given only once, in English.
        package let type: PlaceType?
        /// The forms that the plural rule picks from; `#` is the number.
        package let forms: [String]?
    }

    enum Piece: Sendable {
        case text(String)
        case place(Int)
    }

    /// The sentence as the file has it.
    package let source: String
    let pieces: [Piece]
    /// The places in the order of the text; one may occur twice.
    package let places: [Place]

    /// The parameters in the order of the text, each once.
    package var parameters: [(name: String, type: PlaceType)] {
        var found: [(name: String, type: PlaceType)] = []
        for place in places {
            if let index = found.firstIndex(where: { $0.name == place.name }) {
                if let type = place.type { found[index].type = type }
            } else {
                found.append((place.name, place.type ?? .text))
            }
        }
        return found
    }

    /// The text with a number for each place, whatever the place is called; sentences with the same
    /// shape are duplicates.
    var shape: String {
        compiled(names: parameters.map(\.name)) + parameters.map { "|\($0.type.kind)" }.joined()
    }

    /// Reads a sentence.
    /// - Throws: `Malformed`, with the reason why the text is no sentence.
    init(_ source: String) throws(Malformed) {
        self.source = source
        var pieces: [Piece] = []
        var places: [Place] = []
        var text = ""
        var rest = source[...]
        while let character = rest.popFirst() {
            switch character {
            case "\\":
                switch rest.popFirst() {
                case "n": text.append("\n")
                case let escaped? where "{}|#\\".contains(escaped): text.append(escaped)
                default: throw Malformed(message: "found \\, expected \\{, \\}, \\n or \\\\")
                }
            case "}": throw Malformed(message: "found } without {")
            case "{":
                guard let end = rest.firstIndex(of: "}") else {
                    throw Malformed(message: "found { without }")
                }
                if !text.isEmpty { pieces.append(.text(text)) }
                text = ""
                pieces.append(.place(places.count))
                places.append(try Self.place(rest[..<end]))
                rest = rest[rest.index(after: end)...]
            default: text.append(character)
            }
        }
        if !text.isEmpty { pieces.append(.text(text)) }
        self.pieces = pieces
        self.places = places
    }

    struct Malformed: Error { let message: String }

    /// Reads the inside of a place: `name: type|form|form`.
    private static func place(_ text: Substring) throws(Malformed) -> Place {
        var forms = text.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
        let head = forms.removeFirst().split(separator: ":", maxSplits: 1)
        guard let name = head.first.map({ String($0) }), isName(name) else {
            throw Malformed(message: "found {\(text)}, expected a name in small letters")
        }
        guard head.count == 2 else {
            return Place(name: name, type: nil, forms: forms.isEmpty ? nil : forms)
        }
        let word = head[1].filter { $0 != " " }
        guard let type = PlaceType(rawValue: word) else {
            let all = PlaceType.allCases.map(\.rawValue).joined(separator: ", ")
            throw Malformed(message: "found the type '\(word)', expected one of \(all)")
        }
        return Place(name: name, type: type, forms: forms.isEmpty ? nil : forms)
    }

    static func isName(_ text: some StringProtocol) -> Bool {
        guard let first = text.first, first.isLowercase, first.isASCII else { return false }
        return text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    }

    // The marks for a place, its forms and line ends in a compiled sentence: characters that no
    // text holds.
    package static let place: Character = "\u{1}"
    package static let forms: Character = "\u{2}"
    package static let form: Character = "\u{3}"
    package static let end: Character = "\u{4}"
    package static let line: Character = "\u{5}"

    /// Returns the text with the number of each place, "a" for the first of `names`.
    func compiled(names: [String]) -> String {
        var text = ""
        for piece in pieces {
            switch piece {
            case .text(let words):
                text += words.split(
                    separator: "\n", omittingEmptySubsequences: false
                ).joined(separator: String(Self.line))
            case .place(let index):
                let place = places[index]
                let number = names.firstIndex(of: place.name) ?? 0
                let letter = Character(UnicodeScalar(UInt8(97 + number)))
                guard let forms = place.forms else {
                    text += "\(Self.place)\(letter)"
                    continue
                }
                text += "\(Self.forms)\(letter)\(forms.joined(separator: String(Self.form)))"
                text.append(Self.end)
            }
        }
        return text
    }
}
