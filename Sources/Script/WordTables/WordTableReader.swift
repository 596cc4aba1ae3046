/// Reads a table line by line.
struct WordTableReader {
    let file: String
    var name: String?
    var plural: PluralRule?
    var entries: [WordTable.Entry] = []
    var faults: [WordFaults.Fault] = []
    /// The comment for all sentences down to the next comment or blank line.
    private var comment: [Substring] = []

    init(file: String) { self.file = file }

    mutating func fault(_ line: Int, _ message: String) {
        faults.append(.init(file: file, line: line, message: message))
    }

    /// Reads the text of a table. A line that begins with spaces continues the sentence above, on a
    /// line of its own.
    mutating func read(_ text: String) {
        var sentence: (identifier: String, text: String, line: Int)?
        var lines: [String: Int] = [:]
        func isBlank(_ line: Substring) -> Bool { line.allSatisfy { $0 == " " } }
        let all = text.split(separator: "\n", omittingEmptySubsequences: false)
        for (index, line) in all.enumerated() {
            let number = index + 1
            if line.hasPrefix("    "), sentence != nil {
                sentence?.text += "\\n" + line.dropFirst(4)
                continue
            }
            // A blank line between such continuation lines belongs to the sentence.
            if isBlank(line), sentence != nil, index + 1 < all.count,
                all[index + 1].hasPrefix("    ")
            {
                sentence?.text += "\\n"
                continue
            }
            if let done = sentence { add(done, &lines) }
            sentence = nil
            if isBlank(line) {
                comment = []
            } else if line.hasPrefix("#") {
                if !all[..<index].isEmpty, !all[index - 1].hasPrefix("#") { comment = [] }
                comment.append(line.dropFirst().drop { $0 == " " })
            } else if line.hasPrefix("language ") {
                name = String(line.dropFirst("language ".count))
            } else if line.hasPrefix("plural ") {
                plural = PluralRule(rawValue: String(line.dropFirst("plural ".count)))
            } else if let sign = line.firstRange(of: " = ") {
                sentence = (
                    String(line[..<sign.lowerBound]), String(line[sign.upperBound...]), number
                )
            } else {
                fault(number, "found '\(line)', expected 'identifier = sentence'")
            }
        }
        if let done = sentence { add(done, &lines) }
    }

    private mutating func add(
        _ sentence: (identifier: String, text: String, line: Int), _ lines: inout [String: Int]
    ) {
        let parts = sentence.identifier.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 2, parts.allSatisfy({ WordTemplate.isName($0) }) else {
            return fault(
                sentence.line,
                "found '\(sentence.identifier)', expected a section and a name such as why.waits")
        }
        if let other = lines.updateValue(sentence.line, forKey: sentence.identifier) {
            fault(
                sentence.line,
                "found \(sentence.identifier) a second time, expected it once: see line \(other)")
            return
        }
        do throws(WordTemplate.Malformed) {
            let template = try WordTemplate(sentence.text)
            entries.append(
                WordTable.Entry(
                    identifier: sentence.identifier, comment: comment.joined(separator: " "),
                    template: template, line: sentence.line))
        } catch {
            fault(sentence.line, error.message)
        }
    }
}
