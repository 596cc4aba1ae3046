import TouchHost
import TouchLive
import TouchScript

/// One session takes another's place.
extension Workspace {
    /// Begins the scene afresh; with a tape, the tape plays in it.
    func restart(tape: Tape?) {
        stage(
            PacedSession(scene: opened.scene, tape: tape, language: settings.language, now: now))
    }

    /// Another session of the scene takes the open one's place.
    /// - Parameter returns: whether what hands did in the open one can be brought back.
    func stage(_ session: PacedSession, returns: Bool = false) {
        for mode in stack.all.reversed() { mode.sessionWillChange(returns: returns) }
        // Who brings it back finds no finger down that nobody has there.
        leaveScene()
        writer?.write(newIn: self.session.trace)
        for branch in branches.all { host?.keep(branch.session) }
        replace(with: Branches(session))
        begin()
    }

    /// Another session is open: its trace begins, and all that stands around it.
    func begin() {
        writer?.restart()
        showOpened()
        announce()
    }

    /// The session that is open is one on a tape of its own, looked at from its beginning.
    func showBeginning(of tape: Tape) {
        adopt(OpenedScene(scene: opened.scene, tape: tape, lesson: nil))
        showOpened()
        look { $0.goToBeginning() }
    }

    /// What is open says something else now; it is looked at in another session.
    func goOn(with new: OpenedScene, in branch: Branch) {
        for mode in stack.all.reversed() { mode.sessionWillChange(returns: false) }
        for branch in branches.all { host?.keep(branch.session) }
        replace(new, with: Branches(branch))
    }

    /// What was open before, and its sessions, are open again.
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

    /// A finger goes on from a record of the past.
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

    /// There is more than can be looked back on.
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

    /// Hands take over from the tape.
    func endDemonstration() {
        if session.isDemonstration { restart(tape: nil) }
    }
}
