import TouchPicture
import TouchWords

/// A single change of a scene, in the scene's own words: "what if?" and manual editing both use it.
///
/// ```
/// list delays-content off          a clause, in place of the one with this word, or added
/// drag without simultaneous-with   a clause, removed
/// without badge                    a view, a control or a recognizer with all its contents, and
///                                  the requirements that name it
/// drag on page                     a recognizer, moved to another view
/// require drag to-fail flick       a requirement
/// without require drag to-fail flick
/// tuning pan-slop 20               a number of the engine
/// without tuning pan-slop
/// ```
///
/// A change touches only the lines that it is about: comments, order and the rest of the text stay.
public struct SceneChange: Hashable, Sendable, CustomStringConvertible {
    /// The change as it was asked for.
    public let words: String

    public init(_ words: String) {
        self.words = words.split { $0.isWhitespace }.joined(separator: " ")
    }

    /// Creates a change of a clause of the thing with this name.
    public init(_ name: String, _ clause: ViewClause) {
        self.init(([name] + clause.words).joined(separator: " "))
    }

    public var description: String { words }

    /// A changed scene, and its text.
    public struct Result: Sendable {
        public let scene: Scene
        public let text: String
    }

    /// Returns the scene with this change.
    /// - Parameter text: The text of the scene's file; nil for the canonical text.
    /// - Throws: The faults of the change; their file is the change's words.
    public func applied(to scene: Scene, text: String? = nil) throws(ScriptErrors) -> Result {
        var draft = SceneDraft(scene: scene, text: text ?? scene.text)
        let all = words.split(separator: " ").map(String.init)
        switch all.first {
        case nil: throw fault(.fault.noChange)
        case "require": draft.append(words)
        case "tuning": draft.tune(all)
        case "without" where all.count > 1 && all[1] == "require": try withdraw(all, from: &draft)
        case "without" where all.count == 3 && all[1] == "tuning":
            guard draft.untune(all[2]) else {
                throw fault(.fault.noTuning(all[2]))
            }
        case "without":
            guard all.count == 2 else { throw fault(.fault.nameAfterWithout) }
            if OwnRecognizer.parts(of: all[1]) != nil { throw fault(.fault.ownStays(all[1])) }
            guard draft.remove(all[1]) else { throw unknown(all[1], in: scene) }
        case let name?:
            guard all.count > 1 else {
                throw fault(.fault.noClauseAfter(name))
            }
            guard let line = draft.line(of: name) ?? draft.lineOfOwn(name, in: scene.names) else {
                throw unknown(name, in: scene)
            }
            if all[1] == "on", all.count == 3, draft.isRecognizer(line) {
                guard draft.move(line, under: all[2]) else { throw unknown(all[2], in: scene) }
            } else if all[1] == "without" {
                guard all.count == 3 else {
                    throw fault(.fault.clauseAfterWithout)
                }
                guard draft.take(all[2], at: line) else {
                    throw fault(.fault.noClause(all[2], name: name))
                }
            } else {
                draft.put(Array(all.dropFirst()), at: line)
            }
        }
        do throws(ScriptErrors) {
            let changed = try Scene.parse(draft.text, file: scene.file)
            return Result(scene: changed, text: draft.text)
        } catch {
            throw ScriptErrors(
                error.errors.map {
                    ScriptError(file: "'\(words)'", position: nil, message: $0.message)
                })
        }
    }

    private func withdraw(_ all: [String], from draft: inout SceneDraft) throws(ScriptErrors) {
        guard all.count >= 5, all[3] == "to-fail" else {
            throw fault(.fault.requirementForm)
        }
        let others = all[4...].joined(separator: " ").split { $0 == "," || $0 == " " }
        for other in others {
            guard draft.withdraw(requirement: all[2], toFail: String(other)) else {
                throw fault(.fault.noRequirement(all[2], other: String(other)))
            }
        }
    }

    private func fault(_ message: Wording) -> ScriptErrors {
        ScriptErrors(message, in: "'\(words)'")
    }

    private func unknown(_ name: String, in scene: Scene) -> ScriptErrors {
        let names = scene.names.entries.filter { $0.line > 0 }.map { $0.name }
        let list = Notation.list(Array(names.prefix(12)))
        let message = Wording.fault.found(
            .expected.word(shortened(name)),
            expected: .list.beside(.expected.nameInScene, words: list))
        return fault(message.hinting(Spelling.nearest(to: name, in: names)))
    }
}

extension [SceneChange] {
    /// Returns the scene with all of the changes, made in order.
    /// - Parameter text: The text of the scene's file; nil for the canonical text.
    /// - Throws: The faults of the first change that cannot be made.
    public func applied(
        to scene: Scene, text: String? = nil
    ) throws(ScriptErrors) -> SceneChange.Result {
        var result = SceneChange.Result(scene: scene, text: text ?? scene.text)
        for change in self { result = try change.applied(to: result.scene, text: result.text) }
        return result
    }
}

/// The text of a scene whose lines are changed one by one; the others stay as they are written.
struct SceneDraft {
    private var rows: [Row]

    private struct Row {
        var text: String
        var line: ScriptLine<SceneStatement>?
    }

    init(scene: Scene, text: String) {
        var lines: [Int: ScriptLine<SceneStatement>] = [:]
        // The text may differ from the one the scene was read from; then the text counts.
        let read = (try? Scene.parse(text, file: scene.file))?.lines ?? scene.lines
        for line in read { lines[line.position.line] = line }
        var texts = EditorText(text).lines
        if texts.last?.isEmpty == true { texts.removeLast() }
        rows = texts.enumerated().map { Row(text: $0.element, line: lines[$0.offset + 1]) }
    }

    var text: String { rows.map { $0.text + "\n" }.joined() }

    /// Returns the index of the line that introduces a name, or that of the application or its
    /// delegate.
    func line(of name: String) -> Int? {
        rows.firstIndex { row in
            switch row.line?.statement {
            case .application: name == "application"
            case .delegate: name == "delegate"
            case let statement?: statement.named?.name == name
            case nil: false
            }
        }
    }

    /// Replaces the clause that begins with the same word; if there is none, adds the clause after
    /// the others.
    mutating func put(_ clause: [String], at index: Int) {
        write(at: index) { clauses in
            if let place = clauses.firstIndex(where: { $0.first == clause.first }) {
                clauses[place] = clause
            } else {
                clauses.append(clause)
            }
        }
    }

    /// Removes the clauses that begin with a word.
    /// - Returns: true if there was one.
    mutating func take(_ word: String, at index: Int) -> Bool {
        guard rows[index].line?.statement?.clauses.contains(where: { $0.first == word }) == true
        else { return false }
        write(at: index) { $0.removeAll { $0.first == word } }
        return true
    }

    /// Adds a line that sets up a scroll view's own recognizer, under the scroll view, and returns
    /// its index; nil if there is no such recognizer.
    mutating func lineOfOwn(_ name: String, in names: SceneNames) -> Int? {
        guard let (owner, own) = OwnRecognizer.parts(of: name), let kind = own.kind,
            names[name] != nil, let line = line(of: owner)
        else { return nil }
        let statement = SceneStatement.recognizer(.builtIn(kind), name: name, [])
        insert(indentation(of: line) + "  " + statement.words.joined(separator: " "), at: line + 1)
        rows[line + 1].line = ScriptLine(
            position: SourcePosition(line: line + 2, column: 1),
            depth: (depth(of: line) ?? 0) + 1, statement: statement)
        return line + 1
    }

    mutating func append(_ statement: String) {
        rows.append(Row(text: statement, line: nil))
    }

    // MARK: Lines

    var count: Int { rows.count }

    /// Returns the nesting depth of a statement; nil for a line without one.
    func depth(of index: Int) -> Int? {
        rows[index].line.flatMap { $0.statement == nil ? nil : $0.depth }
    }

    func isRecognizer(_ index: Int) -> Bool {
        rows[index].line?.statement?.named?.kind == .recognizer
    }

    /// Returns the space before the first word of a line.
    func indentation(of index: Int) -> Substring {
        rows[index].text.prefix { $0 == " " || $0 == "\t" }
    }

    /// Moves a recognizer's line, with its comment, into another view.
    /// - Returns: true if there was such a view.
    mutating func move(_ index: Int, under name: String) -> Bool {
        guard let home = line(of: name), home != index else { return false }
        let row = rows.remove(at: index)
        guard let place = nest(row.text.trimmed, under: name) else { return false }
        rows[place].line = row.line
        return true
    }

    /// Inserts a line with the same line ending as its neighbor.
    mutating func insert(_ text: String, at index: Int) {
        let isOther = rows.first?.text.unicodeScalars.last == "\r"
        rows.insert(Row(text: isOther ? text + "\r" : text, line: nil), at: index)
    }

    /// Sets a number of the engine, replacing the line that sets it already.
    mutating func tune(_ words: [String]) {
        if words.count > 1, let index = line(tuning: words[1]) {
            write(words, at: index)
        } else {
            append(words.joined(separator: " "))
        }
    }

    /// Removes the line that sets a number of the engine.
    /// - Returns: true if there was one.
    mutating func untune(_ name: String) -> Bool {
        line(tuning: name).map { rows.remove(at: $0) } != nil
    }

    private func line(tuning name: String) -> Int? {
        rows.firstIndex { row in
            guard case .tuning(let tuning)? = row.line?.statement else { return false }
            return tuning.name.word == name
        }
    }

    /// Removes a named line with everything nested in it, and the requirements that refer to any of
    /// the removed names.
    /// - Returns: true if there was such a name.
    mutating func remove(_ name: String) -> Bool {
        guard let first = line(of: name), let depth = depth(of: first) else { return false }
        let end =
            rows.indices.first { $0 > first && (self.depth(of: $0) ?? .max) <= depth }
            ?? rows.endIndex
        let gone = rows[first..<end].compactMap { $0.line?.statement?.named?.name }.flatMap {
            name in [name] + OwnRecognizer.allCases.map { $0.name(of: name) }
        }
        rows.removeSubrange(first..<end)
        for name in gone {
            for index in rows.indices.reversed() {
                guard case .require(let one, let others) = rows[index].line?.statement else {
                    continue
                }
                if one == name {
                    rows.remove(at: index)
                } else if others.contains(name) {
                    _ = withdraw(requirement: one, toFail: name)
                }
            }
        }
        return true
    }

    /// Removes a requirement.
    /// - Returns: true if a line of the scene states it.
    mutating func withdraw(requirement name: String, toFail other: String) -> Bool {
        for index in rows.indices {
            guard case .require(name, var others) = rows[index].line?.statement,
                others.contains(other)
            else { continue }
            others.removeAll { $0 == other }
            if others.isEmpty {
                rows.remove(at: index)
            } else {
                write(.require(name, toFail: others), at: index)
            }
            return true
        }
        return false
    }

    private mutating func write(at index: Int, _ change: (inout [[String]]) -> Void) {
        guard let line = rows[index].line, let statement = line.statement else { return }
        var clauses = statement.clauses
        change(&clauses)
        write(statement.head + clauses.flatMap { $0 }, at: index)
    }

    private mutating func write(_ statement: SceneStatement, at index: Int) {
        write(statement.words, at: index)
        rows[index].line?.statement = statement
    }

    /// Replaces the words of a line; its indentation and its comment stay.
    private mutating func write(_ words: [String], at index: Int) {
        let indent = indentation(of: index)
        let comment = rows[index].line?.comment.map { $0.isEmpty ? "  #" : "  # \($0)" } ?? ""
        let ending = rows[index].text.unicodeScalars.last == "\r" ? "\r" : ""
        rows[index].text = indent + words.joined(separator: " ") + comment + ending
    }
}
