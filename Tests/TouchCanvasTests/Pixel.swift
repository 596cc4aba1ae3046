import TouchCanvas

extension ImageBuffer {
    /// The pixel in column `x` of row `y`; nil outside the image.
    subscript(x: Int, y: Int) -> Pixel? {
        guard x >= 0, y >= 0, x < width, y < height else { return nil }
        let i = y * pitch + x * 4
        return Pixel(red: bytes[i + 2], green: bytes[i + 1], blue: bytes[i], alpha: bytes[i + 3])
    }
}

/// One pixel, premultiplied.
struct Pixel: Equatable {
    var red: UInt8
    var green: UInt8
    var blue: UInt8
    var alpha: UInt8 = 255
}
