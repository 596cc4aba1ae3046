import TouchHost
import TouchKit
import TouchReading
import TouchScript
import TouchTrace
import TouchWords

/// The window as an exhibit.
extension Workspace {
    /// Begins with nobody there.
    /// - Parameter faults: what is wrong with the list of lessons.
    package func beginKiosk(faults: ScriptErrors?) {
        guard kiosk != nil else { return }
        if let faults { tellKiosk(faults) }
        attract()
    }

    // MARK: Nobody is there

    /// Everything is as it was begun, and lessons play themselves until somebody touches.
    private func attract() {
        kiosk?.sheet = nil
        kiosk?.lock?.clear()
        forgetFingers()
        forgetVisitor()
        if let start = kiosk?.start { change { $0 = start } }
        playNext()
        layOut()
    }

    private func playNext() {
        for _ in lessons {
            guard let index = kiosk?.next else { return }
            kiosk?.next = (index + 1) % lessons.count
            guard open(lesson: index) else { continue }
            // A film of two tapes is for those who ask for it: a touch has nothing to begin there.
            guard let tape = opened.tape else { continue }
            forgetVisitor()
            restart(tape: tape)
            kiosk?.turn = nil
            log(.kiosk.plays(lessons[index].identifier))
            return tellKiosk("attract", [("lesson", Trace.quoted(lessons[index].identifier))])
        }
        // Nothing can be played now; what is open stays, and waits.
        kiosk?.turn = now + 5
    }

    /// Goes on from a question, and from a lesson's end.
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
        repaint()
    }

    // MARK: Visitors

    /// Notes that hands are there, before they do anything.
    func seeVisitor(_ samples: [TouchSample]) {
        let came = samples.filter { $0.phase == .began }
        guard kiosk != nil else { return }
        kiosk?.visit.touches += came.count
        if kiosk?.clock.see(at: now) == true { beginVisit() }
        for sample in came {
            let point = space.point(ofPixel: sample.location)
            if kiosk?.corner.take(point, in: space.window, at: now) == true {
                perform(.kiosk(.ask))
            }
        }
    }

    /// What played ends; the touch that ends it is for the scene as it begins.
    private func beginVisit() {
        kiosk?.turn = nil
        kiosk?.visit = KioskVisit(begin: now, touches: 1, lessons: [opened.scene.name])
        if session.isWaiting { endDemonstration() }
        layOut()
        log(.kiosk.visitBegan(opened.scene.name))
        tellKiosk("visit")
    }

    /// Lets time pass before the exhibit.
    func advanceKiosk() {
        guard kiosk != nil else { return }
        if let failure = writer?.takeFailure() { tellKiosk(of: "trace", failure.message) }
        let plays = session.isDemonstration && !session.session.isAtEnd && !session.isWaiting
        if plays || screening?.isPlaying == true || replay != nil { kiosk?.clock.watch(at: now) }
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

    /// The seconds that are left to say that one is there; any touch says it, and is for nothing else.
    private func showPresence() {
        guard let clock = kiosk?.clock else { return }
        if clock.phase == .asking {
            let content = KioskSheet.Content.presence(clock.secondsLeft(at: now))
            guard kiosk?.sheet != content else { return }
            kiosk?.sheet = content
        } else if case .presence = kiosk?.sheet, !router.holdsAny {
            kiosk?.sheet = nil
            tellKiosk("visit")
        } else {
            return
        }
        showKiosk()
        repaint()
    }

    func showKiosk() {
        chrome.show(kiosk?.sheet)
        chrome.show(invites: kiosk?.clock.phase == .attracting)
    }

    /// The window is to close: because the system asks, or by a key or button, which visitors have, too.
    func askToClose() {
        guard kiosk != nil, Signals.shared.received == nil else {
            host?.close()
            return
        }
        perform(.kiosk(.ask))
    }

    // MARK: Commands

    /// What commands mean in an exhibit.
    /// - Returns: false if a command means what it always does.
    func performInKiosk(_ command: ProgramCommand) -> Bool {
        guard let kiosk else { return false }
        if case .kiosk(let act) = command {
            answer(act)
            return true
        }
        switch command.right {
        case .visitors: break
        case .staff where kiosk.isUnlocked, .opened where kiosk.isUnlocked:
            self.kiosk?.sheet = nil
            showKiosk()
        case .opened where isOpened(for: command): break
        case .staff, .opened:
            if command == .quit { answer(.ask) }
            return true
        case .nobody: return true
        }
        if case .lesson(let index) = command, lessons.indices.contains(index) {
            self.kiosk?.visit.lessons.append(lessons[index].identifier)
        }
        return false
    }

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
            if chrome.drawer == .looks { kiosk?.sheet = nil } else { perform(.drawer(.looks)) }
        case .leave where kiosk?.isUnlocked == true:
            log(.kiosk.left)
            host?.close()
        case .settings, .leave: break
        }
        showKiosk()
        repaint()
    }

    /// Whether the drawer or the page that a command belongs to was opened by those who know the code.
    private func isOpened(for command: ProgramCommand) -> Bool {
        if case .touchCheck = command { return chrome.covering == .touchCheck }
        return chrome.drawer == .looks
    }

    private func showCode(_ answer: Wording?) {
        guard let lock = kiosk?.lock else { return }
        kiosk?.sheet = .code(typed: lock.typed.count, of: lock.code.count, answer: answer)
        tellKiosk("code", answer.map { [("said", Trace.quoted($0["en"]))] } ?? [])
    }

    /// Keys while the code is asked for.
    /// - Returns: whether it was for the code.
    func typeCode(_ press: KeyPress) -> Bool {
        guard case .code = kiosk?.sheet, let act = KioskAct(press) else { return false }
        answer(act)
        return true
    }

    // MARK: What is told of it

    /// The log is for those who were not there.
    private func log(_ event: Wording) {
        Console.tell(.kiosk.log(ISO8601DateFormatter().string(from: Date()), event: event))
    }

    private func tellKiosk(_ state: String, _ values: [(String, String)] = []) {
        writer?.write("kiosk", [("state", "\"\(state)\"")] + values)
    }

    /// Something is wrong, and the exhibit goes on.
    func tellKiosk(_ errors: ScriptErrors) {
        kiosk?.tell(errors, at: now)
        tellKiosk(
            "fault", errors.errors.first.map { [("message", Trace.quoted("\($0)"))] } ?? [])
        repaint()
    }

    /// The window's display went, and it is on another.
    package func displayLost() {
        writer?.write("display", ("state", "\"lost\""))
        guard kiosk != nil else { return }
        log(.kiosk.displayLost)
        tellKiosk(of: "display", .kiosk.goesOnHere)
    }

    private func tellKiosk(of place: String, _ message: Wording) {
        tellKiosk(ScriptErrors(message, in: place))
    }
}
