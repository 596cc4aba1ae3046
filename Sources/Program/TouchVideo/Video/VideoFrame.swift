/// A frame in the format that goes to ffmpeg.
nonisolated protocol VideoFrame {
    var bytes: [UInt8] { get }

    /// Reads `pixels`: rows of `stride` bytes, four bytes a pixel in the order blue, green, red,
    /// unused.
    ///
    /// - Parameter boxes: the areas that differ from the pixels read before; nil for everywhere.
    ///   More may be read.
    mutating func convert(_ pixels: UnsafeRawPointer, stride: Int, within boxes: [PixelBox]?)
}

/// A part of a frame, in pixels; all its sides are even.
nonisolated struct PixelBox: Hashable {
    var x: Range<Int>
    var y: Range<Int>
}

/// Unchanged pixels: bgr0.
nonisolated struct PlainFrame: VideoFrame {
    private let rowBytes: Int
    private(set) var bytes: [UInt8]

    init(width: Int, height: Int) {
        rowBytes = width * 4
        bytes = Array(repeating: 0, count: rowBytes * height)
    }

    mutating func convert(
        _ pixels: UnsafeRawPointer, stride: Int, within boxes: [PixelBox]? = nil
    ) {
        let rowBytes = rowBytes
        bytes.withUnsafeMutableBytes { out in
            for y in 0..<out.count / max(rowBytes, 1) {
                let row = UnsafeRawBufferPointer(
                    start: pixels + y * stride, count: rowBytes)
                UnsafeMutableRawBufferPointer(rebasing: out[(y * rowBytes)...]).copyMemory(
                    from: row)
            }
        }
    }
}
