extension EditorText {
    /// The changes that make it `canonical`, the canonical text of what it says: as few letters as that takes.
    ///
    /// Canonical form keeps every line that is not empty, in its place among the others, so that two texts can be walked through
    /// side by side. How lines end is left to the editor.
    public func changes(to canonical: String) -> [EditorChange] {
        var rest = EditorText(canonical).lines[...]
        // What follows the last end of a line is no line.
        if rest.last == "" { rest.removeLast() }
        var changes: [EditorChange] = []
        for line in lines.indices {
            let old = lines[line].withoutReturn
            if old.isBlank {
                if rest.first == "", line < lines.count - 1 {
                    rest.removeFirst()
                    changes += change(line, old, to: "")
                } else {
                    changes += removal(of: line, old)
                }
            } else if let new = rest.popFirst() {
                changes += change(line, old, to: new)
            }
        }
        if lines.last?.withoutReturn.isBlank == false {
            changes.append(EditorChange(EditorRange(endOfText, endOfText), "\n"))
        }
        return changes
    }

    private var endOfText: EditorPosition { clamped(EditorPosition(line: .max, character: 0)) }

    /// Changes what lies between the letters that both begin with and those that both end with.
    private func change(_ line: Int, _ old: Substring, to new: String) -> [EditorChange] {
        let (from, to) = (Array(old.unicodeScalars), Array(new.unicodeScalars))
        guard from != to else { return [] }
        let shorter = min(from.count, to.count)
        let head = (0..<shorter).first { from[$0] != to[$0] } ?? shorter
        let tail =
            (0..<shorter - head).first {
                from[from.count - 1 - $0] != to[to.count - 1 - $0]
            } ?? shorter - head
        let start = from[..<head].reduce(0) { $0 + UTF16.width($1) }
        let length = from[head..<from.count - tail].reduce(0) { $0 + UTF16.width($1) }
        let text = String(String.UnicodeScalarView(to[head..<to.count - tail]))
        return [EditorChange(EditorRange(line: line, start..<start + length), text)]
    }

    /// Takes a line away; of the last, which nothing ends, what stands in it.
    private func removal(of line: Int, _ old: Substring) -> [EditorChange] {
        guard line < lines.count - 1 else { return change(line, old, to: "") }
        let start = EditorPosition(line: line, character: 0)
        return [EditorChange(EditorRange(start, EditorPosition(line: line + 1, character: 0)), "")]
    }
}

extension Substring {
    fileprivate var isBlank: Bool { utf8.allSatisfy { $0 == UInt8(ascii: " ") } }
}
