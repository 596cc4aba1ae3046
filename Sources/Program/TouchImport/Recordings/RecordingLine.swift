import TouchHost
import TouchScript
import TouchWords

/// One line of a recording, split into words, so that a fault knows its place.
nonisolated struct RecordingLine {
    let file: String
    /// The line number, counted from 1.
    let number: Int
    let text: Substring
    let words: [Substring]
    /// Indicates whether nothing follows it, not even a line ending: the file may have been cut off
    /// there.
    let isCut: Bool

    /// Returns the lines of a text without comments, except for those that start in the first
    /// column. It shows the progress.
    static func lines(of text: String, in file: String) -> some Sequence<RecordingLine> {
        let rows = text.utf8.split(separator: 10, omittingEmptySubsequences: false)
        let isWhole = rows.last?.isEmpty ?? true
        var progress = LongWork(Wording.work.lines)
        return rows.lazy.enumerated().map { index, row in
            progress.update(index, of: rows.count)
            return RecordingLine(
                Substring(row), file: file, number: index + 1,
                isCut: !isWhole && index == rows.count - 1)
        }
    }

    private init(_ text: Substring, file: String, number: Int, isCut: Bool) {
        self.file = file
        self.number = number
        self.isCut = isCut
        self.text = text.utf8.last == 13 ? text.dropLast() : text
        let said = self.text.utf8.prefix { $0 != UInt8(ascii: "#") }
        words = said.split { byte in
            byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: ",")
                || byte == UInt8(ascii: "[") || byte == UInt8(ascii: "]")
        }.map { Substring($0) }
    }

    /// The start of the line.
    var start: SourcePosition { SourcePosition(line: number, column: 1) }

    /// Returns the axis described by the words from `index` on.
    func axis(from index: Int) throws(ScriptErrors) -> RecordedDevice.Axis {
        let minimum = try value(index, expected: .app.leastValue) { Int32($0) }
        let maximum = try value(index + 1, expected: .app.greatestValue) { Int32($0) }
        let resolution = words.count > index + 4 ? Int32(words[index + 4]) ?? 0 : 0
        return .init(minimum: minimum, maximum: maximum, resolution: resolution)
    }

    /// Returns word `index` as converted by `value`.
    func value<Value>(
        _ index: Int, expected: Wording, _ value: (Substring) -> Value?
    ) throws(ScriptErrors) -> Value {
        guard words.indices.contains(index), let value = value(words[index]) else {
            throw fault(index, expected: expected)
        }
        return value
    }

    /// Returns the fault at word `index`: the word makes no sense, or it is missing.
    func fault(_ index: Int, expected: Wording) -> ScriptErrors {
        if isCut, index > 0, index >= words.count - 1 {
            return fault(at: text.endIndex, .fault.found(.app.endOfFile, expected: expected))
        }
        guard words.indices.contains(index) else {
            return fault(at: text.endIndex, .fault.found(.found.endOfLine, expected: expected))
        }
        let word = words[index]
        let found = word.count <= 40 ? String(word) : String(word.prefix(39)) + "…"
        return fault(
            at: word.startIndex, .fault.found(.expected.word(found), expected: expected))
    }

    func fault(at index: Substring.Index? = nil, _ message: Wording) -> ScriptErrors {
        let before = text[..<(index ?? text.startIndex)]
        let place = SourcePosition(line: number, column: before.unicodeScalars.count + 1)
        return ScriptErrors(message, in: file, at: place)
    }
}
