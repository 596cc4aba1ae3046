/// Pixels that came from a file.
public struct Raster: Hashable, Sendable, CustomStringConvertible {
    /// In pixels.
    public let width: Int
    /// In pixels.
    public let height: Int
    /// 32 bits each, blue, green, red, alpha in this order, premultiplied, the top row first.
    public let bytes: [UInt8]
    /// The same for the same pixels only.
    public let checksum: String

    /// Pixels as they were decoded; sizes in pixels, `bytes` four for each.
    public init(width: Int, height: Int, bytes: [UInt8], checksum: String) {
        self.width = width
        self.height = height
        self.bytes = bytes
        self.checksum = checksum
    }

    /// Size and checksum.
    public var description: String { "\(width)x\(height) \(checksum)" }

    public static func == (a: Raster, b: Raster) -> Bool { a.description == b.description }

    public func hash(into hasher: inout Hasher) { hasher.combine(checksum) }
}

/// Pixels painted in a rectangle.
public struct Image: Hashable, Sendable {
    /// What is painted.
    public var raster: Raster
    /// Where, in points.
    public var frame: CGRect
    /// From 0 to 1.
    public var opacity: Double

    /// Pixels in a rectangle, in points.
    public init(_ raster: Raster, in frame: CGRect, opacity: Double = 1) {
        self.raster = raster
        self.frame = frame
        self.opacity = opacity
    }
}
