extension TapeEdits {
    /// Returns the tape that the text parses to now. If the tape is long, only the lines that have
    /// changed are read.
    ///
    /// - Parameters:
    ///   - old: The text before.
    ///   - tape: The tape that the old text parses to.
    ///   - scene: The scene that the tape plays.
    /// - Returns: The tape; nil if its head has changed, so that the whole text has to be read, and
    ///   perhaps another scene.
    /// - Throws: The faults that reading the whole text would find.
    public func tape(
        since old: TapeEdits, of tape: Tape, scene: Scene
    ) throws(ScriptErrors) -> Tape? {
        guard let (range, new) = change(since: old) else { return tape }
        guard tape.lines.count == old.count, count <= Limits.lines,
            !tape.lines[range].contains(where: { $0.isHead }),
            tape.lines[..<range.lowerBound].contains(where: { $0.isHead })
        else { return nil }
        let document = Document(
            new.map { $0 + "\n" }.joined(), file: tape.file, after: range.lowerBound)
        var parser = TapeParser(document, first: nil)
        let lines = try parser.readLines()
        guard !lines.contains(where: { $0.isHead }) else { return nil }
        parser.tape.lines = tape.lines
        parser.tape.lines.replaceSubrange(range, with: lines)
        let longer = lines.count - range.count
        if longer != 0 {
            for line in parser.tape.lines.indices[(range.lowerBound + lines.count)...] {
                parser.tape.lines[line].position.line += longer
            }
        }
        parser.check()
        parser.checkNames(in: scene)
        try parser.reading.check()
        return parser.tape
    }
}

extension ScriptLine<TapeStatement> {
    /// Indicates whether the line states the kind of the file, or the scene or tapes to play.
    fileprivate var isHead: Bool {
        switch statement {
        case .header, .scene, .together: true
        default: false
        }
    }
}
