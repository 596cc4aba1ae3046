import TouchLive
import TouchStage
import TouchWords

/// What commands do, whether they come from a key or from a button.
extension Workspace {
    func perform(_ command: ProgramCommand) {
        defer { repaint() }
        if performInKiosk(command) { return }
        if performInChanges(command) || performInScreening(command) || performInInk(command)
            || performInTake(command) || performInEdit(command) || performInTapeEditing(command)
        {
            return
        }
        // What is said about the last take has been read by whoever does something else.
        if takes.current == nil, command != .closeDrawer { takes.sayNothing() }
        switch command {
        case .nextLesson: open(lesson: (opened.lesson ?? -1) + 1)
        case .previousLesson: open(lesson: (opened.lesson ?? 1) - 1)
        case .lesson(let index):
            if chrome.covering == .overview { uncover() }
            open(lesson: index)
        case .toggle(let overlay):
            change { $0.shownOverlays.formSymmetricDifference(overlay) }
        case .restart: restart(tape: nil)
        case .demonstrate:
            if opened.tape != nil { restart(tape: session.isDemonstration ? nil : opened.tape) }
            screenOpened()
        case .again: playAgain()
        case .shake: act { $0.shake(now: now) }
        case .remotePlay: act { $0.remotePlay(now: now) }
        case .interrupt:
            forgetFingers()
            act { $0.interrupt(now: now) }
        case .liftFingers: escape()
        case .probe: change { $0.probes.toggle() }
        case .theme:
            let names = Theme.all.map(\.name)
            use(theme: names[((names.firstIndex(of: settings.theme) ?? 0) + 1) % names.count])
        case .useTheme(let theme): use(theme: theme)
        case .language: use(language: WordLanguage.after(settings.language))
        case .useLanguage(let language): use(language: language)
        case .larger: resize(by: 0.25)
        case .smaller: resize(by: -0.25)
        case .calmMotion:
            change { $0.hasReducedMotion.toggle() }
        case .fullscreen: host?.toggleFullscreen()
        case .list: toggle(.lessons)
        case .drawer(let drawer): toggle(drawer)
        case .closeDrawer: closeDrawer()
        case .lists: open { $0.lists.toggle() }
        case .present: togglePresentation()
        case .bringBack: bringBack()
        case .pause where session.isWaiting: session.goOn(now: now)
        case .pause: move { $0.pauseOrPlay(now: now) }
        case .step(let jump, let forward): move { $0.step(jump, forward: forward) }
        case .start: move { $0.goToBeginning() }
        case .live: move { $0.goLive() }
        case .slower: look { $0.changeSpeed(slower: true, now: now) }
        case .faster: look { $0.changeSpeed(slower: false, now: now) }
        case .zoom(let factor): look { $0.zoom(by: factor, around: $0.time) }
        case .pan(let share): look { $0.pan(by: share) }
        case .showAll: look { $0.showAll() }
        case .ask: chrome.toggleAsking()
        case .nextSubject:
            if let subject = branches.open.nextSubject { choose(.subject(subject)) }
        case .choose(let topic):
            endSearch()
            choose(topic)
        case .askAgain: askAgain()
        case .search: beginSearch()
        case .endSearch:
            search { $0.clear() }
            endSearch()
        case .closeSearch: endSearch()
        case .type(let text): type(text)
        case .erase: searchWith(.erase)
        case .copy: copy()
        case .otherBranch: openNextBranch()
        case .timeline(let act): perform(act)
        case .take(let act): perform(act)
        case .edit(let act): perform(act)
        case .ink(let act): perform(act)
        case .editTape(let act): perform(act)
        case .whatIf(let act): perform(act)
        // Only an exhibit has a code, and there it is taken before.
        case .kiosk: break
        case .foldTimeline: open { $0.timeline.toggle() }
        case .foldInspector: open { $0.inspector = chrome.layout.inspector == nil }
        case .help: chrome.cover(with: chrome.covering == .help ? nil : .help)
        case .course(let act): perform(act)
        case .touchCheck(let act): perform(act)
        case .share(let act): perform(act)
        case .quit: host?.close()
        }
    }

    /// - Parameter layout: where times stand on the timeline that is touched; nil for that under the stage.
    func perform(_ act: ProgramCommand.TimelineAct, in layout: TimelineLayout? = nil) {
        let layout = layout ?? timelineLayout
        switch act {
        case .scrub(let time): move { $0.scrub(to: time) }
        case .tap(let point):
            switch layout.hit(point, in: session.digest.timeline) {
            case .record(let record, _): choose(.record(record))
            case .lane(let lane):
                let subject = session.digest.timeline.lanes[lane].subject
                if subject != .none { choose(.subject(subject)) }
            case .time(let time): move { $0.scrub(to: time) }
            case nil: break
            }
        case .zoom(let factor, let time): look { $0.zoom(by: factor, around: time) }
        case .scroll(let points):
            look { $0.scroll(by: points, in: layout) }
        }
    }

    private func use(theme: String) {
        change { $0.theme = theme }
        layOut()
    }

    private func use(language: String) {
        change { $0.language = language }
        if screening != nil { return screenAgain() }
        if takes.current != nil || tapeEditor != nil { return }
        // The words of the scene change with a fresh start; where hands have done something, that waits.
        if session.isDemonstration {
            restart(tape: opened.tape)
        } else if !session.session.isPlayed {
            restart(tape: nil)
        }
    }

    private func resize(by step: Double) {
        let scale = min(8, max(0.5, scale + step))
        change { $0.scale = scale }
        layOut()
    }

    /// Something happens to the scene, which is seen live.
    private func act(_ deed: (PacedSession) -> Void) {
        endReplay()
        endDemonstration()
        look { $0.goLive() }
        deed(session)
    }

    /// Hands take over from the tape.
    func endDemonstration() {
        if session.isDemonstration { restart(tape: nil) }
    }

    /// Away from what was opened last; at the end from the fingers that stand.
    private func escape() {
        if chrome.covering != nil {
            uncover()
        } else if chrome.drawer != nil {
            closeDrawer()
        } else if replay != nil {
            endReplay()
        } else if chrome.isAsking {
            chrome.toggleAsking()
        } else if branches.open.choice != nil {
            look { $0.endQuestion() }
        } else if tapeEditor != nil {
            endTapeEditing()
        } else if settings.presents, !session.isTouched {
            togglePresentation()
        } else {
            host?.liftStandingFingers()
            session.liftStanding(now: now)
        }
    }

    // MARK: What slides over the stage

    /// What was begun on the way to something else ends: searching, asking, choosing in a drawer.
    func putAside() {
        endSearch()
        closeDrawer()
        if chrome.isAsking { chrome.toggleAsking() }
    }

    /// Slides a drawer in, or out if it is open.
    func toggle(_ drawer: ProgramCommand.Drawer) {
        slide(chrome.drawer == drawer ? nil : drawer)
    }

    func closeDrawer() {
        if chrome.drawer != nil { slide(nil) }
    }

    private func slide(_ drawer: ProgramCommand.Drawer?) {
        chrome.open(drawer, now: settings.hasReducedMotion ? nil : now)
        if ![.captions, .changes, .details].contains(drawer) { leaveEntry() }
        layOut()
    }
}
