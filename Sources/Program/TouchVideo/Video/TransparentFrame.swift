/// A transparent picture in the format of codecs: yuva420p, with colors that are not
/// premultiplied.
nonisolated struct TransparentFrame: VideoFrame {
    private var color: YUV
    private var opacity: [UInt8]
    /// The picture with colors as if it were opaque.
    private var straight: [UInt8]

    /// The planes Y, U, V and A, one after the other.
    var bytes: [UInt8] { color.bytes + opacity }

    /// Creates a frame. Both sides must be even.
    init(width: Int, height: Int) {
        color = YUV(width: width, height: height)
        opacity = Array(repeating: 0, count: width * height)
        straight = Array(repeating: 0, count: width * height * 4)
    }

    mutating func convert(
        _ pixels: UnsafeRawPointer, stride: Int, within boxes: [PixelBox]? = nil
    ) {
        let width = color.width
        for y in 0..<color.height {
            let row = pixels.advanced(by: y * stride).assumingMemoryBound(to: UInt8.self)
            for x in 0..<width {
                let alpha = Int(row[4 * x + 3])
                let place = y * width + x
                opacity[place] = UInt8(alpha)
                for channel in 0..<3 {
                    let weak = Int(row[4 * x + channel])
                    let full = alpha == 0 ? 0 : min((weak * 255 + alpha / 2) / alpha, 255)
                    straight[4 * place + channel] = UInt8(full)
                }
            }
        }
        color.convert(straight, stride: width * 4)
    }
}
