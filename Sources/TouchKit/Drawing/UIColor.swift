import TouchPicture

/// A colour in sRGB.
public nonisolated final class UIColor: Hashable, Sendable {
    /// The colour as a value.
    public let color: Color

    public init(color: Color) {
        self.color = color
    }

    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(color: Color(red: red, green: green, blue: blue, alpha: alpha))
    }

    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(color: Color(red: white, green: white, blue: white, alpha: alpha))
    }

    /// A colour by hue, saturation and brightness, each 0 to 1.
    public convenience init(
        hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
    ) {
        func channel(_ offset: CGFloat) -> CGFloat {
            let k = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
            return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
        }
        self.init(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha)
    }

    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        UIColor(red: color.red, green: color.green, blue: color.blue, alpha: alpha)
    }

    /// Paints the fills that follow in the current context.
    @MainActor public func setFill() { UIGraphicsGetCurrentContext()?.fillColor = color }

    /// Paints the lines that follow in the current context.
    @MainActor public func setStroke() { UIGraphicsGetCurrentContext()?.strokeColor = color }

    @MainActor public func set() {
        setFill()
        setStroke()
    }

    public static func == (a: UIColor, b: UIColor) -> Bool { a.color == b.color }

    public func hash(into hasher: inout Hasher) { hasher.combine(color) }

    public static let black = UIColor(white: 0, alpha: 1)
    public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
    public static let gray = UIColor(white: 0.5, alpha: 1)
    public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
    public static let white = UIColor(white: 1, alpha: 1)
    public static let clear = UIColor(white: 0, alpha: 0)
    public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
    public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
    public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)

    public static let systemRed = UIColor(color: Color(hex: 0xff3b30))
    public static let systemOrange = UIColor(color: Color(hex: 0xff9500))
    public static let systemYellow = UIColor(color: Color(hex: 0xffcc00))
    public static let systemGreen = UIColor(color: Color(hex: 0x34c759))
    public static let systemTeal = UIColor(color: Color(hex: 0x30b0c7))
    public static let systemBlue = UIColor(color: Color(hex: 0x007aff))
    public static let systemIndigo = UIColor(color: Color(hex: 0x5856d6))
    public static let systemPurple = UIColor(color: Color(hex: 0xaf52de))
    public static let systemPink = UIColor(color: Color(hex: 0xff2d55))
    public static let systemBrown = UIColor(color: Color(hex: 0xa2845e))
    public static let systemGray = UIColor(color: Color(hex: 0x8e8e93))
}
