import TouchWords

/// Reads files of lines with a tab between their columns. Lines that begin with `#` are comments.
enum TabbedLines {
    /// Returns the columns of each line.
    ///
    /// - Parameters:
    ///   - columns: The allowed numbers of columns; the columns up to the lower bound must not be
    ///     empty.
    ///   - expected: The form of a line, for the message about a line with another form.
    /// - Throws: The first line that has the wrong form.
    static func parse(
        _ text: String, columns: ClosedRange<Int>, expected: Wording, file: String
    ) throws(ScriptErrors) -> [[String]] {
        var lines: [[String]] = []
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false)
            .enumerated() where !line.isEmpty && !line.hasPrefix("#")
        {
            let found = line.split(separator: "\t", omittingEmptySubsequences: false)
                .map(String.init)
            guard columns.contains(found.count), !found.prefix(columns.lowerBound).contains("")
            else {
                throw ScriptErrors(
                    .fault.columns(found.count, expected: expected), in: file,
                    at: SourcePosition(line: index + 1, column: 1))
            }
            lines.append(found)
        }
        return lines
    }
}
