import TouchPicture

extension Scene {
    /// Reads a scene. `file` is named in messages.
    ///
    /// - Throws: every fault of the text at once, each with its place and what was expected there.
    public static func parse(_ text: String, file: String) throws(ScriptErrors) -> Scene {
        var parser = SceneParser(file: file)
        var document = Document(text, file: file)
        return try parser.parse(&document)
    }

    /// Reads a scene's title, or its name if it has none, and nothing below it.
    ///
    /// - Throws: what is wrong with the first line, or with the title's.
    static func title(in text: String, file: String) throws(ScriptErrors) -> LocalizedText {
        var parser = SceneParser(file: file)
        var document = Document(text, file: file)
        return try parser.title(in: &document)
    }
}

/// Reads line by line, then checks what only the whole can tell: names and nesting.
private struct SceneParser {
    let file: String
    var errors: [ScriptError] = []
    var names = SceneNames()
    var references: [Reference] = []
    /// What is tuned, and in which line.
    var tuned: [SceneTuning.Name: Int] = [:]
    var read = ScriptLines<SceneStatement>()

    init(file: String) { self.file = file }

    mutating func parse(_ document: inout Document) throws(ScriptErrors) -> Scene {
        var hasHeader = false
        while let line = document.next() {
            var statement: SceneStatement?
            if line.isStatement {
                if !hasHeader {
                    hasHeader = true
                    statement = readHeader(line)
                    guard statement != nil else { throw ScriptErrors(errors) }
                } else {
                    statement = read(line)
                }
            }
            read.append(line, statement)
        }
        errors += document.errors
        guard hasHeader else { throw withoutHeader() }
        addDefaultWindow()
        errors += names.faults(of: references, in: file)
        errors += NestingCheck.faults(of: read.lines, file: file)
        guard errors.isEmpty else { throw ScriptErrors(errors) }
        let scene = Scene(file: file, lines: read.lines, names: names)
        let crowds = CrowdCheck.faults(of: scene)
        guard crowds.isEmpty else { throw ScriptErrors(crowds) }
        return scene
    }

    mutating func title(in document: inout Document) throws(ScriptErrors) -> LocalizedText {
        var name: String?
        while let line = document.next() {
            guard line.isStatement else { continue }
            if name == nil {
                guard case .header(let read, _)? = readHeader(line) else {
                    throw ScriptErrors(errors)
                }
                name = read
            } else if line.reader.isAt(StatementWord.title.rawValue) {
                guard case .title(let title)? = read(line) else { throw ScriptErrors(errors) }
                return title
            }
        }
        errors += document.errors
        guard let name else { throw withoutHeader() }
        return LocalizedText(name)
    }

    private func withoutHeader() -> ScriptErrors {
        let message = "found no statement, expected \(SceneParser.headerForm)"
        return ScriptErrors(
            errors + [ScriptError(file: file, position: .start, message: message)])
    }

    private static let headerForm = #"scene 1 "name" 640 x 400"#

    /// nil after a fault: a file that does not begin as a scene is not read on.
    private mutating func readHeader(_ line: Document.Line) -> SceneStatement? {
        var reader = line.reader
        do throws(ScriptError) {
            let form = Self.headerForm
            guard reader.take("scene") else { throw reader.unexpected(form) }
            _ = try reader.integer("1, the version of the language", in: 1...1)
            let name = try reader.fileName()
            let expected = "a width in points, from 1 to 10000"
            let width = try reader.number(expected, in: 1...10_000)
            try reader.require("x")
            let height = try reader.number("a height in points, from 1 to 10000", in: 1...10_000)
            reader.finish()
            errors += reader.errors
            return .header(name: name, size: CGSize(width: width, height: height))
        } catch {
            errors.append(error)
            return nil
        }
    }

    private mutating func read(_ line: Document.Line) -> SceneStatement? {
        var reader = line.reader
        var statement: SceneStatement?
        do throws(ScriptError) {
            let read = try reader.sceneStatement()
            reader.finish()
            statement = read
        } catch {
            errors.append(error)
        }
        errors += reader.errors
        references += reader.references
        if let named = statement?.named { declare(named.name, named.kind, at: line.position) }
        if case .tuning(let tuning)? = statement { declare(tuning.name, at: line.position) }
        return statement
    }

    private mutating func declare(_ name: String, _ kind: NameKind, at position: SourcePosition) {
        if names.insert(name, kind, line: position.line) { return }
        let first = names[name].map { $0.line > 0 ? " (first in line \($0.line))" : "" } ?? ""
        errors.append(
            ScriptError(
                file: file, position: position,
                message: "found a second '\(name)', expected a name of its own\(first)"))
    }

    private mutating func declare(_ tuning: SceneTuning.Name, at position: SourcePosition) {
        guard let first = tuned.updateValue(position.line, forKey: tuning) else { return }
        let message = "found '\(tuning.rawValue)' tuned a second time, expected it once"
        errors.append(
            ScriptError(
                file: file, position: position, message: "\(message) (first in line \(first))"))
    }

    /// A scene that names no window has one called "window".
    private mutating func addDefaultWindow() {
        if !names.entries.contains(where: { $0.kind == .window }) {
            names.insert("window", .window, line: 0)
        }
    }
}

enum StatementWord: String, CaseIterable {
    case title, window, view, label, button, slider
    case toggle = "switch"
    case stepper, segments, pages, scroll, row, controller
    case tap
    case longPress = "long-press"
    case pan, swipe, pinch, rotation
    case edgePan = "edge-pan"
    case hover, custom, require, tuning, application, delegate
}

extension LineReader {
    mutating func sceneStatement() throws(ScriptError) -> SceneStatement {
        if isAt("scene") { throw unexpected("another statement, as the scene has begun") }
        switch try choice(StatementWord.self, "a statement") {
        case .title: return .title(try localizedText("a title in quotes"))
        case .window:
            let name = try newName("a name for the window")
            return .window(name: name, viewClauses(ViewWord.forWindow, "a clause of a window"))
        case .view: return try view(.view)
        case .label: return try view(.label)
        case .button: return try view(.button)
        case .slider: return try view(.slider)
        case .toggle: return try view(.toggle)
        case .stepper: return try view(.stepper)
        case .segments: return try view(.segments)
        case .pages: return try view(.pages)
        case .scroll: return try view(.scroll)
        case .row: return try view(.row)
        case .controller:
            let name = try newName("a name for the view controller")
            let what = "a clause of a view controller"
            return .controller(name: name, viewClauses(ViewWord.forController, what))
        case .tap: return try recognizer(.builtIn(.tap))
        case .longPress: return try recognizer(.builtIn(.longPress))
        case .pan: return try recognizer(.builtIn(.pan))
        case .swipe: return try recognizer(.builtIn(.swipe))
        case .pinch: return try recognizer(.builtIn(.pinch))
        case .rotation: return try recognizer(.builtIn(.rotation))
        case .edgePan: return try recognizer(.builtIn(.edgePan))
        case .hover: return try recognizer(.builtIn(.hover))
        case .custom:
            let type = try choice(among: CustomRecognizer.allCases, "a registered recognizer")
            return try recognizer(.custom(type))
        case .require:
            let name = try reference(.recognizer, "a recognizer's name")
            try require("to-fail")
            let others = try list { reader throws(ScriptError) in
                let other = try reader.reference(.recognizer, "a recognizer's name")
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
        let name = try newName("a name for the \(kind.rawValue)")
        let clauses = viewClauses(ViewWord.words(for: kind), "a clause of a \(kind.rawValue)")
        for word in kind.hasOwnSize ? [ViewWord.at] : [.at, .size]
        where errors.isEmpty && !clauses.contains(where: { $0.words.first == word.rawValue }) {
            note(unexpected(word == .at ? "'at' with x and y" : "'size' with width and height"))
        }
        return .view(kind, name: name, clauses)
    }

    private mutating func recognizer(_ kind: RecognizerKind) throws(ScriptError) -> SceneStatement {
        let name = try newName("a name for the recognizer")
        return .recognizer(kind, name: name, recognizerClauses(for: kind))
    }
}
