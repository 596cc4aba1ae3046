import TouchKit
import TouchScript
import TouchStage
import TouchTrace
import TouchWords

/// A teacher's hand over the scene: ink, a spotlight, and time that stands still. Each is a line of
/// the telling, and the scene feels nothing of it.
final class Drawing: Mode {
    unowned let workspace: Workspace
    /// What the hand draws with, and what it is drawing.
    private(set) var desk = InkDesk()
    private(set) lazy var inkBar = InkBar(style: style, perform: chrome.perform)

    init(_ workspace: Workspace) { self.workspace = workspace }

    var claims: ModeClaims { [.fingers, .moment] }
    var fingers: FingerUse? { .followed }
    var bar: ChromeView? { inkBar }
    func arrange(_ room: inout ChromeRoom) { room.isBarFull = true }

    /// Whatever leads elsewhere ends it first.
    func intercept(_ act: any Act) -> Bool {
        switch (act, act.subject) {
        case (TimeAct.pause, _): perform(.pause)
        case (LessonAct.bringBack, _): perform(.undo)
        case (is TakeAct, _):
            endStandstill()
            return false
        case (_, .looking), (_, .scene), (_, .opening):
            end()
            return false
        default: return false
        }
        return true
    }

    func perform(_ act: InkAct) {
        guard isOpen else {
            if act == .toggle { start() }
            return
        }
        desk.notice = nil
        switch act {
        case .toggle: end()
        case .color(let color): desk.choose(color)
        case .width: desk.takeNextWidth()
        case .spotlight where desk.tool == .pen: desk.take(.light)
        case .spotlight:
            desk.take(.pen)
            putOutLight()
        case .pause: standsStill ? endStandstill() : beginStandstill()
        case .undo: undo()
        case .clear: clear()
        }
    }

    func isOn(_ act: InkAct) -> Bool { act == .toggle && isOpen }

    /// What is cleared in one go comes again in one go.
    private func undo() {
        let cleared = desk.cleared
        if cleared?.hadInk ?? told.canUndoInk { tell(.ink(.undo)) }
        if let cleared { tell(.light(cleared.light)) }
    }

    private func clear() {
        let (light, hadInk) = (told.light, !told.ink.isEmpty)
        if hadInk { tell(.ink(.off)) }
        putOutLight()
        desk.cleared = light.map { ($0, hadInk) }
    }

    // MARK: Beginning and end

    private func start() {
        workspace.putAside()
        guard begin() else { return }
        // What is told now is told of now.
        if !branches.open.playhead.isLive { workspace.look { $0.goLive() } }
        desk = InkDesk()
        workspace.layOut()
        writer?.write("ink", ("state", "\"begun\""))
    }

    func end() {
        guard isOpen else { return }
        tell(desk.liftAll())
        endStandstill()
        workspace.stack.close(self)
        workspace.layOut()
        writer?.write("ink", ("state", "\"ended\""))
    }

    // MARK: Fingers

    func follow(_ samples: [TouchSample]) {
        guard isOpen else { return }
        let scene = session.latest.sceneFrame.size
        tell(desk.follow(samples, radius: min(scene.width, scene.height) * Self.lightShare))
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
                desk.notice = .ink.full
            } else {
                tell(telling)
            }
        }
    }

    private func tell(_ telling: Telling) {
        passStandstill()
        desk.cleared = nil
        session.tell(telling, now: now)
        writer?.write("inked", ("line", Trace.quoted(TapeStatement.tell(telling).text)))
    }

    // MARK: Time that stands still

    private var taking: Taking { workspace.mode() }
    private var standsStill: Bool { desk.standstill?.session === session }

    /// Whoever has paused a take goes on with that.
    private func beginStandstill() {
        if taking.isPaused { return workspace.perform(.take(.pause)) }
        guard !session.isResting, !session.isWaiting else { return }
        if !taking.standStill() { session.rest(now: now) }
        desk.standstill = (session, now)
        writer?.write("ink", ("state", "\"still\""))
    }

    /// What has passed of it is told: a film stands still for as long.
    private func passStandstill() {
        guard standsStill, let since = desk.standstill?.since else { return }
        let seconds = min(((now - since) * 1000).rounded() / 1000, Limits.seconds)
        guard seconds > 0 else { return }
        session.tell(.freeze(Span(seconds)), now: now)
        desk.standstill?.since = now
    }

    /// Time goes on, if it stood still because the hand said so.
    func endStandstill() {
        guard standsStill else { return }
        passStandstill()
        desk.standstill = nil
        if !taking.moveOn() { session.endRest(at: now) }
        writer?.write("ink", ("state", "\"moves\""))
    }

    // MARK: What is to be seen

    func show() {
        guard isOpen else { return }
        let told = told
        inkBar.content = InkBar.Content(
            color: desk.tool == .pen ? desk.color : nil, width: desk.width,
            standsStill: standsStill, canUndo: told.canUndoInk || desk.cleared != nil,
            canClear: !told.ink.isEmpty || told.light != nil)
    }

    /// A line is to be seen while it is drawn.
    func stage(_ moment: inout StageMoment) { moment.staging.show(desk.underway) }

    var hint: Wording? {
        let isUntouched = !session.session.isPlayed && !session.isDemonstration
        return desk.notice ?? (isUntouched ? .ink.begin : nil)
    }

    /// What is drawn is told in this session.
    var holdsSession: Bool { told.canUndoInk || told.light != nil }
}
