import TouchHost
import TouchKit
import TouchLive
import TouchReading
import TouchScript
import TouchStage
import TouchTrace
import TouchWords

/// The mode in which the open tape is edited by hand.
package final class TapeEditing: Mode {
    unowned let workspace: Workspace
    /// The editor of the tape; nil while none is edited.
    private(set) var editor: TapeEditor?
    private lazy var editBar = TapeEditBar(style: style, perform: chrome.perform)
    private lazy var edit = PillButton(.bar.edit, style: style) { [unowned self] in
        workspace.perform(.editTape(.turn))
    }
    private lazy var captions = EntryPanel(
        .bar.caption, hint: .panel.newCaption, marks: ".,?!'-", style: style,
        perform: chrome.perform)

    init(_ workspace: Workspace) {
        self.workspace = workspace
        chrome.bring(.tapeCaptions) { [unowned self] in
            showCaptions()
            return captions
        }
    }

    func windowOpens() {
        typing.use(in: .tapeCaptions, beginsWithCapital: true) { [unowned self] in say(typed: $0) }
    }

    private var typing: Typing { workspace.mode() }

    /// Indicates whether the user's own tape, in a file, is open.
    private var isPossible: Bool {
        workspace.stack.refusal(of: self) == nil && opened.lesson == nil && tapeFile != nil
    }

    private var tapeFile: URL? {
        guard let tape = opened.tape else { return nil }
        return opened.url ?? URL(fileURLWithPath: tape.file)
    }

    // MARK: Its place on the stack

    var claims: ModeClaims { [.fingers, .session] }
    /// The use of fingers: time is stopped, so on the stage they do nothing.
    var fingers: FingerUse? { .pressed }
    var bar: ChromeView? { editBar }
    func arrange(_ room: inout ChromeRoom) { room.isBarFull = true }
    var holdsSession: Bool { true }

    func buttons(isNarrow: Bool) -> BarButtons {
        let offers = isPossible && !isNarrow && !workspace.room.presents && !workspace.room.screens
        return BarButtons(right: offers ? [edit] : [])
    }

    func intercept(_ act: any Act) -> Bool {
        switch (act, act.subject) {
        case (LessonAct.bringBack, _): perform(.undo)
        case (let act as TimeAct, _):
            point(act)
            return false
        case (_, .opening):
            // The act leaves the tape as it is in the file, or plays it.
            end()
            return false
        default: return false
        }
        return true
    }

    func isOn(_ act: TapeEditAct) -> Bool { act == .turn && isOpen }

    // MARK: Acts

    /// Notes the time to which a finger on the timeline points, since something is told there.
    private func point(_ act: TimeAct) {
        switch act {
        case .scrub(let time): editor?.pointed = time
        case .tap(let point):
            let hit = workspace.timelineLayout.hit(point, in: session.digest.timeline)
            if case .time(let time)? = hit { editor?.pointed = time }
        case .otherBranch: end()
        default: break
        }
    }

    func perform(_ act: TapeEditAct) {
        guard let editor else {
            return act == .turn ? start() : workspace.say(.edit.noTapeEdited)
        }
        switch act {
        case .turn: end()
        case .here(let edge):
            let time = here
            self.editor?.select(edge, at: time)
        case .select(let edge, let time): self.editor?.select(edge, at: time)
        case .step(let edge, let forward, let far):
            self.editor?.step(edge, forward: forward, far: far)
        case .cut where editor.selectsAll, .trim where editor.selectsAll,
            .takeOut where editor.selectsAll:
            workspace.say(.edit.allChosen)
        case .cut: change(.edit.wasCut) { try $0.cut() }
        case .quicken: change(.edit.wasQuickened) { try $0.quicken() }
        case .trim: change(.edit.wasTrimmed) { try $0.trim() }
        case .takeOut:
            let isPlayed = session.isDemonstration && session.session.isAtEnd
            let played = isPlayed ? session.session : nil
            change(.edit.wasTakenOut) { try $0.takeOut(playedIn: played) }
        case .freeze: tell(.freeze(Span(2)))
        case .chapter: tell(.chapter(editor.nextChapter))
        case .say(let words): say(words)
        case .captions:
            workspace.toggle(.tapeCaptions)
            if chrome.drawer == .tapeCaptions { typing.open() }
            show()
        case .undo: turn(.edit.undone, .edit.noEditToUndo) { try $0.undo() }
        case .redo: turn(.edit.redone, .edit.noEditToRedo) { try $0.redo() }
        }
        if case .select = act { return }
        let selection = self.editor?.selection ?? 0..<0
        writer?.write(
            "tapeEditing", ("from", "\(selection.lowerBound)"), ("to", "\(selection.upperBound)"),
            ("said", Trace.quoted(workspace.saidWords?.english ?? "")))
    }

    /// The event time at which something is told: where a finger last pointed on the timeline, as
    /// long as the playhead is there.
    private var here: Double {
        let branch = branches.open
        guard let editor, let time = editor.pointed,
            session.history.lastRecord(atOrBefore: time) == branch.record
        else { return branch.time }
        return min(max(time, 0), editor.end)
    }

    // MARK: The course of editing

    private func start() {
        if let refusal = workspace.stack.refusal(of: self) { return workspace.say(refusal) }
        guard isPossible, let url = tapeFile else { return workspace.say(.edit.noTapeOpen) }
        do {
            let text = try ScriptText.read(url)
            let isKnown = opened.url == url && opened.isAsRead
            guard let opened = try isKnown ? opened : OpenedScene.read(url, text: text),
                let tape = opened.tape
            else { return workspace.say(.edit.noTapeOpen) }
            workspace.putAside()
            begin()
            workspace.adopt(opened)
            let session = PacedSession(
                played: tape, in: opened.scene, language: settings.language, now: now)
            workspace.stage(session, returns: true)
            editor = TapeEditor(opened, text: text, of: url, end: session.end)
            if chrome.layout.timeline == nil { workspace.open { $0.timeline = true } }
            workspace.layOut()
            workspace.look {
                $0.goToBeginning()
                $0.showAll()
            }
            workspace.say(.edit.beginTape)
            // A finger may take a grip before the next picture.
            show()
            workspace.showPanels()
            writer?.write("tapeEditing", ("end", "\(session.end)"))
        } catch {
            refuse(error)
        }
    }

    func end() {
        guard let editor else { return }
        workspace.adopt(editor.left)
        self.editor = nil
        workspace.stack.close(self)
        workspace.close(.tapeCaptions)
        workspace.layOut()
        workspace.notice.sayNothing()
        writer?.write("tapeEdited")
    }

    /// Reports a failure to write, after which the editing goes on with the file's text.
    func advance() {
        guard let failure = editor?.file.takeFailure() else { return }
        workspace.mode(Following.self).reread()
        refuse(failure)
        workspace.repaint()
    }

    var due: Double? { editor?.file.isPending == true ? now + 0.05 : nil }

    /// Indicates whether all edits are on the disk.
    package var isAtRest: Bool { editor?.file.isPending != true }

    func finishFiles() { editor?.file.finish() }

    /// Indicates whether the file is as the mode has written or read it.
    var knowsFiles: Bool? { editor.map { opened.hasSceneAsRead && $0.file.isOurs } }

    /// Takes in a tape that somebody else saved; what was done here can no longer be undone.
    func renew(_ opened: OpenedScene) -> Bool {
        guard let old = editor else { return false }
        guard let text = try? ScriptText.read(old.url), opened.tape != nil else {
            end()
            return true
        }
        play(opened)
        var new = TapeEditor(opened, text: text, of: old.url, end: session.end)
        new.select(.start, at: old.selection.lowerBound)
        new.select(.end, at: old.selection.upperBound)
        editor = new
        return true
    }

    // MARK: Edits

    /// The largest number of records that are made again immediately.
    private static let remade = 200_000

    /// Shows another text of the tape about the same events. A session that is too long to be made
    /// again stays.
    /// - Parameter again: true if the events have changed, so that the session must be made again.
    private func show(_ new: OpenedScene, again: Bool) {
        guard new != opened else { return }
        again || session.session.tracer.count <= Self.remade ? play(new) : workspace.adopt(new)
    }

    /// Plays what is open to its end, and keeps the playhead where it was.
    private func play(_ new: OpenedScene) {
        guard let tape = new.tape else { return }
        writer?.write(newIn: session.trace)
        let played = PacedSession(
            played: tape, in: new.scene, atLeastTo: branches.open.time,
            language: settings.language, now: now)
        workspace.goOn(with: new, in: Branch(played, lookedAtAs: branches.open))
        workspace.begin()
    }

    private func change(_ words: Wording, _ deed: (inout TapeEditor) throws -> Void) {
        guard var new = editor else { return }
        do {
            try deed(&new)
            let isShorter = new.end != editor?.end
            editor = new
            show(new.opened, again: isShorter)
            workspace.say(words)
        } catch {
            refuse(error)
        }
    }

    private func turn(
        _ words: Wording, _ none: Wording, _ deed: (inout TapeEditor) throws -> Bool
    ) {
        var isTurned = false
        change(words) { isTurned = try deed(&$0) }
        if !isTurned, workspace.saidWords == LocalizedText(words) { workspace.say(none) }
    }

    private func tell(_ telling: Telling) {
        let time = here
        var told = time
        change(.edit.told(time)) {
            told = try $0.tell(telling, at: (time * 1000).rounded() / 1000)
        }
        if abs(told - time) > 0.001 { workspace.say(.edit.told(told)) }
    }

    /// Shows a caption with the typed text at the playhead, in the window's language.
    package func say(typed text: String) {
        workspace.closeDrawer()
        let (language, time) = (settings.language, here)
        var told = (time: time, isNew: true)
        change(.edit.told(time)) {
            told = try $0.caption(text, in: language, at: (time * 1000).rounded() / 1000)
        }
        guard workspace.saidWords == LocalizedText(.edit.told(time)) else { return }
        let said: Wording =
            language == "zh" ? .edit.saidInChinese(told.time) : .edit.saidInEnglish(told.time)
        workspace.say(told.isNew ? .edit.told(told.time) : said)
    }

    /// Shows a chosen caption at the playhead.
    private func say(_ words: LocalizedText?) {
        workspace.closeDrawer()
        tell(.caption(words))
    }

    /// Shows an error in one line that names the place without its folder, since the user knows
    /// what is open.
    private func refuse(_ error: any Error) {
        let first: any Error = (error as? ScriptErrors)?.errors.first ?? error
        guard var fault = first as? ScriptError else {
            return workspace.say(first)
        }
        fault.file = URL(fileURLWithPath: fault.file).lastPathComponent
        workspace.say(fault)
    }

    // MARK: Appearance

    func show() {
        var edits = TimelineEdits()
        if session.isDemonstration, let tape = opened.tape {
            edits.film = editor?.film ?? tape.edits
            edits.selection = editor?.selection
            edits.here = editor == nil ? nil : here
            edits.told = session.session.cues.filter(\.isMoment).map(\.time)
        }
        chrome.timeline.show(edits, end: session.end)
        if isOpen, chrome.drawer == .tapeCaptions { showCaptions() }
    }

    private func showCaptions() {
        captions.show(
            captions: opened.tape?.captions ?? [], typing.entry, words: workspace.panels.searchWords
        ) { TapeEditAct.say($0) }
    }
}

extension Cue {
    /// Indicates whether the cue tells something that is put at a moment by hand.
    fileprivate var isMoment: Bool {
        switch telling {
        case .chapter, .caption, .freeze: true
        default: false
        }
    }
}
