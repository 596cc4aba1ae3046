import TouchFilm
import TouchHost
import TouchPicture
import TouchScript
import TouchVideo
import TouchWords

/// Films that are watched in the window, where the stage stands otherwise.
extension Workspace {
    /// Shows a film from its beginning; what is open rests meanwhile.
    /// - Parameter make: makes what it is of, in a language.
    func screen(_ make: @escaping (_ language: String) -> any Filmable) {
        endReplay()
        putAside()
        leaveScene()
        beginScreening(make)
        layOut()
        tellScreening()
    }

    /// The same before anybody looks.
    func beginScreening(_ make: @escaping (_ language: String) -> any Filmable) {
        screening = Screening(in: settings.language, now: now, make)
        session.rest(now: now)
    }

    /// Leaves the film for what is open.
    func endScreening() {
        guard screening != nil else { return }
        screening = nil
        chrome.bar.offersChanges = false
        session.endRest(at: now)
        takes.sayNothing()
        layOut()
        writer?.write("screening", ("state", "\"left\""))
    }

    /// What is open is shown as a film if it is one of two tapes.
    func screenOpened() {
        if let make = opened.pairMaker { screen(make) }
    }

    /// The same film in the language that is spoken now.
    func screenAgain() {
        renewScreening()
        layOut()
        tellScreening()
    }

    /// The same film of what is open now, before anybody looks; none where that is not of two tapes any more.
    func renewScreening(of new: OpenedScene? = nil) {
        let make = new?.pairMaker
        if let new, new.pair == nil { screening = nil }
        screening = screening?.again(in: settings.language, now: now, make)
        if screening == nil, let make {
            screening = Screening(in: settings.language, now: now, make)
        }
        if screening != nil { session.rest(now: now) }
    }

    // MARK: Commands

    /// What commands mean while a film is watched.
    /// - Returns: false if a command means what it always does.
    func performInScreening(_ command: ProgramCommand) -> Bool {
        guard screening != nil else { return false }
        let now = now
        switch command {
        case .pause: watch { $0.turn(now: now) }
        case .step(let jump, let forward): watch { $0.step(jump, forward: forward, now: now) }
        case .start: watch { $0.stand(at: 0) }
        case .live: watch { $0.stand(at: $0.film.duration) }
        case .restart: watch { $0.playFromStart(now: now) }
        case .timeline(.scrub(let seconds)): watch { $0.stand(at: seconds) }
        case .slower: watch { $0.changeSpeed(slower: true, now: now) }
        case .faster: watch { $0.changeSpeed(slower: false, now: now) }
        case .liftFingers where chrome.covering != nil || chrome.drawer != nil: return false
        case .liftFingers, .demonstrate: endScreening()
        case .nextLesson, .previousLesson, .lesson, .toggle, .theme, .useTheme, .language,
            .useLanguage, .larger, .smaller, .calmMotion, .fullscreen, .list, .drawer,
            .closeDrawer, .present, .bringBack, .help, .touchCheck, .quit, .whatIf:
            return false
        default: sayNothingToTouch()
        }
        return true
    }

    /// The playhead goes elsewhere in the film.
    private func watch(_ change: (inout Screening) -> Void) {
        takes.sayNothing()
        guard var watched = screening else { return }
        change(&watched)
        screening = watched
        tellScreening()
    }

    func goOnWatching() { watch { $0.play(now: now) } }

    func sayNothingToTouch() {
        takes.say(.whatIf.nothingToTouch, now: now)
        repaint()
    }

    func advanceScreening() {
        guard screening?.advance(now: now) == true else { return }
        repaint()
        tellScreening()
    }

    func tellScreening() {
        guard let screening else { return }
        let state =
            screening.isPlaying ? "playing" : screening.isAtParting ? "parted" : "standing"
        writer?.write(
            "screening", ("state", "\"\(state)\""), ("seconds", "\(screening.seconds(now: now))"),
            ("of", "\(screening.film.duration)"))
    }

    // MARK: What is to be seen

    /// The film as it stands; instead of its captions what there is to say.
    func picture(of screening: Screening) -> Picture {
        var painter = FilmPainter(
            theme: chrome.style.theme, language: settings.language,
            overlays: settings.shownOverlays, measurer: chrome.style.measurer)
        painter.notice =
            takes.words(now: now)
            ?? (screening.isWhole ? nil : LocalizedText(.workspace.stopped))
        return screening.film.frame(
            at: screening.seconds(now: now), size: chrome.layout.stage.size, painter)
    }
}

extension OpenedScene {
    /// Plays both tapes of a pair, with words in a language; nil for anything else.
    var pairMaker: ((_ language: String) -> any Filmable)? {
        pair.map { pair in
            { FilmedPair(pair.tape, pair.first, pair.second, language: $0) }
        }
    }
}
