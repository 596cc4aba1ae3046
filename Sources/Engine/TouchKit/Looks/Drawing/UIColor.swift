import TouchPicture

/// A color in sRGB.
public nonisolated final class UIColor: Hashable, Sendable {
    /// The color as a value.
    let color: Color

    /// Creates a color from one of a picture.
    public init(color: Color) {
        self.color = color
    }

    /// Creates a color from red, green, blue, and alpha in sRGB, each 0 to 1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(color: Color(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// Creates a gray, from 0 (black) to 1 (white).
    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(color: Color(red: white, green: white, blue: white, alpha: alpha))
    }

    /// Creates a color from hue, saturation, and brightness, each 0 to 1.
    public convenience init(
        hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
    ) {
        func channel(_ offset: CGFloat) -> CGFloat {
            let k = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
            return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
        }
        self.init(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha)
    }

    /// Creates a color from red, green, blue, and alpha, each 0 to 1; they are taken for sRGB.
    public convenience init(
        displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
    ) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Creates a color from one of a layer.
    public convenience init(cgColor: CGColor) { self.init(color: cgColor.color) }

    /// Creates the color that `provider` returns for light traits: there is no dark style here.
    public convenience init(dynamicProvider provider: (UITraitCollection) -> UIColor) {
        self.init(color: provider(UITraitCollection()).color)
    }

    /// Creates a gray in place of the named color: there are no color catalogs here.
    public convenience init?(named name: String) { self.init(white: 0.6, alpha: 1) }

    /// The color for layers and contexts.
    public var cgColor: CGColor { CGColor(color: color) }

    /// Returns the same color: there is no dark style here.
    public func resolvedColor(with traits: UITraitCollection) -> UIColor { self }

    /// Writes red, green, blue, and alpha, each 0 to 1.
    @discardableResult
    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        red?.pointee = color.red
        green?.pointee = color.green
        blue?.pointee = color.blue
        alpha?.pointee = color.alpha
        return true
    }

    /// Writes hue, saturation, brightness, and alpha, each 0 to 1.
    @discardableResult
    public func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let (r, g, b) = (color.red, color.green, color.blue)
        let (high, low) = (max(r, g, b), min(r, g, b))
        let range = high - low
        var sixth = 0.0
        if range > 0 {
            if high == r {
                sixth = (g - b) / range + (g < b ? 6 : 0)
            } else if high == g {
                sixth = (b - r) / range + 2
            } else {
                sixth = (r - g) / range + 4
            }
        }
        hue?.pointee = sixth / 6
        saturation?.pointee = high > 0 ? range / high : 0
        brightness?.pointee = high
        alpha?.pointee = color.alpha
        return true
    }

    /// Writes lightness and alpha; returns false if the color is not a gray.
    @discardableResult
    public func getWhite(
        _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        guard color.red == color.green, color.green == color.blue else { return false }
        white?.pointee = color.red
        alpha?.pointee = color.alpha
        return true
    }

    /// Returns the same color with another alpha, 0 to 1.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        UIColor(red: color.red, green: color.green, blue: color.blue, alpha: alpha)
    }

    /// Sets the color of the fills that follow in the current context.
    public func setFill() { UIGraphicsGetCurrentContext()?.state.fill = color }

    /// Sets the color of the lines that follow in the current context.
    public func setStroke() { UIGraphicsGetCurrentContext()?.state.stroke = color }

    /// Sets the color of fills and lines, within `draw(_:)`.
    public func set() {
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
    /// The transparent color: black with no opacity.
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
    /// The gray of controls.
    public static let systemGray = UIColor(color: Color(hex: 0x8e8e93))
}

// `#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)` in sources in which a color was picked.

extension UIColor: _ExpressibleByColorLiteral {
    /// Creates a color from red, green, blue, and alpha in sRGB, each 0 to 1.
    public convenience init(
        _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
    ) {
        self.init(
            red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }
}

/// The type of a color literal without another type annotation.
public typealias _ColorLiteralType = UIColor
