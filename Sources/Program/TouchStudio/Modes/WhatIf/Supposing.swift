import TouchPicture
import TouchReading
import TouchScript
import TouchSession
import TouchStage
import TouchTrace
import TouchWords

/// The mode that asks "What if?": it shows the same fingers on a changed scene, both runs beside
/// one another. It is open while its drawer is, or its film is shown.
final class Supposing: Mode {
    unowned let workspace: Workspace
    /// The state of the question; nil while there is none.
    private(set) var desk: WhatIfDesk?
    /// The scene's file with changes that were kept, until they are taken out again.
    private(set) var keptChanges: SceneEditor?
    /// The drawer of changes: below the field are the changes that are tried, those that could be,
    /// and those worth a look.
    private lazy var changes = EntryPanel(
        .act.whatIf, hint: .panel.newChange, marks: "-.,", style: style, perform: chrome.perform)
    private lazy var more = PillButton(.act.whatIf, style: style) { [unowned self] in
        workspace.perform(.whatIf(.open))
    }

    init(_ workspace: Workspace) {
        self.workspace = workspace
        chrome.bring(.changes) { [unowned self] in
            showRows()
            return changes
        }
    }

    func windowOpens() {
        typing.use(in: .changes) { [unowned self] in perform(.attempt([SceneChange($0)])) }
    }

    private var typing: Typing { workspace.mode() }
    private var watching: Watching { workspace.mode() }

    func forget() {
        desk = nil
        end()
    }

    /// Returns false: the workspace closes the drawer, and there is nothing else to leave.
    func leave() -> Bool { false }

    func drawerChanged() { endIfOver() }

    /// Indicates whether the film of a question is shown, from which other changes can be tried.
    private var isWatched: Bool {
        watching.isOpen && desk.map { $0.isTrying || !$0.base.isEmpty } ?? false
    }

    private func endIfOver() { if chrome.drawer != .changes, !isWatched { end() } }

    func buttons(isNarrow: Bool) -> BarButtons { BarButtons(right: isWatched ? [more] : []) }

    func isOn(_ act: WhatIfAct) -> Bool { act == .open && chrome.drawer == .changes }

    // MARK: Acts

    func perform(_ act: WhatIfAct) {
        if act == .open { return open() }
        attempt {
            switch act {
            case .attempt(let changes): try desk?.attempt(changes)
            case .putBack: desk?.putBack()
            case .putAllBack: desk?.putAllBack()
            case .compare: desk?.compare()
            case .keep: try keepChanges()
            case .unkeep: try takeOutChanges()
            case .want(let wish): try desk?.look(for: wish)
            case .stop: desk?.stopLooking()
            case .open: break
            }
            switch act {
            case .attempt, .putBack, .putAllBack: try showRuns()
            default: break
            }
        }
    }

    private func open() {
        if chrome.drawer == .changes { return workspace.closeDrawer() }
        if !watching.isOpen { desk = nil }
        if desk == nil {
            guard let tape = askedTape else { return workspace.say(.whatIf.touchFirst) }
            desk = WhatIfDesk(scene: opened.scene, tape: tape, language: settings.language)
        }
        begin()
        workspace.toggle(.changes)
    }

    /// The tape of what happened: the one that is shown, or what hands did.
    private var askedTape: Tape? {
        if session.isDemonstration { return opened.tape }
        return session.session.isPlayed ? session.session.recordedTape : opened.tape
    }

    /// The names that the question in the inspector is about.
    private var askedNames: [String] {
        let trace = session.trace
        switch branches.open.choice {
        case .subject(let subject): return [trace.name(of: subject)]
        case .record(let number):
            guard let record = trace.records.dropFirst(number - 1).first else { return [] }
            return record.entry.concerned.map(trace.name)
        case nil: return []
        }
    }

    // MARK: Results

    private var editing: Editing { workspace.mode() }

    private func showRuns() throws(ScriptErrors) {
        guard let desk else { return }
        guard desk.isTrying || !desk.base.isEmpty else { return watching.end() }
        let first = try desk.filmed()
        begin()
        watching.watch { _ in (try? desk.filmed()) ?? first }
        writer?.write(
            "whatIf", ("changes", Trace.quoted(desk.changes.map(\.words).joined(separator: " + "))),
            ("parts", first.comparison.parting.map { "\($0.time)" } ?? "null"))
    }

    private func keepChanges() throws {
        guard let changes = desk?.changes else { return }
        let editor = try SceneEditor(file: opened.scene.file, language: settings.language)
        let text = try changes.applied(to: editor.scene, text: editor.text).text
        watching.end()
        guard try editing.write(text, of: editor, .on) else { return }
        keptChanges = editor
        desk = nil
        workspace.closeDrawer()
        writer?.write("kept", ("file", Trace.quoted(editor.scene.file)))
        workspace.say(.whatIf.kept(editor.scene.file))
    }

    private func takeOutChanges() throws {
        guard let editor = keptChanges, let text = editor.textBefore else { return }
        (keptChanges, desk) = (nil, nil)
        workspace.closeDrawer()
        guard try editing.write(text, of: editor, .undo) else { return }
        writer?.write("takenOut", ("file", Trace.quoted(editor.scene.file)))
    }

    /// Tries a few more changes that could lead to the wanted outcome.
    func follow() {
        guard desk?.isLooking == true else { return }
        for _ in 0..<4 { desk?.lookOn() }
        if let search = desk?.search, search.isOver {
            writer?.write(
                "found", ("tried", "\(search.changes.tried)"),
                ("first", Trace.quoted(search.changes.findings.first?.words ?? "")))
        }
        workspace.repaint()
    }

    var due: Double? { desk?.isLooking == true ? now : nil }

    /// Attempts something; if it fails, the reason is shown in a line, and nothing is changed.
    private func attempt(_ deed: () throws -> Void) {
        do {
            try deed()
        } catch {
            let words = LocalizedText(sayingFirstOf: error)
            workspace.say(words)
            writer?.write("told", ("words", Trace.quoted(words.english)))
        }
    }

    // MARK: Appearance

    /// The numbers of the list of things worth a look, on the stage while the list is open.
    var marks: [Mark] {
        guard chrome.drawer == .changes, !watching.isOpen, let desk else { return [] }
        return LintMarks(
            lints: desk.lints, scene: desk.scene, session: session, style: chrome.style,
            toWindow: space.layout.toPicture, panel: space.layout.panel
        ).marks()
    }

    func show() {
        endIfOver()
        if chrome.drawer == .changes { showRows() }
    }

    private func showRows() {
        guard let desk else { return }
        let names = desk.scene.names.entries.map(\.name)
        changes.show(
            desk.rows(about: askedNames, kept: keptChanges != nil), typing.entry, words: names)
    }
}
