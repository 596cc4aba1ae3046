import TouchScript

/// Lines and columns of a text.
struct SourcePlaces {
    private let bytes: [UInt8]
    /// The start of each line, and some places on long lines, so that a position is never counted
    /// from far away.
    private let marks: [(place: Int, position: SourcePosition)]

    private static let distance = 1000

    init(of bytes: [UInt8]) {
        self.bytes = bytes
        var (line, column) = (1, 1)
        var marks = [(place: 0, position: SourcePosition(line: line, column: column))]
        for (place, byte) in bytes.enumerated() {
            if byte & 0xc0 != 0x80 { column += 1 }
            if byte == UInt8(ascii: "\n") { (line, column) = (line + 1, 1) }
            if column == 1 || place - marks[marks.count - 1].place >= Self.distance {
                marks.append((place + 1, SourcePosition(line: line, column: column)))
            }
        }
        self.marks = marks
    }

    /// Returns the line and column of a byte.
    /// - Parameter place: the byte's offset.
    func position(of place: Int) -> SourcePosition {
        let mark = marks[max(marks.sortedIndex { $0.place > place } - 1, 0)]
        let before = bytes[mark.place..<min(place, bytes.count)]
        var position = mark.position
        position.column += before.count { $0 & 0xc0 != 0x80 }
        return position
    }
}
