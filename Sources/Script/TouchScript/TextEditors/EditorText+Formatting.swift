extension EditorText {
    /// Returns the changes that turn the text into `canonical`, its canonical form: as few letters
    /// as possible.
    ///
    /// The canonical form keeps every line that is not empty, in the same order, so that the two
    /// texts can be compared side by side. Line endings are left to the editor.
    public func changes(to canonical: String) -> [EditorChange] {
        var rest = EditorText(canonical).lines[...]
        // There is no line after the last line ending.
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

    /// Changes the part between the prefix and the suffix that both have in common.
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

    /// Removes a line; if it is the last one, which has no line ending, only its text.
    private func removal(of line: Int, _ old: Substring) -> [EditorChange] {
        guard line < lines.count - 1 else { return change(line, old, to: "") }
        let start = EditorPosition(line: line, character: 0)
        return [EditorChange(EditorRange(start, EditorPosition(line: line + 1, character: 0)), "")]
    }
}

extension Substring {
    fileprivate var isBlank: Bool { utf8.allSatisfy { $0 == UInt8(ascii: " ") } }
}
