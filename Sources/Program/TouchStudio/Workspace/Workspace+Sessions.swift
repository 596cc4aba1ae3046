import TouchHost
import TouchLive
import TouchScript

/// The replacement of sessions.
extension Workspace {
    /// Begins the scene afresh, and plays `tape` in it if there is one.
    func restart(tape: Tape?) {
        let session = PacedSession(
            scene: opened.scene, tape: tape, language: settings.language, now: now)
        session.awaitTouch()
        stage(session)
    }

    /// Replaces the open session with another session of the scene.
    /// - Parameter returns: true if the touches in the open session can be brought back.
    func stage(_ session: PacedSession, returns: Bool = false) {
        for mode in stack.all.reversed() { mode.sessionWillChange(returns: returns) }
        // Whoever brings it back must not find a finger down that nobody has there.
        leaveScene()
        writer?.write(newIn: self.session.trace)
        for branch in branches.all { host?.keep(branch.session) }
        replace(with: Branches(session))
        begin()
    }

    /// Begins the trace of the session that is open now, and shows what is around it.
    func begin() {
        writer?.restart()
        showOpened()
        announce()
    }

    /// Makes `tape` the tape of the open session, without a lesson, and moves to its beginning.
    func showBeginning(of tape: Tape) {
        adopt(OpenedScene(scene: opened.scene, tape: tape, lesson: nil))
        showOpened()
        look { $0.goToBeginning() }
    }

    /// Replaces what is open with a changed text, which is looked at in the session of `branch`.
    func goOn(with new: OpenedScene, in branch: Branch) {
        for mode in stack.all.reversed() { mode.sessionWillChange(returns: false) }
        for branch in branches.all { host?.keep(branch.session) }
        replace(new, with: Branches(branch))
    }

    /// Opens again what was open before, with its sessions.
    func goBack(to opened: OpenedScene, _ branches: Branches) {
        for mode in stack.all.reversed() { mode.sessionWillChange(returns: false) }
        writer?.write(newIn: session.trace)
        forgetFingers()
        session.interrupt(now: now)
        replace(opened, with: branches)
        session.resume(now: now)
        change { $0.lesson = opened.lesson.map { lessons[$0].identifier } ?? $0.lesson }
        begin()
    }

    /// Begins a branch in which a finger goes on from a record of the past.
    func branchOff(at record: Int) {
        if session.isTouched && !session.isDemonstration { session.interrupt(now: now) }
        writer?.write(newIn: session.trace)
        var all = branches
        all.add(PacedSession(branchOf: session, at: record, language: settings.language, now: now))
        show(all)
    }

    func openNextBranch() {
        guard branches.all.count > 1 else { return }
        leaveScene()
        writer?.write(newIn: session.trace)
        var all = branches
        all.openNext()
        all.open.session.resume(now: now)
        show(all)
    }

    private func show(_ all: Branches) {
        replace(with: all)
        writer?.write("branch", ("number", "\(branches.number)"))
        writer?.restart()
        for mode in stack.all.reversed() { mode.sessionWillChange(returns: false) }
        repaint()
    }

    /// Begins the history anew, once there is more than can be looked back on.
    func beginAnew() {
        for mode in stack.all.reversed() { mode.sessionWillChange(returns: false) }
        session.beginAnew()
        var all = branches
        all.beginAnew()
        replace(with: all)
        writer?.write("anew")
        writer?.restart()
        repaint()
    }

    /// Ends the tape's demonstration, because hands take over.
    func endDemonstration() {
        if session.isDemonstration { restart(tape: nil) }
    }
}
