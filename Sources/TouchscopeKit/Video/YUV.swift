/// Turns a picture into what video codecs want: luma for every pixel, colour for every second one
/// in both directions (yuv420p), in the limited range of BT.709.
nonisolated struct YUV: VideoFrame {
    let width: Int
    let height: Int
    /// The planes Y, U and V, one after the other.
    private(set) var bytes: [UInt8]

    /// Both sides must be even.
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
                    YUV.luma(first + y * stride, into: luma + y * width + left, count: count)
                }
                for y in box.y.lowerBound / 2..<box.y.upperBound / 2 {
                    let upper = first + 2 * y * stride
                    let place = (y * width + left) / 2
                    YUV.colour(
                        upper, upper + stride, into: blueDifference + place,
                        redDifference + place, count: count / 2)
                }
            }
        }
    }

    // The weights are BT.709's, in parts of 65536, with the range 16…235 (16…240 for colour)
    // worked in; the constants round and lift.

    private static func luma(
        _ row: UnsafePointer<UInt8>, into out: UnsafeMutablePointer<UInt8>, count: Int
    ) {
        for x in 0..<count {
            let blue = Int32(row[4 &* x])
            let green = Int32(row[4 &* x &+ 1])
            let red = Int32(row[4 &* x &+ 2])
            let sum = 11966 &* red &+ 40254 &* green &+ 4064 &* blue &+ (16 << 16 + 1 << 15)
            out[x] = UInt8(truncatingIfNeeded: sum >> 16)
        }
    }

    private static func colour(
        _ upper: UnsafePointer<UInt8>, _ lower: UnsafePointer<UInt8>,
        into u: UnsafeMutablePointer<UInt8>, _ v: UnsafeMutablePointer<UInt8>, count: Int
    ) {
        for x in 0..<count {
            let at = 8 &* x
            @inline(__always) func sum(_ channel: Int) -> Int32 {
                Int32(upper[at &+ channel]) &+ Int32(upper[at &+ 4 &+ channel])
                    &+ Int32(lower[at &+ channel]) &+ Int32(lower[at &+ 4 &+ channel])
            }
            let (blue, green, red) = (sum(0), sum(1), sum(2))
            // Four pixels were added up: two more bits to shift away.
            let blueness = -6596 &* red &- 22188 &* green &+ 28784 &* blue
            let redness = 28784 &* red &- 26145 &* green &- 2639 &* blue
            let middle: Int32 = 128 << 18 + 1 << 17
            u[x] = UInt8(truncatingIfNeeded: (blueness &+ middle) >> 18)
            v[x] = UInt8(truncatingIfNeeded: (redness &+ middle) >> 18)
        }
    }
}
