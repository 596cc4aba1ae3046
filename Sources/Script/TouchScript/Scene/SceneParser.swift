import TouchPicture
import TouchWords

extension Scene {
    /// Reads a scene. Messages give `file` as its name.
    ///
    /// - Throws: Every fault of the text at once, each with its place and what was expected there.
    public static func parse(_ text: String, file: String) throws(ScriptErrors) -> Scene {
        var parser = SceneParser(text, file: file)
        return try parser.parse()
    }

    /// Reads a scene's title, or its name if it has none, and nothing below it.
    ///
    /// - Throws: The fault of the first line, or of the title's.
    static func title(in text: String, file: String) throws(ScriptErrors) -> LocalizedText {
        var parser = SceneParser(text, file: file)
        return try parser.title()
    }
}

/// Reads line by line, then checks what only the whole text can show: names and nesting.
private struct SceneParser {
    private var reading: StatementReading
    private var names = SceneNames()
    /// The lines that set the engine's numbers.
    private var tuned: [SceneTuning.Name: Int] = [:]
    /// The lines that set up scroll views' own recognizers, by the recognizer's name.
    private var setUp: [String: Int] = [:]

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
        switch statement {
        case .view(let kind, let name, let clauses):
            names.insertOwn(
                of: name, [kind.word] + clauses.map { $0.word }, line: line.position.line)
        case .controller(let name, let clauses):
            names.insertOwn(of: name, clauses.map { $0.word }, line: line.position.line)
        default: break
        }
        if case .tuning(let tuning)? = statement { declare(tuning.name, at: line.position) }
        return statement
    }

    private mutating func declare(_ name: String, _ kind: NameKind, at position: SourcePosition) {
        if OwnRecognizer.parts(of: name) != nil {
            let first = setUp.updateValue(position.line, forKey: name)
            if let first { reading.note(.fault.nameTwiceSince(name, line: first), at: position) }
            return
        }
        if names.insert(name, kind, line: position.line) { return }
        let first = names[name]?.line ?? 0
        reading.note(
            first > 0 ? .fault.nameTwiceSince(name, line: first) : .fault.nameTwice(name),
            at: position)
    }

    private mutating func declare(_ tuning: SceneTuning.Name, at position: SourcePosition) {
        guard let first = tuned.updateValue(position.line, forKey: tuning) else { return }
        reading.note(.fault.tunedTwice(tuning.word, line: first), at: position)
    }
}

/// The words that begin statements, except those that create a view or a built-in recognizer.
enum StatementWord: String, LanguageWord {
    case title, window, controller, custom, require, tuning, application, delegate

    /// All words that begin statements, in the order in which they are listed.
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
        let width = try number(.expected.sceneWidth, in: 1...10_000)
        try require("x")
        let height = try number(.expected.sceneHeight, in: 1...10_000)
        return .header(name: name, size: CGSize(width: width, height: height))
    }

    mutating func sceneStatement() throws(ScriptError) -> SceneStatement {
        if isAt("scene") { throw unexpected(.expected.anotherStatement) }
        if let kind = take(ViewKind.self) { return try view(kind) }
        if let kind = take(RecognizerKind.BuiltIn.self) { return try recognizer(.builtIn(kind)) }
        guard let word = take(StatementWord.self) else {
            throw unexpected(.expected.statement, of: StatementWord.all)
        }
        switch word {
        case .title: return .title(try localizedText(.expected.title))
        case .window:
            let name = try newName(.expected.newWindow)
            return .window(name: name, viewClauses(ViewWord.forWindow, .expected.windowClause))
        case .controller:
            let name = try newName(.expected.newController)
            let clauses = viewClauses(ViewWord.forController, .expected.controllerClause)
            return .controller(name: name, clauses)
        case .custom:
            return try recognizer(
                .custom(try choice(CustomRecognizer.self, .expected.customRecognizer)))
        case .require:
            let name = try reference(.recognizer)
            try require("to-fail")
            return .require(name, toFail: try references(.recognizer))
        case .tuning: return .tuning(try tuning())
        case .application:
            return .application(viewClauses(ViewWord.forApplication, .expected.applicationClause))
        case .delegate:
            return .delegate(viewClauses(ViewWord.handling, .expected.delegateClause))
        }
    }

    private mutating func view(_ kind: ViewKind) throws(ScriptError) -> SceneStatement {
        let name = try newName(.expected.newView(kind.word))
        let clauses = viewClauses(ViewWord.words(for: kind), .expected.viewClause(kind.word))
        for word in kind.hasOwnSize ? [ViewWord.at] : [.at, .size]
        where errors.isEmpty && !clauses.contains(where: { $0.word == word.word }) {
            note(unexpected(word == .at ? .expected.at : .expected.size))
        }
        return .view(kind, name: name, clauses)
    }

    private mutating func recognizer(_ kind: RecognizerKind) throws(ScriptError) -> SceneStatement {
        let own = current?.word.flatMap { OwnRecognizer.parts(of: $0)?.recognizer.kind }
        if let own, kind == .builtIn(own) {
            let name = try reference(.recognizer)
            return .recognizer(kind, name: name, recognizerClauses(for: kind, among: own.ownWords))
        }
        let name = try newName(.expected.newRecognizer)
        return .recognizer(kind, name: name, recognizerClauses(for: kind))
    }
}
