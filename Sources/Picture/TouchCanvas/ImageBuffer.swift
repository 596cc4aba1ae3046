/// Pixels in memory: 32 bits each, in the order blue, green, red, alpha, premultiplied, with the
/// top row first.
public struct ImageBuffer: Hashable, Sendable {
    /// The width, in pixels.
    public let width: Int
    /// The height, in pixels.
    public let height: Int
    public var bytes: [UInt8]

    /// Creates a transparent image.
    public init(width: Int, height: Int) {
        self.width = max(width, 0)
        self.height = max(height, 0)
        bytes = [UInt8](repeating: 0, count: self.width * self.height * 4)
    }

    /// The distance from one row to the next, in bytes.
    public var pitch: Int { width * 4 }
}
