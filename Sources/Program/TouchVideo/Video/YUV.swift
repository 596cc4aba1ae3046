import CPixels

/// Converts a picture to the format of video codecs: luma for every pixel, color for every second
/// one in both directions (yuv420p), in the limited range of BT.709.
nonisolated struct YUV: VideoFrame {
    let width: Int
    let height: Int
    /// The planes Y, U and V, one after the other.
    private(set) var bytes: [UInt8]

    /// Creates a frame. Both sides must be even.
    init(width: Int, height: Int) {
        self.width = width
        self.height = height
        bytes = Array(repeating: 0, count: width * height * 3 / 2)
    }

    /// Reads `pixels`: rows of `stride` bytes, four bytes a pixel in the order blue, green, red,
    /// unused.
    mutating func convert(
        _ pixels: UnsafeRawPointer, stride: Int, within boxes: [PixelBox]? = nil
    ) {
        let (width, height) = (width, height)
        let boxes = boxes ?? [PixelBox(x: 0..<width, y: 0..<height)]
        bytes.withUnsafeMutableBufferPointer { planes in
            guard let luma = planes.baseAddress else { return }
            let blueDifference = luma + width * height
            let redDifference = blueDifference + width * height / 4
            for box in boxes {
                let (left, count) = (box.x.lowerBound, box.x.count)
                let first = pixels.assumingMemoryBound(to: UInt8.self) + 4 * left
                for y in box.y {
                    pixels_luma(first + y * stride, luma + y * width + left, count)
                }
                for y in box.y.lowerBound / 2..<box.y.upperBound / 2 {
                    let upper = first + 2 * y * stride
                    let place = (y * width + left) / 2
                    pixels_color(
                        upper, upper + stride, blueDifference + place, redDifference + place,
                        count / 2)
                }
            }
        }
    }
}
