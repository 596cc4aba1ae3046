import TouchPicture
import TouchScript

/// A color of a scene as a constant of the code.
struct ColorCode: Hashable {
    let name: String
    private let hex: UInt32
    private let alpha: UInt32

    /// The color of a button's title, which is dark on a colored background, as names are.
    static let title = ColorCode(name: "buttonTitle", hex: 0x10151b, alpha: 255)

    private init(name: String, hex: UInt32, alpha: UInt32) {
        (self.name, self.hex, self.alpha) = (name, hex, alpha)
    }

    init(_ color: SceneColor) {
        switch color {
        case .named(let named):
            name = named.rawValue
            (hex, alpha) = (named.hex, 255)
        case .hex(let value, let hasAlpha):
            name = "hex" + color.text.filter { $0.isHexDigit }
            (hex, alpha) = hasAlpha ? (value >> 8, value & 0xff) : (value, 255)
        }
    }

    /// The arguments of the initializer: `UIColor(red: 0xe5 / 255, …)`.
    var arguments: [String] {
        let parts = [("red", hex >> 16 & 0xff), ("green", hex >> 8 & 0xff), ("blue", hex & 0xff)]
        let opacity = alpha == 255 ? "1" : "\(Self.digits(alpha)) / 255"
        return parts.map { "\($0.0): \(Self.digits($0.1)) / 255" } + ["alpha: \(opacity)"]
    }

    private static func digits(_ value: UInt32) -> String {
        let digits = String(value, radix: 16)
        return "0x" + (digits.count == 1 ? "0" : "") + digits
    }

    /// Returns the colors of a scene, each once, in the order of their first use.
    static func all(of members: [CodeMember]) -> [ColorCode] {
        var colors: [ColorCode] = []
        for member in members {
            for case .color(let color) in member.viewClauses where color != .named(.clear) {
                colors.append(ColorCode(color))
                if member.base == "UIButton" { colors.append(.title) }
            }
        }
        var seen: Set<ColorCode> = []
        return colors.filter { seen.insert($0).inserted }
    }
}
