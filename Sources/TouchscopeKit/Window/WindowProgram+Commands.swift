import CSDL
import TouchKit
import TouchScript
import TouchStage

/// What commands do, whether they come from a key or from a button.
extension WindowProgram {
    func perform(_ command: ProgramCommand) {
        let now = clock.now
        switch command {
        case .nextLesson: open(lesson: (opened.lesson ?? -1) + 1)
        case .previousLesson: open(lesson: (opened.lesson ?? 1) - 1)
        case .lesson(let index): open(lesson: index)
        case .toggle(let overlay):
            settings.shownOverlays.formSymmetricDifference(overlay.overlays)
            settingsChanged()
        case .restart: restart(tape: nil)
        case .demonstrate:
            if opened.tape != nil { restart(tape: stage.isDemonstration ? nil : opened.tape) }
        case .again: playAgain(now: now)
        case .shake: onStage { stage.shake(now: now) }
        case .remotePlay: onStage { stage.remotePlay(now: now) }
        case .interrupt:
            forgetFingers()
            onStage { stage.interrupt(now: now) }
        case .liftFingers: escape()
        case .probe:
            settings.probes.toggle()
            settingsChanged()
        case .theme:
            let names = Theme.all.map(\.name)
            let next = ((names.firstIndex(of: settings.theme) ?? 0) + 1) % names.count
            use(theme: names[next])
        case .useTheme(let theme): use(theme: theme)
        case .language: use(language: settings.language == "zh" ? "en" : "zh")
        case .useLanguage(let language): use(language: language)
        case .larger: resize(by: 0.25)
        case .smaller: resize(by: -0.25)
        case .calmMotion:
            settings.hasReducedMotion.toggle()
            stage.hasReducedMotion = settings.hasReducedMotion
        case .fullscreen: host.isFullscreen.toggle()
        case .list:
            folds.list = chrome.layout.list == nil
            layOut()
        case .help: chrome.showsHelp.toggle()
        case .quit: isClosing = true
        default: performInStudio(command, now: now)
        }
        needsPicture = true
    }

    private func use(theme: String) {
        settings.theme = theme
        settingsChanged()
        startAfresh()
    }

    private func use(language: String) {
        settings.language = language
        settingsChanged()
        sayScene()
    }

    private func onStage(_ deed: () -> Void) {
        endReplay()
        endDemonstration()
        stage.studio.goLive()
        deed()
        needsPicture = true
    }

    private func escape() {
        if chrome.showsHelp {
            chrome.showsHelp = false
        } else if replay != nil {
            endReplay()
        } else if chrome.isAsking {
            chrome.isAsking = false
        } else if studio.choice != nil {
            studio.choice = nil
        } else {
            input.liftStanding(at: SDL_GetTicks())
            stage.liftStanding(now: clock.now)
        }
    }

    private func resize(by step: Double) {
        settings.scale = min(4, max(0.5, ownScale + step))
        startAfresh()
    }

    // MARK: Lessons

    private func open(lesson index: Int) {
        guard !lessons.isEmpty else { return }
        let index = (index + lessons.count) % lessons.count
        do {
            opened = try OpenedScene(lessons[index], index)
        } catch {
            Console.complain(error)
            return
        }
        settings.lesson = lessons[index].identifier
        restart(tape: nil)
    }

    /// Begins the scene afresh; with a tape, the tape plays in it.
    func restart(tape: Tape?) {
        writer?.write(newIn: stage.session.tracer.trace)
        if !stageFingers.isEmpty { forgetFingers() }
        replay = nil
        leaveStages()
        stage = LiveStage(
            scene: opened.scene, tape: tape, language: settings.language,
            hasReducedMotion: settings.hasReducedMotion, now: clock.now)
        branches = []
        writer?.restart()
        showLessons()
        announce()
        needsPicture = true
    }

    /// What is down says nothing more, here or on the stage, until it comes down again.
    func forgetFingers() {
        stageFingers = []
        input.forgetFingers()
        chrome.application.cancelTouches(at: clock.now)
    }

    private func playAgain(now: Double) {
        guard replay == nil else { return endReplay() }
        replay = Replay(of: stage, now: now)
        writer?.write("again")
    }

    func endReplay() {
        guard replay != nil else { return }
        replay = nil
        writer?.write("againEnded")
        needsPicture = true
    }

    /// The words of the scene change with a fresh start; where hands have done something, that waits.
    private func sayScene() {
        if stage.isDemonstration {
            restart(tape: opened.tape)
        } else if !stage.session.recordedTape.isPlayed {
            restart(tape: nil)
        }
    }

    /// Hands take over from the tape.
    func endDemonstration() {
        if stage.isDemonstration { restart(tape: nil) }
    }

    // MARK: What the parts show

    func showLessons() {
        var sections: [LessonList.Section] = []
        for lesson in lessons {
            if sections.last?.title == lesson.group {
                sections[sections.count - 1].lessons.append(lesson.title)
            } else {
                sections.append(LessonList.Section(title: lesson.group, lessons: [lesson.title]))
            }
        }
        if chrome.sections.isEmpty { chrome.sections = sections }
        chrome.currentLesson = opened.lesson
        chrome.title = opened.scene.title
        settingsChanged()
    }

    /// What the settings say goes to every part.
    private func settingsChanged() {
        chrome.style = ChromeStyle(
            theme: Theme(named: settings.theme) ?? .dark,
            language: settings.language, measurer: typesetter)
        chrome.overlays = settings.shownOverlays
        chrome.probeLines = settings.probes ? [] : nil
        needsPicture = true
    }
}
