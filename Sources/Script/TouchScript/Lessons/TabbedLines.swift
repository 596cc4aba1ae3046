import TouchWords

/// Files of lines with a tab between their columns. Lines that begin with `#` are remarks.
enum TabbedLines {
    /// The columns of each line.
    ///
    /// - Parameters:
    ///   - columns: how many there are; as many as must be there hold something.
    ///   - expected: what a line is, for who wrote another one.
    /// - Throws: the first line that is not of the form.
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
