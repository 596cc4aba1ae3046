import Foundation

/// Two long traces as files of JSON Lines, read side by side.
enum TraceFiles {
    /// - Returns: how many records the live trace has, and where the other differs first, if it does. What the live one
    ///   says of the window itself does not count.
    static func compare(
        live: String, replayed: String
    ) throws -> (records: Int, difference: String?) {
        let (first, second) = (try Lines(live), try Lines(replayed))
        var count = 0
        while true {
            repeat { first.next() } while !first.isRecord && !first.isAtEnd
            second.next()
            if first.isAtEnd || second.isAtEnd { break }
            count += 1
            if !first.isEqual(to: second) {
                return (count, "record \(count): live \(first.text), replayed \(second.text)")
            }
        }
        if first.isAtEnd && second.isAtEnd { return (count, nil) }
        return (count, "one trace ends after \(count) records, the other goes on")
    }

    private final class Lines {
        private let file: UnsafeMutablePointer<FILE>
        private var line: UnsafeMutablePointer<CChar>?
        private var room = 0
        private var length = 0

        init(_ path: String) throws {
            guard let file = fopen(path, "r") else { throw SupportError("cannot read \(path)") }
            self.file = file
        }

        deinit {
            fclose(file)
            free(line)
        }

        var isAtEnd: Bool { length < 0 }

        func next() { length = getline(&line, &room, file) }

        var isRecord: Bool {
            guard let line, length > 9 else { return false }
            return memcmp(line, "{\"serial\"", 9) == 0
        }

        func isEqual(to other: Lines) -> Bool {
            guard let line, let theirs = other.line, length == other.length else { return false }
            return memcmp(line, theirs, length) == 0
        }

        var text: String {
            line.map { String(cString: $0).trimmingCharacters(in: .newlines) } ?? ""
        }
    }
}
