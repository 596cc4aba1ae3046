import TouchPicture

extension Scene {
    /// Reads a scene. `file` is named in messages.
    ///
    /// - Throws: every fault of the text at once, each with its place and what was expected there.
    public static func parse(_ text: String, file: String) throws(ScriptErrors) -> Scene {
        var parser = SceneParser(text, file: file)
        return try parser.parse()
    }

    /// Reads a scene's title, or its name if it has none, and nothing below it.
    ///
    /// - Throws: what is wrong with the first line, or with the title's.
    static func title(in text: String, file: String) throws(ScriptErrors) -> LocalizedText {
        var parser = SceneParser(text, file: file)
        return try parser.title()
    }
}

/// Reads line by line, then checks what only the whole can tell: names and nesting.
private struct SceneParser {
    private var reading: StatementReading
    private var names = SceneNames()
    /// What is tuned, and in which line.
    private var tuned: [SceneTuning.Name: Int] = [:]

    init(_ text: String, file: String) {
        reading = StatementReading(
            Document(text, file: file), first: LineReader.sceneHeaderForm)
    }

    mutating func parse() throws(ScriptErrors) -> Scene {
        let file = reading.document.file
        var read = ScriptLines<SceneStatement>()
        while let line = reading.document.next() { read.append(line, try statement(of: line)) }
        try reading.finish()
        // A scene that names no window has one called "window".
        if !names.entries.contains(where: { $0.kind == .window }) {
            names.insert("window", .window, line: 0)
        }
        reading.errors += names.faults(of: reading.references, in: file)
        reading.errors += NestingCheck.faults(of: read.lines, file: file)
        try reading.check()
        let scene = Scene(file: file, lines: read.lines, names: names)
        let crowds = CrowdCheck.faults(of: scene)
        guard crowds.isEmpty else { throw ScriptErrors(crowds) }
        return scene
    }

    mutating func title() throws(ScriptErrors) -> LocalizedText {
        var name = ""
        while let line = reading.document.next() {
            guard reading.isAtHead || line.reader.isAt(StatementWord.title.word) else {
                continue
            }
            switch try statement(of: line) {
            case .header(let read, _): name = read
            case .title(let title): return title
            default: try reading.check()
            }
        }
        try reading.finish()
        return LocalizedText(name)
    }

    private mutating func statement(
        of line: Document.Line
    ) throws(ScriptErrors) -> SceneStatement? {
        let statement = try reading.statement(of: line) { reader, isFirst throws(ScriptError) in
            isFirst ? try reader.sceneHeader() : try reader.sceneStatement()
        }
        if let named = statement?.named { declare(named.name, named.kind, at: line.position) }
        if case .tuning(let tuning)? = statement { declare(tuning.name, at: line.position) }
        return statement
    }

    private mutating func declare(_ name: String, _ kind: NameKind, at position: SourcePosition) {
        if names.insert(name, kind, line: position.line) { return }
        let first = names[name].map { $0.line > 0 ? " (first in line \($0.line))" : "" } ?? ""
        reading.note("found a second '\(name)', expected a name of its own\(first)", at: position)
    }

    private mutating func declare(_ tuning: SceneTuning.Name, at position: SourcePosition) {
        guard let first = tuned.updateValue(position.line, forKey: tuning) else { return }
        let message = "found '\(tuning.word)' tuned a second time, expected it once"
        reading.note("\(message) (first in line \(first))", at: position)
    }
}

/// The words that begin statements, but for those that make a view or a recognizer that is built in.
enum StatementWord: String, LanguageWord {
    case title, window, controller, custom, require, tuning, application, delegate

    /// All words that begin statements, in the order in which they are told.
    static let all =
        [title, window].map { $0.word } + ViewKind.words + [controller.word]
        + RecognizerKind.BuiltIn.words
        + [custom, require, tuning, application, delegate].map { $0.word }
}

extension LineReader {
    static let sceneHeaderForm = #"scene 1 "name" 640 x 400"#

    fileprivate mutating func sceneHeader() throws(ScriptError) -> SceneStatement {
        try header("scene", form: Self.sceneHeaderForm)
        let name = try fileName()
        let width = try number("a width in points, from 1 to 10000", in: 1...10_000)
        try require("x")
        let height = try number("a height in points, from 1 to 10000", in: 1...10_000)
        return .header(name: name, size: CGSize(width: width, height: height))
    }

    mutating func sceneStatement() throws(ScriptError) -> SceneStatement {
        if isAt("scene") { throw unexpected("another statement, as the scene has begun") }
        if let kind = take(ViewKind.self) { return try view(kind) }
        if let kind = take(RecognizerKind.BuiltIn.self) { return try recognizer(.builtIn(kind)) }
        guard let word = take(StatementWord.self) else {
            throw unexpected("a statement", of: StatementWord.all)
        }
        switch word {
        case .title: return .title(try localizedText("a title in quotes"))
        case .window:
            let name = try newName("a name for the window")
            return .window(name: name, viewClauses(ViewWord.forWindow, "a clause of a window"))
        case .controller:
            let name = try newName("a name for the view controller")
            let what = "a clause of a view controller"
            return .controller(name: name, viewClauses(ViewWord.forController, what))
        case .custom:
            return try recognizer(
                .custom(try choice(CustomRecognizer.self, "a registered recognizer")))
        case .require:
            let name = try reference(.recognizer)
            try require("to-fail")
            let others = try list { reader throws(ScriptError) in
                let other = try reader.reference(.recognizer)
                if other == name {
                    let message = "found '\(shortened(name))' to wait for itself"
                    reader.note(reader.error("\(message), expected another recognizer", back: 1))
                }
                return other
            }
            return .require(name, toFail: others)
        case .tuning: return .tuning(try tuning())
        case .application:
            let what = "a clause of the application"
            return .application(viewClauses(ViewWord.forApplication, what))
        case .delegate:
            return .delegate(viewClauses(ViewWord.handling, "a clause of the delegate"))
        }
    }

    private mutating func view(_ kind: ViewKind) throws(ScriptError) -> SceneStatement {
        let name = try newName("a name for the \(kind.word)")
        let clauses = viewClauses(ViewWord.words(for: kind), "a clause of a \(kind.word)")
        for word in kind.hasOwnSize ? [ViewWord.at] : [.at, .size]
        where errors.isEmpty && !clauses.contains(where: { $0.word == word.word }) {
            note(unexpected(word == .at ? "'at' with x and y" : "'size' with width and height"))
        }
        return .view(kind, name: name, clauses)
    }

    private mutating func recognizer(_ kind: RecognizerKind) throws(ScriptError) -> SceneStatement {
        let name = try newName("a name for the recognizer")
        return .recognizer(kind, name: name, recognizerClauses(for: kind))
    }
}
