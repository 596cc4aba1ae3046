import TouchPicture

/// A color for layers and contexts, in sRGB.
public nonisolated final class CGColor: Hashable, Sendable {
    let color: Color

    init(color: Color) { self.color = color }

    /// Creates a color from red, green, blue, and alpha, each 0 to 1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(color: Color(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// Creates a color from red, green, blue, and alpha, each 0 to 1.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Creates a gray, from 0 (black) to 1 (white).
    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(red: gray, green: gray, blue: gray, alpha: alpha)
    }

    /// Creates a gray from two components or a color from four; nil for any other number. Every
    /// color space is taken for sRGB.
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

    /// The opacity, 0 to 1.
    public var alpha: CGFloat { color.alpha }

    /// The red, green, blue, and alpha components.
    public var components: [CGFloat]? { [color.red, color.green, color.blue, color.alpha] }

    /// The number of components: four.
    public var numberOfComponents: Int { 4 }

    /// The color space of the components.
    public var colorSpace: CGColorSpace? { CGColorSpace() }

    /// Returns the same color with another alpha, 0 to 1.
    public func copy(alpha: CGFloat) -> CGColor? {
        CGColor(red: color.red, green: color.green, blue: color.blue, alpha: alpha)
    }

    public static func == (a: CGColor, b: CGColor) -> Bool { a.color == b.color }

    public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}

/// A color space; here there are sRGB and its grays.
public nonisolated final class CGColorSpace: Sendable {
    /// The name of the space; all names mean sRGB here.
    public static let sRGB = "sRGB"

    /// Indicates whether colors have one component rather than three.
    package let isGray: Bool

    init(isGray: Bool = false) { self.isGray = isGray }

    /// Creates the sRGB space, whatever the name.
    public init?(name: String) { isGray = false }
}

/// Returns the sRGB space.
// swift-format-ignore: AlwaysUseLowerCamelCase
public nonisolated func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace() }

/// Returns the grays of sRGB.
// swift-format-ignore: AlwaysUseLowerCamelCase
public nonisolated func CGColorSpaceCreateDeviceGray() -> CGColorSpace {
    CGColorSpace(isGray: true)
}
