import TouchPicture

/// Writes values as the language does; each form reads back to the same value.
package enum Notation {
    package static func number(_ value: Double) -> String {
        let text = "\(value)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }

    /// Escapes a string scalar by scalar: a quote with an accent is a single character, but still
    /// has to be escaped.
    static func string(_ text: String) -> String {
        var quoted = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\": quoted += #"\\"#
            case "\"": quoted += #"\""#
            case "\n": quoted += #"\n"#
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        quoted.unicodeScalars.append("\"")
        return quoted
    }

    static func text(_ text: LocalizedText) -> [String] {
        [string(text.english)] + text.translations.flatMap { [$0.language, string($0.text)] }
    }

    /// Returns `(x, y)`.
    static func place(_ point: CGPoint) -> String {
        "(\(number(point.x)), \(number(point.y)))"
    }

    static func pair(_ a: CGFloat, _ b: CGFloat) -> [String] { [number(a), number(b)] }

    /// Returns `x y width height`.
    static func rectangle(_ rect: CGRect) -> String {
        [rect.minX, rect.minY, rect.width, rect.height].map(number).joined(separator: " ")
    }

    /// Returns names with commas between them.
    static func insets(_ insets: UIEdgeInsets) -> [String] {
        [insets.top, insets.left, insets.bottom, insets.right].map(number)
    }

    static func list(_ names: [String]) -> String { names.joined(separator: ", ") }

    static func list<Word: LanguageWord>(_ words: [Word]) -> String {
        list(words.map { $0.word })
    }

    static func list(_ texts: [LocalizedText]) -> String {
        list(texts.map { text($0).joined(separator: " ") })
    }

    /// Returns a word and its value; nothing if there is no value.
    static func clause(_ word: String, _ value: String?) -> [String] {
        value.map { [word, $0] } ?? []
    }
}

/// A duration as it was written.
public struct Span: Hashable, Sendable {
    public enum Unit: String, CaseIterable, Sendable { case s, ms }

    public var value: Double
    public var unit: Unit

    public init(_ value: Double, _ unit: Unit = .s) {
        self.value = value
        self.unit = unit
    }

    public var seconds: Double { unit == .s ? value : value / 1000 }

    var text: String { Notation.number(value) + unit.rawValue }
}

/// An angle as it was written; positive turns clockwise.
public struct Angle: Hashable, Sendable {
    public enum Unit: String, CaseIterable, Sendable { case deg, rad }

    public var value: Double
    public var unit: Unit

    public init(_ value: Double, _ unit: Unit = .deg) {
        self.value = value
        self.unit = unit
    }

    public var radians: Double { unit == .rad ? value : value * .pi / 180 }

    var text: String { Notation.number(value) + unit.rawValue }
}
