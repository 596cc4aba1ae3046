import TouchKit
import TouchTrace

/// The delivery of input.
extension Workspace {
    package func send(_ event: HostEvent, now: Double) {
        turnClock(to: now)
        switch event {
        case .touches(let samples): followFingers(samples)
        case .palm(let finger, let radius):
            for mode in stack.fromTop { mode.see(palm: finger, radius: radius) }
        case .pointer(let sample): followPointer(sample)
        case .fingersLost(let time, _):
            for mode in stack.fromTop { mode.fingersLost() }
            session.interrupt(now: time)
            loseFingers(at: time)
            repaint()
        case .key(let press, _): take(press)
        case .text(let text): if stack.reached.contains(where: { $0.type(text) }) { repaint() }
        case .resized:
            layOut()
            for mode in stack.fromTop { mode.touchDevicesChanged() }
        case .exposed: repaint()
        case .visible(let visible): if visible { repaint() }
        case .quit: askToClose()
        }
    }

    /// Tells the workspace that the window's display was lost, and that the window is on another.
    package func displayLost() {
        writer?.write("display", ("state", "\"lost\""))
        for mode in stack.fromTop { mode.displayLost() }
    }

    // MARK: Fingers

    /// The mode that takes fingers that come down on the stage: the first from the top that does
    /// not let them fall through.
    var taker: (mode: any Mode, use: FingerUse) {
        for mode in stack.fromTop {
            if let use = mode.fingers { return (mode, use) }
        }
        preconditionFailure("the lowest mode takes every finger")
    }

    private func followFingers(_ samples: [TouchSample]) {
        for mode in stack.fromTop { mode.see(samples) }
        if let last = samples.last {
            for mode in stack.fromTop { mode.see(pointerAt: space.point(ofPixel: last.location)) }
        }
        let began = TouchRouter.comesToStage(samples, in: space, taker.use)
        if began != nil {
            closeDrawer()
            for mode in stack.fromTop {
                mode.fingersComeToStage()
                if mode === taker.mode { break }
                mode.fingersFallThrough()
            }
        }
        if samples.contains(where: { $0.phase == .began }) { chrome.leaveControls() }
        let (mode, use) = taker
        let parts = router.route(samples, in: space, to: mode, use)
        if use == .pressed, let began { mode.press(at: began) }
        for part in parts.stage { part.mode.follow(part.samples) }
        if !parts.chrome.isEmpty { chrome.application.send(parts.chrome) }
        repaint()
    }

    /// Ignores the fingers that are down, here and in the scene, until they come down again.
    func forgetFingers() {
        host?.forgetFingers()
        loseFingers(at: now)
    }

    /// Takes away the fingers that are on the scene.
    func leaveScene() {
        guard router.holdsStage else { return }
        forgetFingers()
        session.interrupt(now: now)
    }

    /// Cancels every touch, since no finger is down any more.
    func loseFingers(at time: Double) {
        router.forgetAll()
        chrome.application.cancelTouches(at: time)
    }

    // MARK: The pointer

    private func followPointer(_ sample: PointerSample) {
        var sample = sample
        let point = space.point(ofPixel: sample.location)
        let isOnStage = taker.use != .covered && space.isOnStage(point)
        for mode in stack.fromTop { mode.see(pointerAt: point) }
        if sample.phase == .scroll && !isOnStage {
            sample.location = point
            chrome.wheel(sample)
            return repaint()
        }
        sample.location = point
        if stack.fromTop.contains(where: { $0.take(sample, isOnStage: isOnStage) }) { repaint() }
    }

    /// Returns the point about which two mouse fingers mirror each other: the middle of the view
    /// under the pointer, so that both are on the same view; both points are in pixels.
    package func middle(around pixel: CGPoint) -> CGPoint {
        let state = branches.open.state
        let found = state.view(at: space.scenePoint(of: space.point(ofPixel: pixel)))
        guard let view = state.views[found] else { return pixel }
        let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
        return space.pixel(ofScenePoint: middle.applying(state.toScreen(found)))
    }

    // MARK: Keys

    /// Takes a key: fields and pages come first, then the control that has the keyboard's focus,
    /// then the table of acts.
    private func take(_ press: KeyPress) {
        let reached = stack.reached
        if reached.contains(where: { $0.take(press) }) { return repaint() }
        if let key = FocusKey(press), key.repeats || !press.isRepeated,
            chrome.take(key, far: press.modifiers.contains(.shift))
        {
            if let name = chrome.focusedName {
                writer?.write("focus", ("control", Trace.quoted(name)))
            }
            return repaint()
        }
        guard let row = ActTable.all.row(for: press, open: reached.map(\.acts)) else { return }
        if row.repeats || !press.isRepeated { perform(row.act) }
    }
}
