/// Raw frames with their numbers, as ffmpeg reads them from a pipe: a Matroska stream, in which a
/// frame is shown until the next one.
///
/// So only frames that differ need to be sent.
nonisolated struct FrameStream {
    /// The layout of a frame's pixels: a code that ffmpeg knows.
    enum Pixels: String {
        case yuv420p = "I420"
        case yuva420p = "Y4\u{b}\u{8}"
        case bgr0 = "BGR\u{0}"
    }

    /// Returns the header before the first frame.
    static func head(width: Int, height: Int, rate: Int, _ pixels: Pixels) -> [UInt8] {
        let step = (1_000_000_000 + rate / 2) / rate
        let form = element([0x1a, 0x45, 0xdf, 0xa3], element([0x42, 0x82], "matroska".utf8))
        let times = element([0x15, 0x49, 0xa9, 0x66], number([0x2a, 0xd7, 0xb1], step))
        let picture =
            number([0xb0], width) + number([0xba], height)
            + element([0x2e, 0xb5, 0x24], pixels.rawValue.utf8)
        let track =
            number([0xd7], 1) + number([0x73, 0xc5], 1) + number([0x83], 1) + number([0x9c], 0)
            + element([0x86], "V_UNCOMPRESSED".utf8) + number([0x23, 0xe3, 0x83], step)
            + element([0xe0], picture)
        // The total duration is not known yet.
        let whole: [UInt8] = [0x18, 0x53, 0x80, 0x67, 0x01] + Array(repeating: 0xff, count: 7)
        return form + whole + times + element([0x16, 0x54, 0xae, 0x6b], element([0xae], track))
    }

    /// Returns the header before the bytes of frame `number`, which has `count` of them.
    static func head(ofFrame place: Int, count: Int) -> [UInt8] {
        let time = number([0xe7], place)
        let block = [0xa3] + size(count + 4) + [0x81, 0, 0, 0x80]
        return [0x1f, 0x43, 0xb6, 0x75] + size(time.count + block.count + count) + time + block
    }

    private static func element(_ name: [UInt8], _ bytes: some Collection<UInt8>) -> [UInt8] {
        name + size(bytes.count) + bytes
    }

    private static func number(_ name: [UInt8], _ value: Int) -> [UInt8] {
        element(name, bytes(value, 8))
    }

    private static func size(_ count: Int) -> [UInt8] { [0x01] + bytes(count, 7) }

    /// Returns the lowest bytes of a number, the most significant one first.
    private static func bytes(_ value: Int, _ count: Int) -> [UInt8] {
        (0..<count).reversed().map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
    }
}
