/// A frame as it goes to ffmpeg.
nonisolated protocol VideoFrame {
    var bytes: [UInt8] { get }

    /// Reads `pixels`: rows of `stride` bytes, four bytes a pixel in the order blue, green, red,
    /// unused.
    mutating func convert(_ pixels: UnsafeRawPointer, stride: Int)
}

/// Pixels as they are: bgr0.
nonisolated struct PlainFrame: VideoFrame {
    private let rowBytes: Int
    private(set) var bytes: [UInt8]

    init(width: Int, height: Int) {
        rowBytes = width * 4
        bytes = Array(repeating: 0, count: rowBytes * height)
    }

    mutating func convert(_ pixels: UnsafeRawPointer, stride: Int) {
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
