import TouchKit
import TouchLive
import TouchScript
import TouchStage
import TouchTrace
import TouchWords

/// The lowest mode: fingers touch the scene, as they would on a device.
final class Touching: Mode {
    unowned let workspace: Workspace
    /// The fingers that are palms, by the host's numbers.
    private var palms: Set<Int> = []

    init(_ workspace: Workspace) { self.workspace = workspace }

    func perform(_ act: DeviceAct) {
        switch act {
        case .shake: happen { $0.shake(now: now) }
        case .remotePlay: happen { $0.remotePlay(now: now) }
        case .interrupt:
            workspace.forgetFingers()
            happen { $0.interrupt(now: now) }
        case .liftFingers: workspace.leave()
        }
    }

    /// Performs an event on the scene, which is then shown live.
    private func happen(_ deed: (PacedSession) -> Void) {
        for mode in workspace.stack.fromTop { mode.willMove() }
        workspace.endDemonstration()
        workspace.look { $0.goLive() }
        deed(session)
    }

    func isOn(_ act: DeviceAct) -> Bool { false }

    /// Lifts the standing fingers.
    func leave() -> Bool {
        host?.liftStandingFingers()
        session.liftStanding(now: now)
        return true
    }

    func forget() {}

    // MARK: Fingers

    /// The use of fingers: if a tape waits for an answer, a touch lets it go on.
    var fingers: FingerUse? { session.isWaiting ? .pressed : .followed }

    func press(at point: CGPoint) { session.goOn(now: now) }

    func see(_ samples: [TouchSample]) {
        for sample in samples where sample.phase == .began { palms.remove(sample.finger) }
    }

    func see(palm finger: Int, radius: Double) {
        palms.insert(finger)
        writer?.write("palm", ("finger", "\(finger)"), ("millimetres", "\(radius)"))
        workspace.repaint()
    }

    /// Hands go on from the moment that the user looks at, and from what a tape has shown.
    func fingersComeToStage() {
        guard fingers == .followed else { return }
        if let record = branches.open.departure, !isHeld {
            workspace.branchOff(at: record)
        } else if !branches.open.playhead.isLive {
            workspace.look { $0.goLive() }
        }
        workspace.endDemonstration()
    }

    /// Indicates whether another mode has the session, and goes on in it alone.
    private var isHeld: Bool { workspace.stack.open.contains { $0.claims.contains(.session) } }

    func follow(_ samples: [TouchSample]) { session.send(samples, now: now) }

    func take(_ sample: PointerSample, isOnStage: Bool) -> Bool {
        guard settings.probes || sample.phase == .scroll, !session.isDemonstration,
            branches.open.playhead.isLive
        else { return false }
        var sample = sample
        if sample.phase == .exited || !isOnStage {
            guard session.latest.pointer != nil else { return false }
            sample.phase = .exited
        }
        sample.location = space.scenePoint(of: sample.location)
        session.send(sample, now: now)
        return true
    }

    // MARK: Appearance

    func stage(_ moment: inout StageMoment) {
        if branches.open.playhead.isLive { moment.palms = palms }
    }

    var hint: Wording? {
        session.session.isPlayed || session.isDemonstration ? nil : .workspace.invitation
    }
}
