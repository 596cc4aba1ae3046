import TouchPicture

/// A colour in sRGB.
public nonisolated final class UIColor: Hashable, Sendable {
    /// The colour as a value.
    public let color: Color

    /// A colour of a picture.
    public init(color: Color) {
        self.color = color
    }

    /// Red, green, blue and alpha in sRGB, each 0 to 1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(color: Color(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// A grey, from 0 (black) to 1 (white).
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

    /// The same colour with another alpha, 0 to 1.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        UIColor(red: color.red, green: color.green, blue: color.blue, alpha: alpha)
    }

    /// Paints the fills that follow in the current context.
    @MainActor public func setFill() { UIGraphicsGetCurrentContext()?.fillColor = color }

    /// Paints the lines that follow in the current context.
    @MainActor public func setStroke() { UIGraphicsGetCurrentContext()?.strokeColor = color }

    /// Makes it the colour of fills and lines, within `draw(_:)`.
    @MainActor public func set() {
        setFill()
        setStroke()
    }

    public static func == (a: UIColor, b: UIColor) -> Bool { a.color == b.color }

    public func hash(into hasher: inout Hasher) { hasher.combine(color) }

    /// Black.
    public static let black = UIColor(white: 0, alpha: 1)
    /// A third of white.
    public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
    /// Half of white.
    public static let gray = UIColor(white: 0.5, alpha: 1)
    /// Two thirds of white.
    public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
    /// White.
    public static let white = UIColor(white: 1, alpha: 1)
    /// Nothing: black of no opacity.
    public static let clear = UIColor(white: 0, alpha: 0)
    /// Pure red.
    public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    /// Pure green.
    public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    /// Pure blue.
    public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    /// Green and blue.
    public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
    /// Red and green.
    public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    /// Red and blue.
    public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
    /// Red and half of green.
    public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    /// Half of red and of blue.
    public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    /// A brown.
    public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)

    /// The red of controls.
    public static let systemRed = UIColor(color: Color(hex: 0xff3b30))
    /// The orange of controls.
    public static let systemOrange = UIColor(color: Color(hex: 0xff9500))
    /// The yellow of controls.
    public static let systemYellow = UIColor(color: Color(hex: 0xffcc00))
    /// The green of controls.
    public static let systemGreen = UIColor(color: Color(hex: 0x34c759))
    /// The teal of controls.
    public static let systemTeal = UIColor(color: Color(hex: 0x30b0c7))
    /// The blue of controls.
    public static let systemBlue = UIColor(color: Color(hex: 0x007aff))
    /// The indigo of controls.
    public static let systemIndigo = UIColor(color: Color(hex: 0x5856d6))
    /// The purple of controls.
    public static let systemPurple = UIColor(color: Color(hex: 0xaf52de))
    /// The pink of controls.
    public static let systemPink = UIColor(color: Color(hex: 0xff2d55))
    /// The brown of controls.
    public static let systemBrown = UIColor(color: Color(hex: 0xa2845e))
    /// The grey of controls.
    public static let systemGray = UIColor(color: Color(hex: 0x8e8e93))
}
