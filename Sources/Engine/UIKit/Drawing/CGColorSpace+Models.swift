import TouchKit

/// The kind of the colors of a space.
public nonisolated enum CGColorSpaceModel: Int32, Sendable {
    /// Kinds that these names mean in Core Graphics.
    case unknown = -1
    /// Kinds that these names mean in Core Graphics.
    case monochrome, rgb, cmyk, lab, deviceN, indexed, pattern
}

extension CGColorSpace {
    /// The name of the space; all names mean sRGB here.
    public nonisolated static var displayP3: String { "displayP3" }
    /// The name of the space; all names mean sRGB here.
    public nonisolated static var extendedSRGB: String { "extendedSRGB" }
    /// The name of the space; all names mean sRGB here.
    public nonisolated static var linearSRGB: String { "linearSRGB" }
    /// The name of the space; all names mean sRGB here.
    public nonisolated static var genericRGBLinear: String { "genericRGBLinear" }

    /// The kind of the colors.
    public nonisolated var model: CGColorSpaceModel { isGray ? .monochrome : .rgb }
    /// The number of components, without alpha.
    public nonisolated var numberOfComponents: Int { isGray ? 1 : 3 }
}
