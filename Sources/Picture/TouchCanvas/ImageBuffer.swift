/// Pixels in memory: 32 bits each, blue, green, red, alpha in this order, premultiplied, the top row first.
public struct ImageBuffer: Hashable, Sendable {
    /// In pixels.
    public let width: Int
    /// In pixels.
    public let height: Int
    public var bytes: [UInt8]

    /// A transparent image.
    public init(width: Int, height: Int) {
        self.width = max(width, 0)
        self.height = max(height, 0)
        bytes = [UInt8](repeating: 0, count: self.width * self.height * 4)
    }

    /// From one row to the next, in bytes.
    public var pitch: Int { width * 4 }

    /// The pixel in column `x` of row `y`; nil outside the image.
    public subscript(x: Int, y: Int) -> Pixel? {
        guard x >= 0, y >= 0, x < width, y < height else { return nil }
        let i = y * pitch + x * 4
        return Pixel(red: bytes[i + 2], green: bytes[i + 1], blue: bytes[i], alpha: bytes[i + 3])
    }
}

/// One pixel, premultiplied.
public struct Pixel: Hashable, Sendable {
    public var red: UInt8
    public var green: UInt8
    public var blue: UInt8
    public var alpha: UInt8

    public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }
}
