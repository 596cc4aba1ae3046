import TouchPicture
import TouchReading
import TouchScript
import TouchSession
import TouchStage
import TouchTrace
import TouchWords

/// What if: the same fingers on a changed scene, both runs beside one another.
extension Workspace {
    /// What commands mean while changes are typed, or a view's name.
    /// - Returns: false if a command means what it always does.
    func performInChanges(_ command: ProgramCommand) -> Bool {
        guard chrome.drawer == .changes || chrome.drawer == .details,
            case .take(let act) = command
        else { return false }
        return performInEntry(act)
    }

    func perform(_ act: WhatIfAct) {
        if act == .open { return openChanges() }
        attempt {
            switch act {
            case .attempt(let changes): try whatIf?.attempt(changes)
            case .putBack: whatIf?.putBack()
            case .putAllBack: whatIf?.putAllBack()
            case .compare: whatIf?.compare()
            case .keep: try keepChanges()
            case .unkeep: try takeOutChanges()
            case .want(let wish): try whatIf?.look(for: wish)
            case .stop: whatIf?.stopLooking()
            case .open: break
            }
            switch act {
            case .attempt, .putBack, .putAllBack: try showRuns()
            default: break
            }
        }
    }

    /// What was typed is tried.
    func attemptTyped() {
        let words = takes.entry.query
        leaveEntry()
        perform(.attempt([SceneChange(words)]))
    }

    private func openChanges() {
        if chrome.drawer == .changes { return closeDrawer() }
        if screening == nil { whatIf = nil }
        if whatIf == nil {
            guard let tape = askedTape else {
                return takes.say(.whatIf.touchFirst, now: now)
            }
            whatIf = WhatIfDesk(scene: opened.scene, tape: tape, language: settings.language)
        }
        toggle(.changes)
    }

    /// What happened: what the tape shows, or what hands did.
    private var askedTape: Tape? {
        if session.isDemonstration { return opened.tape }
        return session.session.isPlayed ? session.session.recordedTape : opened.tape
    }

    /// Whom the question is about that is open in the inspector.
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

    // MARK: What comes of it

    private func showRuns() throws(ScriptErrors) {
        guard let desk = whatIf else { return }
        guard desk.isTrying || !desk.base.isEmpty else { return endScreening() }
        let first = try desk.filmed()
        chrome.bar.offersChanges = true
        screen { _ in (try? desk.filmed()) ?? first }
        writer?.write(
            "whatIf", ("changes", Trace.quoted(desk.changes.map(\.words).joined(separator: " + "))),
            ("parts", first.comparison.parting.map { "\($0.time)" } ?? "null"))
    }

    private func keepChanges() throws {
        guard let desk = whatIf else { return }
        let editor = try SceneEditor(file: opened.scene.file, language: settings.language)
        let text = try desk.changes.applied(to: editor.scene, text: editor.text).text
        endScreening()
        guard try write(text, of: editor, .on) else { return }
        keptChanges = editor
        whatIf = nil
        closeDrawer()
        writer?.write("kept", ("file", Trace.quoted(editor.scene.file)))
        takes.say(.whatIf.kept(editor.scene.file), now: now)
    }

    private func takeOutChanges() throws {
        guard let editor = keptChanges, let text = editor.textBefore else { return }
        (keptChanges, whatIf) = (nil, nil)
        closeDrawer()
        guard try write(text, of: editor, .undo) else { return }
        writer?.write("takenOut", ("file", Trace.quoted(editor.scene.file)))
    }

    /// Tries some more of what could bring about what is looked for.
    func lookForChanges() {
        guard whatIf?.isLooking == true else { return }
        for _ in 0..<4 { whatIf?.lookOn() }
        if let search = whatIf?.search, search.isOver {
            writer?.write(
                "found", ("tried", "\(search.changes.tried)"),
                ("first", Trace.quoted(search.changes.findings.first?.words ?? "")))
        }
        repaint()
    }

    /// What cannot be done is told in a line, and nothing is changed.
    private func attempt(_ deed: () throws -> Void) {
        do {
            try deed()
        } catch {
            let words = LocalizedText(sayingFirstOf: error)
            takes.say(words, now: now)
            writer?.write("told", ("words", Trace.quoted(words.english)))
        }
    }

    // MARK: What is to be seen

    /// While the list of what is worth a look is open, its numbers stand on the stage.
    var lintMarks: [Mark] {
        guard chrome.drawer == .changes, screening == nil, let desk = whatIf else { return [] }
        return LintMarks(
            lints: desk.lints, scene: desk.scene, session: session, style: chrome.style,
            toWindow: space.layout.toPicture, panel: space.layout.panel
        ).marks()
    }

    func showChanges() {
        guard chrome.drawer == .changes, let desk = whatIf else { return }
        let names = desk.scene.names.entries.map(\.name)
        chrome.changes.show(
            desk.rows(about: askedNames, kept: keptChanges != nil), takes.entry, words: names)
    }
}
