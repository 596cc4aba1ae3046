import TouchPicture

/// A colour as layers and contexts take it, in sRGB.
public nonisolated final class CGColor: Hashable, Sendable {
    let color: Color

    init(color: Color) { self.color = color }

    /// Red, green, blue and alpha, each 0 to 1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(color: Color(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// Red, green, blue and alpha, each 0 to 1.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// A grey, from 0 (black) to 1 (white).
    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(red: gray, green: gray, blue: gray, alpha: alpha)
    }

    /// A grey of two components or a colour of four; nil for any other number. Every space counts as sRGB.
    public convenience init?(colorSpace: CGColorSpace, components: [CGFloat]) {
        switch components.count {
        case 2: self.init(gray: components[0], alpha: components[1])
        case 4:
            self.init(
                red: components[0], green: components[1], blue: components[2],
                alpha: components[3])
        default: return nil
        }
    }

    /// Opacity, 0 to 1.
    public var alpha: CGFloat { color.alpha }

    /// Red, green, blue and alpha.
    public var components: [CGFloat]? { [color.red, color.green, color.blue, color.alpha] }

    /// How many components there are: four.
    public var numberOfComponents: Int { 4 }

    /// The space of the components.
    public var colorSpace: CGColorSpace? { CGColorSpace() }

    /// The same colour with another alpha, 0 to 1.
    public func copy(alpha: CGFloat) -> CGColor? {
        CGColor(red: color.red, green: color.green, blue: color.blue, alpha: alpha)
    }

    public static func == (a: CGColor, b: CGColor) -> Bool { a.color == b.color }

    public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}

/// A space of colours; here there is one, sRGB.
public nonisolated final class CGColorSpace: Sendable {
    /// Names of spaces, which all mean sRGB here.
    public static let sRGB = "sRGB"

    init() {}

    /// sRGB, whatever the name.
    public init?(name: String) {}
}

/// sRGB.
// swift-format-ignore: AlwaysUseLowerCamelCase
public nonisolated func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace() }

/// sRGB, of which greys are a part.
// swift-format-ignore: AlwaysUseLowerCamelCase
public nonisolated func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace() }
