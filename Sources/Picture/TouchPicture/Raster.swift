/// Pixels from a file.
public struct Raster: Hashable, Sendable, CustomStringConvertible {
    /// The width, in pixels.
    public let width: Int
    /// The height, in pixels.
    public let height: Int
    /// The pixels, 32 bits each, in the order blue, green, red, alpha, premultiplied, with the top
    /// row first.
    public let bytes: [UInt8]
    /// A checksum that identifies the pixels.
    public let checksum: String

    /// Creates a raster from decoded pixels; sizes are in pixels, and `bytes` has four for each.
    public init(width: Int, height: Int, bytes: [UInt8], checksum: String) {
        self.width = width
        self.height = height
        self.bytes = bytes
        self.checksum = checksum
    }

    /// The size and the checksum.
    public var description: String { "\(width)x\(height) \(checksum)" }

    public static func == (a: Raster, b: Raster) -> Bool { a.description == b.description }

    public func hash(into hasher: inout Hasher) { hasher.combine(checksum) }
}

/// Pixels painted in a rectangle.
public struct Image: Hashable, Sendable {
    /// The pixels to paint.
    public var raster: Raster
    /// The rectangle to paint in, in points.
    public var frame: CGRect
    /// The opacity, from 0 to 1.
    public var opacity: Double

    /// Creates an image of pixels in a rectangle, in points.
    public init(_ raster: Raster, in frame: CGRect, opacity: Double = 1) {
        self.raster = raster
        self.frame = frame
        self.opacity = opacity
    }
}
