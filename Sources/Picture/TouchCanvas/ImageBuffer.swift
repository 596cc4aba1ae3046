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
}
