import TouchHost
import TouchKit
import TouchReading
import TouchScript
import TouchTrace
import TouchWords

/// The mode that makes the window an exhibit: it lies above all others, plays lessons while nobody
/// is there, and lets visitors do what they may.
package final class Exhibit: Mode {
    unowned let workspace: Workspace
    /// The state of the exhibit and its visit; nil if the window is no exhibit.
    private(set) var kiosk: Kiosk?
    private(set) lazy var sheet = KioskSheet(style: style, perform: chrome.perform)
    private lazy var invitation = InvitationBar(style: style)

    init(_ workspace: Workspace) { self.workspace = workspace }

    /// Begins the exhibit with nobody there.
    /// - Parameter faults: the faults in the list of lessons.
    package func begin(_ kiosk: Kiosk, faults: ScriptErrors? = nil) {
        self.kiosk = kiosk
        begin()
        if let faults { tellKiosk(faults) }
        attract()
    }

    // MARK: Its place on the stack

    var isTopmost: Bool { true }
    var fingers: FingerUse? { kiosk?.sheet == nil ? nil : .covered }
    var bar: ChromeView? { kiosk?.clock.phase == .attracting ? invitation : nil }
    var holdsLessons: Bool { true }
    var fault: ScriptErrors? { kiosk?.fault(at: now) }
    var due: Double? { kiosk?.due(at: now) }

    /// Does nothing: nobody leaves the exhibit without the code.
    func end() {}
    func leave() -> Bool { false }

    func tell(unreadable errors: ScriptErrors) -> Bool {
        tellKiosk(errors)
        return true
    }

    /// Asks for the code before the window closes, because visitors may ask for that, too.
    func holdsWindow() -> Bool {
        guard Signals.shared.received == nil else { return false }
        perform(.ask)
        return true
    }

    // MARK: Attracting visitors

    /// Resets everything to how it began, and lets lessons play by themselves until somebody
    /// touches.
    private func attract() {
        kiosk?.sheet = nil
        kiosk?.lock?.clear()
        workspace.forgetFingers()
        workspace.forgetVisitor()
        if let start = kiosk?.start { workspace.change { $0 = start } }
        playNext()
        workspace.layOut()
    }

    private func playNext() {
        let lessons = workspace.lessons
        for _ in lessons {
            guard let index = kiosk?.next else { return }
            kiosk?.next = (index + 1) % lessons.count
            guard workspace.mode(Lessons.self).open(index) else { continue }
            // A film of two tapes is for people who ask for it: a touch has nothing to begin there.
            guard let tape = opened.tape else { continue }
            workspace.forgetVisitor()
            workspace.restart(tape: tape)
            kiosk?.turn = nil
            log(.kiosk.plays(lessons[index].identifier))
            return tellKiosk("attract", [("lesson", Trace.quoted(lessons[index].identifier))])
        }
        // Nothing can be played now; what is open stays, and the exhibit waits.
        kiosk?.turn = now + 5
    }

    /// Goes on from a question, and from the end of a lesson.
    private func advanceAttraction() {
        guard kiosk?.clock.phase == .attracting else { return }
        guard let turn = kiosk?.turn else {
            let rests = session.isWaiting || session.session.isAtEnd || !session.isDemonstration
            if rests { kiosk?.turn = now + Kiosk.pause }
            return
        }
        guard turn <= now else { return }
        kiosk?.turn = nil
        session.isWaiting ? session.goOn(now: now) : playNext()
        workspace.repaint()
    }

    // MARK: Visitors

    /// Notes that hands are there, before they do anything.
    func see(_ samples: [TouchSample]) {
        let came = samples.filter { $0.phase == .began }
        kiosk?.visit.touches += came.count
        if kiosk?.clock.see(at: now) == true { beginVisit() }
        for sample in came {
            let point = space.point(ofPixel: sample.location)
            if kiosk?.corner.take(point, in: space.window, at: now) == true {
                perform(.ask)
            }
        }
    }

    /// Ends the lesson that plays; the touch that ends it is for the scene as it begins.
    private func beginVisit() {
        kiosk?.turn = nil
        kiosk?.visit = KioskVisit(begin: now, touches: 1, lessons: [opened.scene.name])
        if session.isWaiting { workspace.endDemonstration() }
        workspace.layOut()
        log(.kiosk.visitBegan(opened.scene.name))
        tellKiosk("visit")
    }

    /// Lets time pass at the exhibit.
    func advance() {
        if let failure = writer?.takeFailure() { tellKiosk(of: "trace", failure.message) }
        let plays = session.isDemonstration && !session.session.isAtEnd && !session.isWaiting
        let moves = workspace.stack.open.contains { $0.nextChange == now }
        if plays || moves { kiosk?.clock.watch(at: now) }
        switch kiosk?.clock.advance(to: now) {
        case .asks:
            log(.kiosk.asks)
            tellKiosk("asking")
        case .leaves:
            if let visit = kiosk?.visit { log(visit.words(until: now)) }
            attract()
        case nil: break
        }
        advanceAttraction()
        showPresence()
    }

    /// Shows the seconds that are left to confirm that somebody is there. Any touch confirms it,
    /// and does nothing else.
    private func showPresence() {
        guard let clock = kiosk?.clock else { return }
        if clock.phase == .asking {
            let content = KioskSheet.Content.presence(clock.secondsLeft(at: now))
            guard kiosk?.sheet != content else { return }
            kiosk?.sheet = content
        } else if case .presence = kiosk?.sheet, !workspace.router.holdsAny {
            kiosk?.sheet = nil
            tellKiosk("visit")
        } else {
            return
        }
        show()
        workspace.repaint()
    }

    func show() {
        if let content = kiosk?.sheet { sheet.content = content }
        chrome.alert(with: isOpen && kiosk?.sheet != nil ? sheet : nil)
    }

    // MARK: Acts

    /// Lets through the acts that the people at the window may ask for.
    func intercept(_ act: any Act) -> Bool {
        guard !(act is KioskAct), let kiosk else { return false }
        switch act.right {
        case .visitors: break
        case .staff where kiosk.isUnlocked, .opened where kiosk.isUnlocked:
            self.kiosk?.sheet = nil
            show()
        case .opened where isOpened(for: act): break
        case .staff, .opened:
            if case LookAct.quit = act { perform(.ask) }
            return true
        case .nobody: return true
        }
        if case .open(let index)? = act as? LessonAct, workspace.lessons.indices.contains(index) {
            self.kiosk?.visit.lessons.append(workspace.lessons[index].identifier)
        }
        return false
    }

    func perform(_ act: KioskAct) { if isOpen { answer(act) } }

    private func answer(_ act: KioskAct) {
        guard kiosk?.lock != nil else { return }
        switch act {
        case .ask:
            kiosk?.lock?.clear()
            showCode(nil)
        case .figure(let figure):
            switch kiosk?.lock?.type(figure, at: now) {
            case .open?:
                log(.kiosk.codeTold)
                kiosk?.sheet = .staff
            case .wrong?:
                log(.kiosk.wrongCodeTold)
                showCode(.kiosk.wrongCode)
            case .closes(let seconds)?:
                log(.kiosk.fifthWrongCodeTold(seconds))
                showCode(.kiosk.waitForCode(seconds))
            case .waits(let seconds)?: showCode(.kiosk.waitForCode(seconds))
            case .incomplete?, nil: showCode(nil)
            }
        case .erase:
            kiosk?.lock?.erase()
            showCode(nil)
        case .close:
            kiosk?.lock?.clear()
            kiosk?.sheet = nil
        case .settings where kiosk?.isUnlocked == true:
            if chrome.drawer == .looks {
                kiosk?.sheet = nil
            } else {
                workspace.perform(.look(.looks))
            }
        case .leave where kiosk?.isUnlocked == true:
            log(.kiosk.left)
            host?.close()
        case .settings, .leave: break
        }
        show()
        workspace.repaint()
    }

    /// Returns whether the drawer or the page to which an act belongs was opened by somebody who
    /// knows the code.
    private func isOpened(for act: any Act) -> Bool {
        if act is TouchCheckAct { return workspace.mode(TouchChecking.self).isOpen }
        return chrome.drawer == .looks
    }

    private func showCode(_ answer: Wording?) {
        guard let lock = kiosk?.lock else { return }
        kiosk?.sheet = .code(typed: lock.typed.count, of: lock.code.count, answer: answer)
        tellKiosk("code", answer.map { [("said", Trace.quoted($0["en"]))] } ?? [])
    }

    /// Takes digits and editing keys while the code is asked for.
    func take(_ press: KeyPress) -> Bool {
        guard case .code = kiosk?.sheet else { return false }
        switch press.key {
        case .character(let figure) where ("0"..."9").contains(figure):
            answer(.figure(Int(figure.value - 0x30)))
        case .backspace: answer(.erase)
        case .escape: answer(.close)
        default: return false
        }
        return true
    }

    // MARK: Reports

    /// Logs an event for people who were not there.
    private func log(_ event: Wording) {
        Console.tell(.kiosk.log(ISO8601DateFormatter().string(from: Date()), event: event))
    }

    private func tellKiosk(_ state: String, _ values: [(String, String)] = []) {
        writer?.write("kiosk", [("state", "\"\(state)\"")] + values)
    }

    /// Reports that something is wrong; the exhibit goes on.
    func tellKiosk(_ errors: ScriptErrors) {
        kiosk?.tell(errors, at: now)
        tellKiosk(
            "fault", errors.errors.first.map { [("message", Trace.quoted("\($0)"))] } ?? [])
        workspace.repaint()
    }

    /// Reports that the window's display was lost, and that the window is on another.
    func displayLost() {
        log(.kiosk.displayLost)
        tellKiosk(of: "display", .kiosk.goesOnHere)
    }

    private func tellKiosk(of place: String, _ message: Wording) {
        tellKiosk(ScriptErrors(message, in: place))
    }
}
