extension ScriptFile {
    /// Its canonical text, proved: read again, it says line for line the same, and is its own canonical text.
    ///
    /// - Parameter watch: hears how many lines of how many of a tape are proved: written, read again and compared.
    /// - Throws: where the text would say something else; it is better not written then.
    public func formatted(
        watch: (_ done: Int, _ count: Int) -> Void = { _, _ in }
    ) throws(ScriptErrors) -> String {
        let count = lineCount
        let text = writtenText { watch($0 / 3, count) }
        let again: ScriptFile
        switch self {
        case .scene(let scene): again = .scene(try Scene.parse(text, file: scene.file))
        case .tape(let tape, let scene):
            let read = try Tape.parse(
                text, file: tape.file,
                watch: { watch((count + count * $0 / max($1, 1)) / 3, count) },
                find: { _ throws(ScriptErrors) in scene })
            again = .tape(read, scene)
        case .together(let tape, let first, let second):
            again = .together(try Tape.parse(text, file: tape.file), first, second)
        case .lessons(let index): again = .lessons(try LessonIndex.parse(text, file: index.file))
        case .style(let style): again = .style(try Style.parse(text, file: style.file))
        }
        if let fault = difference(to: again, watch: { watch((2 * count + $0) / 3, count) }) {
            throw ScriptErrors([fault])
        }
        return text
    }

    /// How many lines a tape has, which may be very many; 0 of others.
    private var lineCount: Int {
        if case .tape(let tape, _) = self { tape.lines.count } else { 0 }
    }

    private func writtenText(watch: (Int) -> Void) -> String {
        if case .tape(let tape, _) = self { written(tape.lines, watch: watch) } else { text }
    }

    private func difference(to other: ScriptFile, watch: (Int) -> Void) -> ScriptError? {
        switch (self, other) {
        case (.scene(let one), .scene(let other)):
            Self.difference(one.lines, other.lines, file: one.file)
        case (.tape(let one, _), .tape(let other, _)):
            Self.difference(one.lines, other.lines, file: one.file, watch: watch)
        case (.together(let one, _, _), .together(let other, _, _)):
            Self.difference(one.lines, other.lines, file: one.file)
        case (.lessons(let one), .lessons(let other)):
            Self.difference(one.lines, other.lines, file: one.file)
        case (.style(let one), .style(let other)):
            Self.difference(one.lines, other.lines, file: one.file)
        default: nil
        }
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
            let message = "found a line that would read back as another, expected one that is kept"
            return ScriptError(file: file, position: line.position, message: message)
        }
        var more = 0
        while rest.next() != nil { more += 1 }
        guard more > 0 else { return nil }
        let message = "found \(more) more lines when read back, expected none"
        return ScriptError(file: file, position: .start, message: message)
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
