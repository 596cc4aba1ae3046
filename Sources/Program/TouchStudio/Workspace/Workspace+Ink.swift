import TouchKit
import TouchScript
import TouchStage
import TouchTrace
import TouchWords

/// A teacher's hand over the scene: ink, a spotlight, and time that stands still. Each is a line of the telling, and the
/// scene feels nothing of it.
extension Workspace {
    /// What commands mean while something is drawn: whatever leads elsewhere ends that first.
    /// - Returns: false if a command means what it always does.
    func performInInk(_ command: ProgramCommand) -> Bool {
        guard ink != nil else { return false }
        switch command {
        case .pause: perform(InkAct.pause)
        case .bringBack: perform(InkAct.undo)
        case .liftFingers where chrome.covering != nil || chrome.drawer != nil: return false
        case .liftFingers: endInk()
        case .take:
            endStandstill()
            return false
        case .ink, .toggle, .probe, .theme, .useTheme, .larger, .smaller, .calmMotion,
            .fullscreen, .list, .drawer, .closeDrawer, .lists, .present, .foldTimeline,
            .foldInspector, .help, .quit:
            return false
        default:
            endInk()
            return false
        }
        return true
    }

    func perform(_ act: InkAct) {
        guard let ink else {
            if act == .toggle { beginInk() }
            return
        }
        ink.notice = nil
        switch act {
        case .toggle: endInk()
        case .color(let color): ink.choose(color)
        case .width: ink.takeNextWidth()
        case .spotlight where ink.tool == .pen: ink.take(.light)
        case .spotlight:
            ink.take(.pen)
            putOutLight()
        case .pause: standsStill ? endStandstill() : beginStandstill(ink)
        case .undo: undo(ink)
        case .clear: clear(ink)
        }
    }

    /// What is cleared in one go comes again in one go.
    private func undo(_ ink: InkDesk) {
        let cleared = ink.cleared
        if cleared?.hadInk ?? told.canUndoInk { tell(.ink(.undo)) }
        if let cleared { tell(.light(cleared.light)) }
    }

    private func clear(_ ink: InkDesk) {
        let (light, hadInk) = (told.light, !told.ink.isEmpty)
        if hadInk { tell(.ink(.off)) }
        putOutLight()
        ink.cleared = light.map { ($0, hadInk) }
    }

    // MARK: Beginning and end

    private func beginInk() {
        endReplay()
        putAside()
        // What is told now is told of now.
        if !branches.open.playhead.isLive { look { $0.goLive() } }
        ink = InkDesk()
        layOut()
        writer?.write("ink", ("state", "\"begun\""))
    }

    private func endInk() {
        guard let ink else { return }
        tell(ink.liftAll())
        endStandstill()
        self.ink = nil
        layOut()
        writer?.write("ink", ("state", "\"ended\""))
    }

    // MARK: Fingers

    func draw(_ samples: [TouchSample]) {
        guard let ink else { return }
        let scene = session.latest.sceneFrame.size
        tell(ink.follow(samples, radius: min(scene.width, scene.height) * Self.lightShare))
    }

    /// The radius of the circle of light, as a share of the scene's shorter side.
    private static let lightShare = 0.2

    private func putOutLight() {
        if told.light != nil { tell(.spotlight([])) }
    }

    // MARK: Telling

    /// What stands over the scene, and is told.
    private var told: Staging { session.moment(now: now).staging }

    private func tell(_ tellings: [Telling]) {
        for telling in tellings {
            if case .ink(.stroke) = telling, told.ink.count >= Limits.strokes {
                ink?.notice = .ink.full
            } else {
                tell(telling)
            }
        }
    }

    private func tell(_ telling: Telling) {
        passStandstill()
        ink?.cleared = nil
        session.tell(telling, now: now)
        writer?.write("inked", ("line", Trace.quoted(TapeStatement.tell(telling).text)))
    }

    // MARK: Time that stands still

    private var standsStill: Bool { ink?.standstill?.session === session }

    /// Whoever has paused a take goes on with that.
    private func beginStandstill(_ ink: InkDesk) {
        if takes.current?.phase == .paused { return perform(TakeAct.pause) }
        guard !session.isResting, !session.isWaiting else { return }
        if let take = takes.current {
            take.standStill(now: now)
        } else {
            session.rest(now: now)
        }
        ink.standstill = (session, now)
        writer?.write("ink", ("state", "\"still\""))
    }

    /// What has passed of it is told: a film stands still for as long.
    private func passStandstill() {
        guard standsStill, let since = ink?.standstill?.since else { return }
        let seconds = min(((now - since) * 1000).rounded() / 1000, Limits.seconds)
        guard seconds > 0 else { return }
        session.tell(.freeze(Span(seconds)), now: now)
        ink?.standstill?.since = now
    }

    private func endStandstill() {
        guard standsStill else { return }
        passStandstill()
        ink?.standstill = nil
        if let take = takes.current {
            take.moveOn(now: now)
        } else {
            session.endRest(at: now)
        }
        writer?.write("ink", ("state", "\"moves\""))
    }

    // MARK: What is to be seen

    func showInk() {
        chrome.show(
            ink.map { ink in
                let told = told
                return InkBar.Content(
                    color: ink.tool == .pen ? ink.color : nil, width: ink.width,
                    standsStill: standsStill, canUndo: told.canUndoInk || ink.cleared != nil,
                    canClear: !told.ink.isEmpty || told.light != nil)
            })
    }
}
