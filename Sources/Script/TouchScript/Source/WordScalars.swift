import TouchPicture
import TouchWords

/// Of which scalars words are made.
extension Unicode.Scalar {
    /// A letter or digit of any script, or a mark upon one, that can be seen; `-` or `_`.
    var isOfWords: Bool {
        if self == "-" || self == "_" { return true }
        switch properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
            .decimalNumber, .letterNumber, .otherNumber,
            .nonspacingMark, .spacingMark, .enclosingMark:
            return !properties.isDefaultIgnorableCodePoint
        default: return false
        }
    }

    /// An accent and the like, that stands on a letter.
    var isMark: Bool {
        switch properties.generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark: true
        default: false
        }
    }

    /// What should stand in its place outside of texts in quotes.
    var remedy: Wording {
        let code = "U+" + String(repeating: "0", count: max(0, 4 - hex.count)) + hex
        if self == "\t" { return .expected.spacesNotTab }
        if value == 0x3000 { return .expected.notFullWidth(code) }
        if properties.isWhitespace { return .expected.plainSpace(code) }
        if isUnseen || properties.isDefaultIgnorableCodePoint {
            return .expected.nothing(code)
        }
        if isMark { return .expected.letterForMark(code) }
        return .expected.wordNumberOrText
    }

    private var hex: String { String(value, radix: 16, uppercase: true) }
}

/// Names that code gives, as the file language can say them.
public enum GivenName {
    /// The name as one word: what words cannot have becomes a hyphen; nil where nothing is left of it.
    public static func word(_ name: String) -> String? {
        if let (scrollView, own) = OwnRecognizer.parts(of: name) {
            return word(scrollView).map(own.name(of:))
        }
        let scalars = name.unicodeScalars.prefix(Limits.name)
            .map { $0.isOfWords ? Character($0) : "-" }
        let word = String(scalars).split(separator: "-").joined(separator: "-")
        return word.unicodeScalars.first.map { $0.isMark } == false ? word : nil
    }

    /// Whether a tape would take it for a word of the language.
    public static func isReserved(_ word: String) -> Bool { reservedNames.contains(word) }
}
