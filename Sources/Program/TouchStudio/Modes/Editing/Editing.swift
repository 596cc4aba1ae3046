import TouchHost
import TouchKit
import TouchPicture
import TouchScript
import TouchStage
import TouchTrace
import TouchWords

/// The mode in which the scene is edited by hand. Each change is a line of the scene's file, and
/// what is open follows its file.
final class Editing: Mode {
    unowned let workspace: Workspace
    /// The editor of the scene; nil while the scene is not edited.
    private(set) var editor: SceneEditor?
    private(set) lazy var editBar = EditBar(style: style, perform: chrome.perform)
    private lazy var details = EntryPanel(
        .panel.view, hint: .panel.newName, marks: "-_", style: style, perform: chrome.perform)

    init(_ workspace: Workspace) {
        self.workspace = workspace
        chrome.bring(.details) { [unowned self] in
            showDetails()
            return details
        }
    }

    func windowOpens() {
        typing.use(in: .details) { [unowned self] in rename(to: $0) }
    }

    private var typing: Typing { workspace.mode() }

    // MARK: Its place on the stack

    var claims: ModeClaims { [.fingers, .moment, .session] }
    var fingers: FingerUse? { .followed }
    var bar: ChromeView? { editBar }
    func arrange(_ room: inout ChromeRoom) { room.isBarFull = true }

    /// Ends the editing before an act that is about something else.
    func intercept(_ act: any Act) -> Bool {
        switch act.subject {
        case .looking, .scene, .opening: end()
        case .looks, .panels, .mode, .aside: break
        }
        return false
    }

    /// Lets go of a view that is held, before a second gesture ends the editing.
    func leave() -> Bool {
        if let editor, editor.drag != nil { editor.letGo() } else { end() }
        return true
    }

    func isOn(_ act: EditAct) -> Bool { act == .toggle && isOpen }

    // MARK: Acts

    func perform(_ act: EditAct) {
        guard let editor else {
            if act == .toggle { start() }
            return
        }
        editor.notice = nil
        switch act {
        case .toggle: end()
        case .undo, .redo: goBack(editor, undoes: act == .undo)
        case .color(let color):
            withChosen(editor) { change(editor, SceneChange($0, .color(.named(color)))) }
        case .remove:
            withChosen(editor) { change(editor, SceneChange("without \($0)"), checksTape: true) }
        case .details:
            withChosen(editor) { _ in
                workspace.toggle(.details)
                // A finger may tap a row before the next picture.
                show()
            }
        case .give(let recognizer):
            workspace.closeDrawer()
            withChosen(editor) { give(recognizer, to: $0, with: editor) }
        case .nudge(let x, let y):
            guard let frame = editor.chosen?.frame else {
                editor.notice = LocalizedText(.edit.nobodyChosen)
                return
            }
            let corner = CGPoint(x: frame.minX + CGFloat(x), y: frame.minY + CGFloat(y))
            withChosen(editor) { change(editor, SceneChange($0, .at(corner))) }
        }
    }

    /// Moves the selected view by arrow keys.
    func take(_ press: KeyPress) -> Bool {
        guard !press.modifiers.contains(.control), chrome.focusedName == nil else { return false }
        let step = press.modifiers.contains(.shift) ? 8 : 1
        switch press.key {
        case .left: perform(.nudge(x: -step, y: 0))
        case .right: perform(.nudge(x: step, y: 0))
        case .up: perform(.nudge(x: 0, y: -step))
        case .down: perform(.nudge(x: 0, y: step))
        default: return false
        }
        return true
    }

    private func withChosen(_ editor: SceneEditor, _ deed: (_ name: String) -> Void) {
        if let name = editor.selection {
            deed(name)
        } else {
            editor.notice = LocalizedText(.edit.nobodyChosen)
        }
    }

    // MARK: Beginning and end

    private func start() {
        guard FileManager.default.fileExists(atPath: opened.scene.file) else {
            return workspace.say(.edit.noFile)
        }
        let editor: SceneEditor
        do {
            editor = try SceneEditor(file: opened.scene.file, language: settings.language)
        } catch {
            return workspace.say(error)
        }
        guard begin() else { return }
        self.editor = editor
        workspace.putAside()
        workspace.leaveScene()
        workspace.layOut()
        writer?.write("edit", ("state", "\"begun\""))
    }

    func end() {
        guard isOpen else { return }
        editor = nil
        workspace.stack.close(self)
        workspace.close(.details)
        workspace.forgetFingers()
        workspace.layOut()
        writer?.write("edit", ("state", "\"ended\""))
    }

    // MARK: Fingers

    func follow(_ samples: [TouchSample]) {
        guard let editor else { return }
        let before = editor.selection
        let change = editor.follow(samples, unit: space.scale / space.sceneScale)
        if let name = editor.selection, name != before {
            writer?.write("chosen", ("view", Trace.quoted(name)))
        }
        if let change { self.change(editor, change) }
    }

    // MARK: Changes

    /// Makes a change of the scene.
    /// - Parameter checksTape: true to refuse the change if the open tape names something that it
    ///   removes.
    private func change(
        _ editor: SceneEditor, _ change: SceneChange, checksTape: Bool = false
    ) {
        attempt(editor) {
            let text = try editor.text(after: change)
            try take(text, change.words, with: editor, checksTape: checksTape)
        }
    }

    /// Renames the selected view to the typed name, wherever the scene names it.
    private func rename(to typed: String) {
        let name = typed.trimmingCharacters(in: .whitespaces)
        workspace.closeDrawer()
        guard let editor, let old = editor.selection, name != old else { return }
        attempt(editor) {
            let text = try Scene.text(
                editor.text, file: editor.scene.file, renaming: old, to: name)
            guard try take(text, "\(old) is \(name)", with: editor, checksTape: true) else {
                return
            }
            editor.choose(name)
            editor.notice = LocalizedText(.edit.renamed(name))
        }
    }

    private func give(
        _ recognizer: EditedRecognizer, to view: String, with editor: SceneEditor
    ) {
        attempt(editor) {
            let (text, name) = try editor.scene.text(
                editor.text, giving: recognizer.meaning.kind, recognizer.meaning.clauses, to: view)
            guard try take(text, "\(view) has \(name)", with: editor) else { return }
            editor.notice = LocalizedText(.edit.given(name))
        }
    }

    /// Replaces the text of the scene.
    /// - Parameters:
    ///   - words: the change, for the trace.
    ///   - checksTape: true to refuse the text if the open tape would not play with it.
    /// - Returns: true if the text is in the file.
    @discardableResult
    private func take(
        _ text: String, _ words: String, with editor: SceneEditor, checksTape: Bool = false
    ) throws -> Bool {
        if checksTape, let tape = opened.tape {
            let scene = try Scene.parse(text, file: editor.scene.file)
            _ = try Tape.parse(tape.text, file: tape.file, scene: scene)
        }
        guard text != editor.text, try write(text, of: editor, .on) else { return false }
        writer?.write("edited", ("change", Trace.quoted(words)))
        return true
    }

    private func goBack(_ editor: SceneEditor, undoes: Bool) {
        guard let text = undoes ? editor.textBefore : editor.textAfter else {
            editor.notice = LocalizedText(undoes ? .edit.nothingToUndo : .edit.nothingToRedo)
            return
        }
        attempt(editor) {
            guard try write(text, of: editor, undoes ? .undo : .redo) else { return }
            writer?.write(undoes ? "undone" : "redone")
        }
    }

    /// Attempts a change; if it fails, the reason is shown in a line, and nothing is changed.
    private func attempt(_ editor: SceneEditor, _ deed: () throws -> Void) {
        do {
            try deed()
        } catch {
            editor.notice = LocalizedText(sayingFirstOf: error)
        }
        if let notice = editor.notice {
            writer?.write("told", ("words", Trace.quoted(notice.english)))
        }
        workspace.repaint()
    }

    /// Writes a text to the scene's file.
    /// - Returns: false if somebody else wrote the file; then their text is the one that is edited
    ///   from now on.
    func write(
        _ text: String, of editor: SceneEditor, _ way: SceneEditor.Way
    ) throws -> Bool {
        if folder.isShared(editor.scene) { try copyLesson(editor) }
        let file = editor.scene.file
        let there = try ScriptText.read(URL(fileURLWithPath: file), expecting: .expected.scene)
        guard there == editor.text else {
            try editor.takeIn(there, file: file)
            return false
        }
        // A user with all permissions could write the file all the same.
        let mode = try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions]
        if let mode = mode as? Int, mode & 0o222 == 0 { throw Failure.cannotWrite(file, EACCES) }
        try OutputFile.write(text.utf8, to: file)
        try editor.advance(to: text, way)
        if opened.url == nil {
            workspace.renew(OpenedScene(scene: editor.scene, tape: opened.tape, lesson: nil))
        } else {
            workspace.mode(Following.self).reread()
        }
        return true
    }

    private func copyLesson(_ editor: SceneEditor) throws {
        let url = try folder.copy(of: opened)
        guard let copy = try OpenedScene.read(url) else { return }
        try editor.takeIn(editor.text, file: copy.scene.file)
        workspace.renew(copy)
        editor.notice = LocalizedText(.edit.copied(copy.scene.file))
    }

    /// The folder of copies of lessons.
    private var folder: TakeFolder { workspace.mode(Taking.self).folder }

    /// Adopts another text of the open scene.
    func adopt(_ new: OpenedScene) {
        guard let editor, new.scene != editor.scene else { return }
        attempt(editor) {
            let url = URL(fileURLWithPath: new.scene.file)
            try editor.takeIn(try ScriptText.read(url), file: new.scene.file)
        }
    }

    // MARK: Appearance

    var words: LocalizedText? {
        guard let editor else { return nil }
        if let notice = editor.notice { return notice }
        return LocalizedText(editor.selection.map(Wording.edit.chosen) ?? .edit.begin)
    }

    func show() {
        guard let editor else { return }
        editor.use(language: settings.language)
        editBar.content = EditBar.Content(
            canUndo: editor.canUndo, canRedo: editor.canRedo, hasChoice: editor.selection != nil)
        if chrome.drawer == .details { showDetails() }
    }

    private func showDetails() {
        guard let editor, let name = editor.selection else { return }
        let names = editor.scene.names.entries.map(\.name)
        details.show(detailsOf: name, typing.entry, words: names)
    }

    var moment: StageMoment? { editor.map { StageMoment($0.shown.latest) } }
    var trace: Trace? { editor?.shown.trace }

    /// The marks over the stage, in points of its picture.
    var marks: [Mark] {
        guard let editor, let view = editor.chosen else { return [] }
        let unit = space.scale / space.sceneScale
        let room = CGRect(origin: .zero, size: editor.scene.size)
        let isMoved = editor.drag.map { $0.kind == .move && $0.isMoving } ?? false
        return EditMarks(
            view: view, guides: editor.drag?.guides ?? [],
            handle: isMoved ? nil : view.handle(side: 44 * unit, within: room),
            turnHandle: isMoved ? nil : view.turnHandle(side: 44 * unit, within: room),
            style: chrome.style, toWindow: space.layout.toPicture, panel: space.layout.panel
        ).marks()
    }
}

extension EntryPanel {
    fileprivate func show(detailsOf name: String, _ entry: PanelSearch, words: [String]) {
        let choices = EditedRecognizer.allCases.map {
            ChoiceRows.Choice(words: LocalizedText($0.meaning.words), act: EditAct.give($0))
        }
        let title = LocalizedText(.panel.give(name))
        show([ChoiceRows.Section(title: title, choices: choices)], entry, words: words)
    }
}
