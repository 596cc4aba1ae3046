import TouchWords

extension ScriptFile {
    /// Its canonical text, proved: read again, it says line for line the same, and is its own canonical text.
    ///
    /// - Parameter watch: hears how many lines of how many of a tape are proved: written, read again and compared.
    /// - Throws: where the text would say something else; it is better not written then.
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

    /// The first line of `old` that `new` says otherwise; empty lines and places say nothing.
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

    /// Equal to the letter: strings are compared scalar by scalar, for to a reader of text é and é differ.
    func saysTheSame(as other: ScriptLine) -> Bool {
        depth == other.depth && statement == other.statement
            && text.utf8.elementsEqual(other.text.utf8)
    }
}
