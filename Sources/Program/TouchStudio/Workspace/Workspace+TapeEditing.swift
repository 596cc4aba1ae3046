import TouchHost
import TouchKit
import TouchLive
import TouchReading
import TouchScript
import TouchStage
import TouchTrace
import TouchWords

/// Editing the tape that is open, by hand.
extension Workspace {
    /// Whether what is open is a tape of one's own that lies in a file.
    var canEditTape: Bool { takes.current == nil && opened.lesson == nil && tapeFile != nil }

    private var tapeFile: URL? {
        guard let tape = opened.tape else { return nil }
        return opened.url ?? URL(fileURLWithPath: tape.file)
    }

    // MARK: Commands

    /// What commands mean while a tape is edited.
    /// - Returns: false if a command means what it always does.
    func performInTapeEditing(_ command: ProgramCommand) -> Bool {
        guard tapeEditor != nil else { return false }
        if case .take(let act) = command, performInEntry(act) { return true }
        switch command {
        case .bringBack: perform(TapeEditAct.undo)
        case .timeline(.scrub(let time)):
            tapeEditor?.pointed = time
            return false
        case .timeline(.tap(let point)):
            if case .time(let time)? = timelineLayout.hit(point, in: session.digest.timeline) {
                tapeEditor?.pointed = time
            }
            return false
        case .take(.mark): perform(TapeEditAct.chapter)
        case .take(.captions): perform(TapeEditAct.captions)
        case .take(.say(let words)): say(words)
        case .nextLesson, .previousLesson, .lesson, .restart, .demonstrate, .take(.record),
            .take(.remove), .otherBranch, .edit, .ink:
            // They leave the tape as it lies there, or play it.
            endTapeEditing()
            return false
        default: return false
        }
        return true
    }

    func perform(_ act: TapeEditAct) {
        guard tapeEditor != nil else {
            return act == .turn ? beginTapeEditing() : takes.say(.edit.noTapeEdited, now: now)
        }
        switch act {
        case .turn: endTapeEditing()
        case .here(let edge):
            let time = here
            tapeEditor?.select(edge, at: time)
        case .select(let edge, let time): tapeEditor?.select(edge, at: time)
        case .step(let edge, let forward, let far):
            tapeEditor?.step(edge, forward: forward, far: far)
        case .cut where tapeEditor?.selectsAll == true, .trim where tapeEditor?.selectsAll == true,
            .takeOut where tapeEditor?.selectsAll == true:
            takes.say(.edit.allChosen, now: now)
        case .cut: edit(.edit.wasCut) { try $0.cut() }
        case .quicken: edit(.edit.wasQuickened) { try $0.quicken() }
        case .trim: edit(.edit.wasTrimmed) { try $0.trim() }
        case .takeOut:
            let isPlayed = session.isDemonstration && session.session.isAtEnd
            let played = isPlayed ? session.session : nil
            edit(.edit.wasTakenOut) { try $0.takeOut(playedIn: played) }
        case .freeze: tell(.freeze(Span(2)))
        case .chapter: if let name = tapeEditor?.nextChapter { tell(.chapter(name)) }
        case .captions:
            toggle(.captions)
            showTapeEditing()
            if chrome.drawer == .captions { openEntry() }
        case .undo: turn(.edit.undone, .edit.noEditToUndo) { try $0.undo() }
        case .redo: turn(.edit.redone, .edit.noEditToRedo) { try $0.redo() }
        }
        if case .select = act { return }
        let selection = tapeEditor?.selection ?? 0..<0
        writer?.write(
            "tapeEditing", ("from", "\(selection.lowerBound)"), ("to", "\(selection.upperBound)"),
            ("said", Trace.quoted(takeWords?.english ?? "")))
    }

    /// Event time at which something is told: where a finger pointed last on the timeline, as long as one looks there.
    private var here: Double {
        let branch = branches.open
        guard let tapeEditor, let time = tapeEditor.pointed,
            session.history.lastRecord(atOrBefore: time) == branch.record
        else { return branch.time }
        return min(max(time, 0), tapeEditor.end)
    }

    // MARK: Its course

    private func beginTapeEditing() {
        guard canEditTape, let url = tapeFile else {
            return takes.say(.edit.noTapeOpen, now: now)
        }
        do {
            let text = try ScriptText.read(url)
            let isKnown = opened.url == url && opened.isAsRead
            guard let opened = try isKnown ? opened : OpenedScene.read(url, text: text),
                let tape = opened.tape
            else { return takes.say(.edit.noTapeOpen, now: now) }
            putAside()
            adopt(opened)
            let session = PacedSession(
                played: tape, in: opened.scene, language: settings.language, now: now)
            stage(session, returns: true)
            tapeEditor = TapeEditor(opened, text: text, of: url, end: session.end)
            if chrome.layout.timeline == nil { open { $0.timeline = true } }
            layOut()
            look {
                $0.goToBeginning()
                $0.showAll()
            }
            takes.say(.edit.beginTape, now: now)
            // A finger may take a grip before the next picture.
            showTapeEditing()
            showPanels()
            writer?.write("tapeEditing", ("end", "\(session.end)"))
        } catch {
            refuse(error)
        }
    }

    func endTapeEditing() {
        guard let tapeEditor else { return }
        adopt(tapeEditor.left)
        self.tapeEditor = nil
        if chrome.drawer == .captions { closeDrawer() }
        layOut()
        takes.sayNothing()
        writer?.write("tapeEdited")
    }

    /// What could not be written is told, and one goes on with what the file says.
    func advanceTapeEditing() {
        guard let failure = tapeEditor?.file.takeFailure() else { return }
        reread()
        refuse(failure)
        repaint()
    }

    /// The tape was saved by someone else: what was done here is not to be undone any more.
    func renewEdited(_ opened: OpenedScene) {
        guard let old = tapeEditor, let text = try? ScriptText.read(old.url), opened.tape != nil
        else {
            return endTapeEditing()
        }
        play(opened)
        var new = TapeEditor(opened, text: text, of: old.url, end: session.end)
        new.select(.start, at: old.selection.lowerBound)
        new.select(.end, at: old.selection.upperBound)
        tapeEditor = new
    }

    // MARK: Edits

    /// As many records are made again at once.
    private static let remade = 200_000

    /// The tape says something else now, of the same that happened; what is too long to be made again stays.
    /// - Parameter again: whether something else happens now, which must be made again.
    private func show(_ new: OpenedScene, again: Bool) {
        guard new != opened else { return }
        again || session.session.tracer.count <= Self.remade ? play(new) : adopt(new)
    }

    /// Plays what is open to its end; one looks where one looked.
    private func play(_ new: OpenedScene) {
        guard let tape = new.tape else { return }
        writer?.write(newIn: session.trace)
        let played = PacedSession(
            played: tape, in: new.scene, atLeastTo: branches.open.time,
            language: settings.language, now: now)
        goOn(with: new, in: Branch(played, lookedAtAs: branches.open))
        begin()
    }

    private func edit(_ words: Wording, _ change: (inout TapeEditor) throws -> Void) {
        guard var new = tapeEditor else { return }
        do {
            try change(&new)
            let isShorter = new.end != tapeEditor?.end
            tapeEditor = new
            show(new.opened, again: isShorter)
            takes.say(words, now: now)
        } catch {
            refuse(error)
        }
    }

    private func turn(
        _ words: Wording, _ none: Wording, _ change: (inout TapeEditor) throws -> Bool
    ) {
        var isTurned = false
        edit(words) { isTurned = try change(&$0) }
        if !isTurned, takeWords == LocalizedText(words) { takes.say(none, now: now) }
    }

    private func tell(_ telling: Telling) {
        let time = here
        var told = time
        edit(.edit.told(time)) {
            told = try $0.tell(telling, at: (time * 1000).rounded() / 1000)
        }
        if abs(told - time) > 0.001 { takes.say(.edit.told(told), now: now) }
    }

    /// What was typed is said at the playhead, in the window's language.
    func say(typed text: String) {
        closeDrawer()
        let (language, time) = (settings.language, here)
        var told = (time: time, isNew: true)
        edit(.edit.told(time)) {
            told = try $0.caption(text, in: language, at: (time * 1000).rounded() / 1000)
        }
        guard takeWords == LocalizedText(.edit.told(time)) else { return }
        let said: Wording =
            language == "zh" ? .edit.saidInChinese(told.time) : .edit.saidInEnglish(told.time)
        takes.say(told.isNew ? .edit.told(told.time) : said, now: now)
    }

    /// Something chosen is said at the playhead.
    func say(_ words: LocalizedText?) {
        closeDrawer()
        tell(.caption(words))
    }

    /// One line that names the place, without its folder: what is open is known.
    private func refuse(_ error: any Error) {
        let first: any Error = (error as? ScriptErrors)?.errors.first ?? error
        guard var fault = first as? ScriptError else {
            return takes.say(first, now: now)
        }
        fault.file = URL(fileURLWithPath: fault.file).lastPathComponent
        takes.say(fault, now: now)
    }

    // MARK: What is to be seen

    func showTapeEditing() {
        chrome.show(isEditingTape: tapeEditor != nil, canEditTape: canEditTape)
        var edits = TimelineEdits()
        if session.isDemonstration, let tape = opened.tape {
            edits.film = tapeEditor?.film ?? tape.edits
            edits.selection = tapeEditor?.selection
            edits.here = tapeEditor == nil ? nil : here
            edits.told = session.session.cues.filter(\.isMoment).map(\.time)
        }
        chrome.timeline.show(edits, end: session.end)
        guard tapeEditor != nil, chrome.drawer == .captions else { return }
        chrome.captions.show(
            captions: opened.tape?.captions ?? [], takes.entry, words: panels.searchWords)
    }
}

extension Cue {
    /// Whether it tells something that is put at a moment by hand.
    fileprivate var isMoment: Bool {
        switch telling {
        case .chapter, .caption, .freeze: true
        default: false
        }
    }
}
