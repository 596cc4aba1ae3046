/// The sentences that sources say: two names in a row, each after a dot, may be one, as in
/// `.why.waits`.
package struct SaidSentences {
    private var pairs: Set<String> = []

    package init() {}

    /// Reads a source, in UTF-8.
    package mutating func read(_ source: [UInt8]) {
        var last = ""
        var index = 0
        while index < source.count {
            guard source[index] == UInt8(ascii: ".") else {
                // A chain may continue on the next line.
                if source[index] > UInt8(ascii: " ") { last = "" }
                index += 1
                continue
            }
            let name = source[(index + 1)...].prefix {
                (48...57).contains($0) || (65...90).contains($0) || (97...122).contains($0)
            }
            let word = String(decoding: name, as: UTF8.self)
            if !last.isEmpty, !word.isEmpty { pairs.insert("\(last).\(word)") }
            last = word
            index = name.endIndex
        }
    }

    package func contains(_ identifier: String) -> Bool { pairs.contains(identifier) }

    /// Returns a fault for each sentence of a table that no source says.
    package func faults(of table: WordTable) -> [WordFaults.Fault] {
        table.entries.filter { !contains($0.identifier) }.map {
            .init(
                file: table.file, line: $0.line,
                message: "no source says \($0.identifier): take it out of every table")
        }
    }
}
