import TouchPicture
import TouchWords

/// The scalars that words consist of.
extension Unicode.Scalar {
    /// Indicates whether the scalar is a visible letter or digit of any script, a mark on one, `-`
    /// or `_`.
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

    /// Indicates whether the scalar is a mark on a letter, such as an accent.
    var isMark: Bool {
        switch properties.generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark: true
        default: false
        }
    }

    /// The replacement to suggest for the scalar outside of texts in quotes.
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

/// Converts names given in code to names that the file language can hold.
public enum GivenName {
    /// Returns the name as one word, with a hyphen for every scalar that words cannot contain; nil
    /// if nothing is left of it.
    public static func word(_ name: String) -> String? {
        if let (owner, own) = OwnRecognizer.parts(of: name) {
            return word(owner).map(own.name(of:))
        }
        let scalars = name.unicodeScalars.prefix(Limits.name)
            .map { $0.isOfWords ? Character($0) : "-" }
        let word = String(scalars).split(separator: "-").joined(separator: "-")
        return word.unicodeScalars.first.map { $0.isMark } == false ? word : nil
    }

    /// Returns whether a tape would take the name for a word of the language.
    public static func isReserved(_ word: String) -> Bool { reservedNames.contains(word) }
}
