import TouchFilm
import TouchHost
import TouchPicture
import TouchScript
import TouchVideo
import TouchWords

/// The mode that shows films in place of the stage.
final class Watching: Mode {
    unowned let workspace: Workspace
    /// The film that is shown; nil if there is none.
    private(set) var screening: Screening?
    private lazy var done = PillButton(.bar.done, style: style) { [unowned self] in
        workspace.perform(.lesson(.demonstrate))
    }

    init(_ workspace: Workspace) { self.workspace = workspace }

    func perform(_ act: NoAct) {}

    // MARK: Its place on the stack

    var claims: ModeClaims { [.fingers, .moment, .session] }
    var fingers: FingerUse? { .pressed }
    func arrange(_ room: inout ChromeRoom) { room.screens = true }
    func buttons(isNarrow: Bool) -> BarButtons { BarButtons(right: isOpen ? [done] : []) }
    func refusal(of other: any Mode) -> Wording? { .whatIf.nothingToTouch }

    /// Shows a film from its beginning; what is open rests meanwhile.
    /// - Parameter make: a closure that makes the film's content, in a language.
    func watch(_ make: @escaping (_ language: String) -> any Filmable) {
        guard begin() else { return }
        workspace.putAside()
        workspace.leaveScene()
        show(Screening(in: settings.language, now: now, make))
    }

    private func show(_ new: Screening) {
        screening = new
        session.rest(now: now)
        workspace.layOut()
        announce()
    }

    /// Leaves the film for what is open.
    func end() {
        guard isOpen else { return }
        screening = nil
        workspace.stack.close(self)
        session.endRest(at: now)
        workspace.notice.sayNothing()
        workspace.layOut()
        writer?.write("screening", ("state", "\"left\""))
    }

    func willOpen() { end() }

    /// Shows what is open as a film if it is a pair of tapes.
    func didOpen() {
        if let make = opened.pairMaker { watch(make) }
    }

    func windowOpens() {
        guard let make = opened.pairMaker else { return }
        begin()
        screening = Screening(in: settings.language, now: now, make)
        session.rest(now: now)
    }

    /// Shows the same film in the present language.
    func languageChanged() -> Bool {
        if let screening { show(screening.again(in: settings.language, now: now)) }
        return isOpen
    }

    /// Shows the same film of what is open now; none if that is no longer a pair of tapes.
    func adopt(_ new: OpenedScene) {
        let make = new.pairMaker
        if let screening, make != nil {
            self.screening = screening.again(in: settings.language, now: now, make)
            session.rest(now: now)
        } else if let make {
            watch(make)
        } else if isOpen {
            end()
        }
    }

    // MARK: Acts

    func intercept(_ act: any Act) -> Bool {
        let now = now
        switch act {
        case let act as TimeAct:
            switch act {
            case .pause: watch { $0.turn(now: now) }
            case .step(let jump, let forward): watch { $0.step(jump, forward: forward, now: now) }
            case .start: watch { $0.stand(at: 0) }
            case .live: watch { $0.stand(at: $0.film.duration) }
            case .scrub(let seconds): watch { $0.stand(at: seconds) }
            case .slower: watch { $0.changeSpeed(slower: true, now: now) }
            case .faster: watch { $0.changeSpeed(slower: false, now: now) }
            default: sayNothingToTouch()
            }
        case LessonAct.restart: watch { $0.playFromStart(now: now) }
        case LessonAct.demonstrate: end()
        default:
            switch act.subject {
            case .looks, .opening, .mode, .aside: return false
            case .panels, .looking, .scene: sayNothingToTouch()
            }
        }
        return true
    }

    /// Moves the playhead within the film.
    private func watch(_ change: (inout Screening) -> Void) {
        workspace.notice.sayNothing()
        guard var watched = screening else { return }
        change(&watched)
        screening = watched
        announce()
    }

    /// Lets the film go on if it is paused where the runs part.
    func press(at point: CGPoint) {
        if screening?.isAtParting == true {
            watch { $0.play(now: now) }
        } else {
            sayNothingToTouch()
        }
    }

    private func sayNothingToTouch() { workspace.say(.whatIf.nothingToTouch) }

    func advance() {
        guard screening?.advance(now: now) == true else { return }
        workspace.repaint()
        announce()
    }

    var due: Double? { screening?.due }
    var nextChange: Double? { screening?.isPlaying == true ? now : nil }

    func announce() {
        guard let screening else { return }
        let state =
            screening.isPlaying ? "playing" : screening.isAtParting ? "parted" : "standing"
        writer?.write(
            "screening", ("state", "\"\(state)\""), ("seconds", "\(screening.seconds(now: now))"),
            ("of", "\(screening.film.duration)"))
    }

    // MARK: Appearance

    func show() {
        guard let screening else { return }
        chrome.bar.show(isMoving: screening.isPlaying, slowness: screening.slowness)
        chrome.bar.scrubber.content = screening.timeLine(now: now)
    }

    /// The film at its position; a message replaces its captions.
    var picture: Picture? {
        guard let screening else { return nil }
        var painter = FilmPainter(
            theme: chrome.style.theme, language: settings.language,
            overlays: settings.shownOverlays, measurer: chrome.style.measurer)
        painter.notice =
            workspace.saidWords
            ?? (screening.isWhole ? nil : LocalizedText(.workspace.stopped))
        return screening.film.frame(
            at: screening.seconds(now: now), size: chrome.layout.stage.size, painter)
    }
}

extension OpenedScene {
    /// A closure that plays both tapes of a pair, with words in a language; nil for anything else.
    var pairMaker: ((_ language: String) -> any Filmable)? {
        pair.map { pair in
            { FilmedPair(pair.tape, pair.first, pair.second, language: $0) }
        }
    }
}
