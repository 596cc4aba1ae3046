extension EditorText {
    /// Returns the range of a fault at `position`: the word there, or the last letter of a line
    /// that ended too early. Without a position, it is the first line.
    public func range(ofFaultAt position: SourcePosition?) -> EditorRange {
        guard let position else { return EditorRange(line: 0, 0..<end(of: 0)) }
        let start = self.position(of: position)
        if let token = tokens(in: start.line).first(where: { $0.column == position.column }) {
            return EditorRange(start, place(ofByte: token.end, in: start.line))
        }
        guard start.character > 0, start.character == end(of: start.line) else {
            return EditorRange(line: start.line, start.character..<end(of: start.line))
        }
        let before = self.position(
            of: SourcePosition(line: position.line, column: position.column - 1))
        return EditorRange(min(before, start), start)
    }

    /// Returns the tokens of a line; none if the line is longer than the limit.
    func tokens(in line: Int) -> [Token] {
        guard lines.indices.contains(line), lines[line].utf8.count <= Limits.lineBytes else {
            return []
        }
        let bytes = Array(lines[line].withoutReturn.utf8)
        return Lexer.read(bytes, from: bytes.prefix { $0 == UInt8(ascii: " ") }.count).tokens
    }

    func range(of token: Token, in line: Int) -> EditorRange {
        EditorRange(place(ofByte: token.start, in: line), place(ofByte: token.end, in: line))
    }

    private func place(ofByte byte: Int, in line: Int) -> EditorPosition {
        let before = String(decoding: lines[line].utf8.prefix(byte), as: UTF8.self)
        return EditorPosition(line: line, character: before.utf16.count)
    }

    private func end(of line: Int) -> Int {
        clamped(EditorPosition(line: line, character: .max)).character
    }
}
