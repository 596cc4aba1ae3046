@preconcurrency import Glibc
import TouchWords

/// Reads the messages of a stream, each after a header with its length.
nonisolated struct MessageStream {
    enum Piece: Equatable {
        case message([UInt8])
        /// The reason why the input is not a message.
        case fault(Wording)
    }

    /// The largest message, in bytes: room for the longest text that a person edits.
    static let limit = 64 << 20
    private static let headerLimit = 1 << 13

    nonisolated(unsafe) private static let lengthLine = /content-length: *[0-9]+\r?\n/
        .ignoresCase().matchingSemantics(.unicodeScalar)
    /// The largest length of a line that states a length.
    private static let lengthLimit = 64

    private let file: Int32
    private var bytes: [UInt8] = []
    /// Indicates whether a header was malformed, so that the length of what follows is unknown.
    private var isLost = false

    /// Creates a stream.
    /// - Parameter file: the descriptor to read.
    init(_ file: Int32) { self.file = file }

    /// Waits for the next message; nil at the end of the stream, even within a message.
    mutating func next() -> Piece? {
        guard !isLost || findLength(), let header = header() else { return nil }
        guard let length = Self.length(in: header) else {
            isLost = true
            return .fault(.server.noLength)
        }
        guard length <= Self.limit else {
            guard skip(length) else { return nil }
            return .fault(.server.tooLong(length, most: Self.limit))
        }
        while bytes.count < length {
            guard fill() else { return nil }
        }
        defer { bytes.removeFirst(length) }
        return .message(Array(bytes.prefix(length)))
    }

    /// Indicates whether there is more input.
    var isWaiting: Bool {
        if !isLost, !bytes.isEmpty { return true }
        var question = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
        return poll(&question, 1, 0) > 0
    }

    /// Returns the lines before the empty one; nil if they are too long for a header, which makes
    /// the stream lost.
    private mutating func header() -> [String]? {
        var lines: [String] = []
        var size = 0
        while true {
            while let end = bytes.firstIndex(of: UInt8(ascii: "\n")) {
                var line = bytes[..<end]
                if line.last == UInt8(ascii: "\r") { line.removeLast() }
                size += line.count
                if size <= Self.headerLimit { lines.append(String(decoding: line, as: UTF8.self)) }
                let isLast = line.isEmpty
                bytes.removeFirst(end + 1)
                if isLast, size > 0 { return size <= Self.headerLimit ? lines : [] }
            }
            if bytes.count > Self.headerLimit {
                size += bytes.count
                bytes = []
            }
            guard fill() else { return nil }
        }
    }

    /// Drops everything before the next line that states a length. It may follow a message
    /// directly, because messages do not end with a line break.
    private mutating func findLength() -> Bool {
        while true {
            // One character per byte, so that offsets are the same.
            let text = String(
                decoding: bytes.map { $0 < 0x80 ? $0 : UInt8(ascii: "?") }, as: UTF8.self)
            if let line = text.firstRange(of: Self.lengthLine) {
                bytes.removeFirst(text.utf8.distance(from: text.startIndex, to: line.lowerBound))
                isLost = false
                return true
            }
            bytes.removeFirst(max(0, bytes.count - Self.lengthLimit))
            guard fill() else { return false }
        }
    }

    private static func length(in header: [String]) -> Int? {
        for line in header {
            let parts = line.split(separator: ":", maxSplits: 1)
            guard parts.count == 2, parts[0].lowercased() == "content-length" else { continue }
            return Int(parts[1].filter { $0 != " " }).flatMap { $0 < 0 ? nil : $0 }
        }
        return nil
    }

    private mutating func skip(_ count: Int) -> Bool {
        var rest = count
        while true {
            let taken = min(rest, bytes.count)
            bytes.removeFirst(taken)
            rest -= taken
            if rest == 0 { return true }
            guard fill() else { return false }
        }
    }

    /// Reads more input; returns false at the end of the stream.
    private mutating func fill() -> Bool {
        var block = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = read(file, &block, block.count)
            if count < 0 && errno == EINTR { continue }
            guard count > 0 else { return false }
            bytes += block[..<count]
            return true
        }
    }
}
