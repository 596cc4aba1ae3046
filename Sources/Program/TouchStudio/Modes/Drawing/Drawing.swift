import TouchKit
import TouchScript
import TouchStage
import TouchTrace
import TouchWords

/// The mode in which a teacher draws over the scene: ink, a spotlight, and pauses of event time.
/// Each is a line of the telling, and none touches the scene.
final class Drawing: Mode {
    unowned let workspace: Workspace
    /// The pen and the lines in progress.
    private(set) var desk = InkDesk()
    private(set) lazy var inkBar = InkBar(style: style, perform: chrome.perform)

    init(_ workspace: Workspace) { self.workspace = workspace }

    var claims: ModeClaims { [.fingers, .moment] }
    var fingers: FingerUse? { .followed }
    var bar: ChromeView? { inkBar }
    func arrange(_ room: inout ChromeRoom) { room.isBarFull = true }

    /// Ends the drawing before an act that leads elsewhere.
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

    /// Lines that were cleared together come back together.
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
        // Lines drawn now are told now.
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

    /// The ink and the light over the scene that have been told.
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

    // MARK: Pauses

    private var taking: Taking { workspace.mode() }
    private var standsStill: Bool { desk.standstill?.session === session }

    /// Pauses event time; a take that is paused is resumed instead.
    private func beginStandstill() {
        if taking.isPaused { return workspace.perform(.take(.pause)) }
        guard !session.isResting, !session.isWaiting else { return }
        if !taking.standStill() { session.rest(now: now) }
        desk.standstill = (session, now)
        writer?.write("ink", ("state", "\"still\""))
    }

    /// Tells the pause so far: a film pauses for as long.
    private func passStandstill() {
        guard standsStill, let since = desk.standstill?.since else { return }
        let seconds = min(((now - since) * 1000).rounded() / 1000, Limits.seconds)
        guard seconds > 0 else { return }
        session.tell(.freeze(Span(seconds)), now: now)
        desk.standstill?.since = now
    }

    /// Ends the pause, if drawing began it.
    func endStandstill() {
        guard standsStill else { return }
        passStandstill()
        desk.standstill = nil
        if !taking.moveOn() { session.endRest(at: now) }
        writer?.write("ink", ("state", "\"moves\""))
    }

    // MARK: Appearance

    func show() {
        guard isOpen else { return }
        let told = told
        inkBar.content = InkBar.Content(
            color: desk.tool == .pen ? desk.color : nil, width: desk.width,
            standsStill: standsStill, canUndo: told.canUndoInk || desk.cleared != nil,
            canClear: !told.ink.isEmpty || told.light != nil)
    }

    /// Adds the lines in progress, so that a line is visible while it is drawn.
    func stage(_ moment: inout StageMoment) { moment.staging.show(desk.underway) }

    var hint: Wording? {
        let isUntouched = !session.session.isPlayed && !session.isDemonstration
        return desk.notice ?? (isUntouched ? .ink.begin : nil)
    }

    /// Indicates whether there is a drawing, which is told in this session.
    var holdsSession: Bool { told.canUndoInk || told.light != nil }
}
