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
                let first = pixels + 4 * left
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

    // The weights are BT.709's, in parts of 32768 (65536 for colour), with the range 16…235 (16…240 for colour) worked in; the
    // constants round and lift. Pixels are read whole, and weights fit in sixteen bits: so compilers find wide instructions.

    private static func luma(
        _ row: UnsafeRawPointer, into out: UnsafeMutablePointer<UInt8>, count: Int
    ) {
        let row = row.assumingMemoryBound(to: UInt32.self)
        for x in 0..<count {
            let pixel = row[x]
            let blue = Int32(truncatingIfNeeded: pixel & 255)
            let green = Int32(truncatingIfNeeded: pixel &>> 8 & 255)
            let red = Int32(truncatingIfNeeded: pixel &>> 16 & 255)
            let sum = 5983 &* red &+ 20127 &* green &+ 2032 &* blue &+ (16 << 15 + 1 << 14)
            out[x] = UInt8(truncatingIfNeeded: sum &>> 15)
        }
    }

    private static func colour(
        _ upper: UnsafeRawPointer, _ lower: UnsafeRawPointer,
        into u: UnsafeMutablePointer<UInt8>, _ v: UnsafeMutablePointer<UInt8>, count: Int
    ) {
        let upper = upper.assumingMemoryBound(to: UInt32.self)
        let lower = lower.assumingMemoryBound(to: UInt32.self)
        for x in 0..<count {
            let (a, b) = (upper[2 &* x], upper[2 &* x &+ 1])
            let (c, d) = (lower[2 &* x], lower[2 &* x &+ 1])
            // Blue and red of four pixels are added up in one number, side by side.
            let mask: UInt32 = 0xff00ff
            let outer = (a & mask) &+ (b & mask) &+ (c & mask) &+ (d & mask)
            let inner =
                (a &>> 8 & 255) &+ (b &>> 8 & 255) &+ (c &>> 8 & 255) &+ (d &>> 8 & 255)
            let blue = Int32(truncatingIfNeeded: outer & 0xffff)
            let green = Int32(truncatingIfNeeded: inner)
            let red = Int32(truncatingIfNeeded: outer &>> 16)
            // Four pixels were added up: two more bits to shift away.
            let blueness = -6596 &* red &- 22188 &* green &+ 28784 &* blue
            let redness = 28784 &* red &- 26145 &* green &- 2639 &* blue
            let middle: Int32 = 128 << 18 + 1 << 17
            u[x] = UInt8(truncatingIfNeeded: (blueness &+ middle) &>> 18)
            v[x] = UInt8(truncatingIfNeeded: (redness &+ middle) &>> 18)
        }
    }
}
