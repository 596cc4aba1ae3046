import TouchWords

extension ScriptFile {
    /// Returns the canonical text and verifies it: read again, it has the same statements line by
    /// line, and is its own canonical text.
    ///
    /// - Parameter watch: A closure that is called with the number of a tape's lines verified so
    ///   far (written, read again and compared), and the number of all lines.
    /// - Throws: The place where the canonical text would mean something else; it should not be
    ///   saved then.
    public func formatted(
        watch: (_ done: Int, _ count: Int) -> Void = { _, _ in }
    ) throws(ScriptErrors) -> String {
        switch self {
        case .scene(let scene):
            return try Self.proved(scene.lines, scene.file) { text throws(ScriptErrors) in
                try Scene.parse(text, file: scene.file).lines
            }
        case .tape(let tape, let scene) where tape.file == scene.file:
            let text = SceneAndTape.text(scene: scene.text, tape: tape.text)
            let read = try SceneAndTape.parse(text, file: tape.file)
            let fault =
                Self.difference(scene.lines, read.scene.lines, file: scene.file)
                ?? Self.difference(tape.lines, read.tape?.lines ?? [], file: tape.file)
            if let fault { throw ScriptErrors([fault]) }
            return text
        case .tape(let tape, let scene):
            let count = tape.lines.count
            return try Self.proved(tape.lines, tape.file, watch) { text throws(ScriptErrors) in
                try Tape.parse(
                    text, file: tape.file,
                    watch: { watch((count + count * $0 / max($1, 1)) / 3, count) },
                    find: { _ in scene }
                ).lines
            }
        case .together(let tape, _, _):
            return try Self.proved(tape.lines, tape.file) { text throws(ScriptErrors) in
                try Tape.parse(text, file: tape.file).lines
            }
        case .lessons(let index):
            return try Self.proved(index.lines, index.file) { text throws(ScriptErrors) in
                try LessonIndex.parse(text, file: index.file).lines
            }
        case .style(let style):
            return try Self.proved(style.lines, style.file) { text throws(ScriptErrors) in
                try Style.parse(text, file: style.file).lines
            }
        }
    }

    private static func proved<Statement: Writable, Lines: Collection<ScriptLine<Statement>>>(
        _ lines: Lines, _ file: String, _ watch: (_ done: Int, _ count: Int) -> Void = { _, _ in },
        reading read: (String) throws(ScriptErrors) -> Lines
    ) throws(ScriptErrors) -> String {
        let count = lines.count
        let text = written(lines) { watch($0 / 3, count) }
        let fault = difference(lines, try read(text), file: file) {
            watch((2 * count + $0) / 3, count)
        }
        if let fault { throw ScriptErrors([fault]) }
        return text
    }

    /// Returns a fault for the first line of `old` that differs in `new`; empty lines and positions
    /// do not count.
    static func difference<Statement: Writable>(
        _ old: some Collection<ScriptLine<Statement>>,
        _ new: some Collection<ScriptLine<Statement>>, file: String,
        watch: (Int) -> Void = { _ in }
    ) -> ScriptError? {
        var rest = new.lazy.filter { $0.saysSomething }.makeIterator()
        for (number, line) in old.enumerated() where line.saysSomething {
            watch(number)
            if let other = rest.next(), line.saysTheSame(as: other) { continue }
            return ScriptError(
                file: file, position: line.position,
                message: .fault.readsBackOtherwise)
        }
        var more = 0
        while rest.next() != nil { more += 1 }
        guard more > 0 else { return nil }
        return ScriptError(
            file: file, position: .start,
            message: .fault.moreLines(more))
    }
}

extension ScriptLine where Statement: Writable {
    fileprivate var saysSomething: Bool { statement != nil || comment != nil }

    /// Returns whether two lines are equal to the letter: strings are compared scalar by scalar,
    /// because a reader of the text distinguishes composed and decomposed "é".
    func saysTheSame(as other: ScriptLine) -> Bool {
        depth == other.depth && statement == other.statement
            && text.utf8.elementsEqual(other.text.utf8)
    }
}
