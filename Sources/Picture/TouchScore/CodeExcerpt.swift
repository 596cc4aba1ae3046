import TouchPicture

/// The part of a Swift file that is relevant to some of its lines: the functions that contain them,
/// each in its class.
struct CodeExcerpt {
    private(set) var lines: [String] = []
    /// The positions of the file's lines in the excerpt.
    private var places: [Int: Int] = [:]

    /// The length beyond which a function is reduced to the surroundings of those lines.
    private static let longest = 8

    init(_ file: [String], telling told: Set<Int>) {
        let code = IndentedLines(file)
        var shown: Set<Int> = []
        for line in told {
            shown.insert(line)
            shown.formUnion(code.ends(around: line))
            shown.formUnion(code.body(around: line, atMost: Self.longest))
        }
        for line in shown.sorted() where !code.isComment(line) || told.contains(line) {
            // Top-level code begins after an empty line.
            if code.depth(of: line) == 0, !lines.isEmpty, !code.isEnd(line) { lines.append("") }
            places[line] = lines.count
            lines.append(Self.plain(file[line]))
        }
    }

    /// Returns the position of a stretch of the file in the excerpt; nil if none of it is there.
    func places(of range: Range<Int>) -> Range<Int>? {
        let there = range.compactMap { places[$0] }
        guard let first = there.first, let last = there.last else { return nil }
        return first..<last + 1
    }

    /// Returns a line without the modifiers that are irrelevant to touches.
    private static func plain(_ line: String) -> String {
        let indent = line.prefix { $0 == " " }
        var code = line.dropFirst(indent.count)
        for word in ["fileprivate ", "private ", "final "] where code.hasPrefix(word) {
            code = code.dropFirst(word.count)
        }
        return String(indent) + String(code)
    }
}

/// Lines of code, nested by their indentation.
private struct IndentedLines {
    private let lines: [String]
    private let depths: [Int]

    init(_ lines: [String]) {
        self.lines = lines
        depths = lines.map { line in
            var depth = 0
            for letter in line.utf8 {
                if letter != UInt8(ascii: " ") { break }
                depth += 1
            }
            return depth
        }
    }

    func depth(of line: Int) -> Int { depths[line] }

    func isComment(_ line: Int) -> Bool { trimmed(line).hasPrefix("//") }

    func isEnd(_ line: Int) -> Bool { trimmed(line).hasPrefix("}") }

    private func isOpen(_ line: Int) -> Bool { lines[line].hasSuffix("{") }

    private func trimmed(_ line: Int) -> Substring { lines[line].dropFirst(depths[line]) }

    /// Returns the first and last lines of everything that contains a line, and of what the line
    /// begins.
    func ends(around line: Int) -> [Int] {
        var ends: [Int] = []
        if isOpen(line), let end = end(of: line) { ends.append(end) }
        for start in starts(around: line) { ends += [start] + (end(of: start).map { [$0] } ?? []) }
        return ends
    }

    /// Returns the starts of everything that contains a line, the innermost first.
    private func starts(around line: Int) -> [Int] {
        var starts: [Int] = []
        var depth = depths[line]
        for index in stride(from: line - 1, through: 0, by: -1)
        where !lines[index].isEmpty && depths[index] < depth && isOpen(index) {
            starts.append(index)
            depth = depths[index]
        }
        return starts
    }

    private func end(of start: Int) -> Int? {
        lines[(start + 1)...].indices.first { depths[$0] == depths[start] && isEnd($0) }
    }

    /// Returns the lines of the function that a line is in or begins; for one with more than
    /// `limit`, those around the line up to the next empty ones.
    func body(around line: Int, atMost limit: Int) -> [Int] {
        let start = isOpen(line) ? line : starts(around: line).first ?? line
        // A class is not a function.
        guard depths[start] > 0, let end = end(of: start) else { return [] }
        let body = Array(start + 1..<end).filter { !lines[$0].isEmpty }
        if body.count <= limit { return body }
        guard line != start else { return Array(body.prefix(limit)) }
        let before = lines[start + 1..<line].lastIndex { $0.isEmpty } ?? start
        let after = lines[line..<end].firstIndex { $0.isEmpty } ?? end
        return Array(before + 1..<after)
    }
}
