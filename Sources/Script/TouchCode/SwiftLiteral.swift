import TouchPicture
import TouchScript

/// Writes values as Swift literals.
enum SwiftLiteral {
    static func number(_ value: Double) -> String { Notation.number(value) }

    static func point(_ point: CGPoint) -> String {
        "CGPoint(x: \(number(point.x)), y: \(number(point.y)))"
    }

    static func size(_ size: CGSize) -> String {
        "CGSize(width: \(number(size.width)), height: \(number(size.height)))"
    }

    static func rect(_ origin: CGPoint, _ size: CGSize) -> String {
        "CGRect(x: \(number(origin.x)), y: \(number(origin.y)), "
            + "width: \(number(size.width)), height: \(number(size.height)))"
    }

    static func insets(_ insets: UIEdgeInsets) -> String {
        "UIEdgeInsets(top: \(number(insets.top)), left: \(number(insets.left)), "
            + "bottom: \(number(insets.bottom)), right: \(number(insets.right)))"
    }

    static func angle(_ angle: Angle) -> String {
        angle.unit == .rad ? number(angle.value) : "\(number(angle.value)) * .pi / 180"
    }

    /// Returns a string literal, with escapes for characters that cannot be seen.
    static func string(_ text: String) -> String {
        var literal = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\": literal += #"\\"#
            case "\"": literal += #"\""#
            case "\n": literal += #"\n"#
            case _ where isHidden(scalar):
                literal += "\\u{\(String(scalar.value, radix: 16))}"
            default: literal.unicodeScalars.append(scalar)
            }
        }
        return literal + "\""
    }

    private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned: true
        default: false
        }
    }

    /// Returns `.right`, or `[.right, .left]`.
    static func options(_ names: [String]) -> String {
        names.count == 1 ? ".\(names[0])" : "[\(names.map { "." + $0 }.joined(separator: ", "))]"
    }
}
