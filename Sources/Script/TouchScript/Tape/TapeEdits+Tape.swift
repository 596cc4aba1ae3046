extension TapeEdits {
    /// The tape that the text is now: of a long one nothing but the lines are read that have changed since.
    ///
    /// - Parameters:
    ///   - old: the text before.
    ///   - tape: the tape that the text was.
    ///   - scene: the scene that it plays.
    /// - Returns: nil where the head of the tape has changed: then all is to be read, and maybe another scene.
    /// - Throws: what reading all of it would find to be wrong.
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
    /// Whether it says what kind of file this is, or what is played.
    fileprivate var isHead: Bool {
        switch statement {
        case .header, .scene, .together: true
        default: false
        }
    }
}
