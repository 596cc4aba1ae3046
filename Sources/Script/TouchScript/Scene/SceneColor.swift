import TouchPicture
import TouchWords

/// A color as a scene writes it: a name of the palette, or `"#rrggbb"` (`"#rrggbbaa"`).
public enum SceneColor: Hashable, Sendable {
    case named(Named)
    case hex(UInt32, hasAlpha: Bool)

    /// The palette of scenes: bright enough for a projector, calm enough for text on top.
    public enum Named: String, LanguageWord, Hashable, Sendable {
        case coral, sky, sun, mint, plum, sand, rose, leaf, sea, clay, lilac
        case snow, slate, ink, clear

        public var color: Color { self == .clear ? .clear : Color(hex: hex) }

        package var hex: UInt32 {
            switch self {
            case .coral: 0xe5715f
            case .sky: 0x6cb4e4
            case .sun: 0xf2c14e
            case .mint: 0x6fcfa6
            case .plum: 0xa678c8
            case .sand: 0xdcc6a0
            case .rose: 0xef93b1
            case .leaf: 0x9ccb5d
            case .sea: 0x3fa7a3
            case .clay: 0xc98a5b
            case .lilac: 0xb9b3ea
            case .snow: 0xf3f5f7
            case .slate: 0x5b6b7b
            case .ink: 0x1f2a36
            case .clear: 0
            }
        }
    }

    public var color: Color {
        switch self {
        case .named(let name): name.color
        case .hex(let value, hasAlpha: false): Color(hex: value)
        case .hex(let value, hasAlpha: true):
            Color(hex: value >> 8, alpha: Double(value & 0xff) / 255)
        }
    }

    package var text: String {
        switch self {
        case .named(let name): return name.word
        case .hex(let value, let hasAlpha):
            let digits = String(value, radix: 16)
            let width = hasAlpha ? 8 : 6
            return "\"#" + String(repeating: "0", count: width - digits.count) + digits + "\""
        }
    }
}

extension LineReader {
    mutating func color() throws(ScriptError) -> SceneColor {
        let expected = Wording.expected.color
        guard case .string(let text) = current?.kind else {
            return .named(try choice(SceneColor.Named.self, expected))
        }
        let digits = text.dropFirst()
        guard text.hasPrefix("#"), digits.count == 6 || digits.count == 8,
            digits.allSatisfy({ $0.isHexDigit }), let value = UInt32(digits, radix: 16)
        else { throw unexpected(expected) }
        skip()
        return .hex(value, hasAlpha: digits.count == 8)
    }
}
