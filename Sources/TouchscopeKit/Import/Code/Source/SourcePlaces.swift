import TouchScript

/// Lines and columns of a text.
struct SourcePlaces {
    private let bytes: [UInt8]
    /// Where each line begins.
    private let lines: [Int]

    init(of bytes: [UInt8]) {
        self.bytes = bytes
        lines = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
    }

    /// - Parameter place: of a byte.
    func position(of place: Int) -> SourcePosition {
        var (low, high) = (0, lines.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if lines[middle] <= place { low = middle } else { high = middle }
        }
        let before = String(decoding: bytes[lines[low]..<min(place, bytes.count)], as: UTF8.self)
        return SourcePosition(line: low + 1, column: before.count + 1)
    }
}
