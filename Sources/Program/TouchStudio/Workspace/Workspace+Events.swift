import TouchKit
import TouchTrace

/// Where input goes.
extension Workspace {
    package func send(_ event: HostEvent, now: Double) {
        turnClock(to: now)
        switch event {
        case .touches(let samples): followFingers(samples)
        case .palm(let finger, let radius): callPalm(finger, radius: radius)
        case .pointer(let sample): followPointer(sample)
        case .fingersLost(let time, _):
            endReplay()
            session.interrupt(now: time)
            loseFingers(at: time)
            repaint()
        case .key(let press, _): takeKey(press)
        case .text(let text): takes.entry.isOpen ? typeCaption(text) : type(text)
        case .resized:
            layOut()
            touchDevicesChanged()
        case .exposed: repaint()
        case .visible(let visible): if visible { repaint() }
        case .quit: askToClose()
        }
    }

    // MARK: Fingers

    private func followFingers(_ samples: [TouchSample]) {
        seeVisitor(samples)
        if let last = samples.last, chrome.covering == .overview {
            overview?.pointer = space.point(ofPixel: last.location)
        }
        let comesToStage = TouchRouter.comesToStage(samples, in: space, manner)
        let answers = comesToStage && manner == .answers
        if comesToStage {
            endSearch()
            closeDrawer()
            // Whoever takes over begins on a session of the hands, and keeps to it.
            if manner == .touches {
                beginTakeAtOnce()
                takeOver()
            }
        }
        if samples.contains(where: { $0.phase == .began }) { chrome.leaveControls() }
        let parts = route(samples)
        if answers { screening == nil ? session.goOn(now: now) : goOnWatching() }
        if comesToStage, manner == .rests, screening != nil { sayNothingToTouch() }
        for point in parts.questions { ask(at: point) }
        if !parts.scene.isEmpty {
            endReplay()
            session.send(parts.scene, now: now)
        }
        if !parts.edits.isEmpty { edit(parts.edits) }
        if !parts.ink.isEmpty { draw(parts.ink) }
        if !parts.chrome.isEmpty { chrome.application.send(parts.chrome) }
        repaint()
    }

    /// What a finger does that comes down on the stage.
    var manner: TouchRouter.Manner {
        if chrome.coversStage { return .covered }
        if let screening { return screening.isAtParting ? .answers : .rests }
        if editor != nil { return .edits }
        if ink != nil { return .draws }
        if chrome.isAsking { return .asks }
        if takes.current?.phase == .paused || tapeEditor != nil { return .rests }
        return session.isWaiting && replay == nil ? .answers : .touches
    }

    /// Hands go on from where one looks, and from what a tape has shown.
    private func takeOver() {
        endReplay()
        if let record = branches.open.departure, takes.current == nil {
            branchOff(at: record)
        } else if !branches.open.playhead.isLive {
            look { $0.goLive() }
        }
        endDemonstration()
    }

    // MARK: The pointer

    private func followPointer(_ sample: PointerSample) {
        var sample = sample
        let point = space.point(ofPixel: sample.location)
        let isOnStage = manner != .covered && space.isOnStage(point)
        if chrome.covering == .overview { overview?.pointer = point }
        if sample.phase == .scroll && !isOnStage {
            sample.location = point
            chrome.wheel(sample)
            return repaint()
        }
        guard settings.probes || sample.phase == .scroll, replay == nil, editor == nil,
            screening == nil, ink == nil,
            !session.isDemonstration, branches.open.playhead.isLive
        else { return }
        if sample.phase == .exited || !isOnStage {
            guard session.latest.pointer != nil else { return }
            sample.phase = .exited
        }
        sample.location = space.scenePoint(of: point)
        session.send(sample, now: now)
        repaint()
    }

    /// What two mouse fingers mirror about: the middle of the view under the pointer, so that they
    /// are on the same view; both in pixels.
    package func middle(around pixel: CGPoint) -> CGPoint {
        let state = branches.open.state
        let found = state.view(at: space.scenePoint(of: space.point(ofPixel: pixel)))
        guard let view = state.views[found] else { return pixel }
        let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
        return space.pixel(ofScenePoint: middle.applying(state.toScreen(found)))
    }

    // MARK: Keys

    /// The field that is searched with comes first, then the control that has the keyboard's focus.
    private func takeKey(_ press: KeyPress) {
        if typeCode(press) { return }
        if takes.entry.isOpen, typeCaption(press) { return }
        if turnOverview(press) { return }
        if search.isOpen, let key = PanelSearch.Key(press) { return searchWith(key) }
        if let key = FocusKey(press), key.repeats || !press.isRepeated,
            chrome.take(key, far: press.modifiers.contains(.shift))
        {
            if let name = chrome.focusedName {
                writer?.write("focus", ("control", Trace.quoted(name)))
            }
            repaint()
        } else if editor != nil, chrome.covering == nil, let act = EditAct(press) {
            perform(.edit(act))
        } else if ink != nil, chrome.covering == nil, let act = InkAct(press) {
            if !press.isRepeated { perform(.ink(act)) }
        } else if let command = ProgramCommand(press), command.repeats || !press.isRepeated {
            perform(command)
        }
    }
}
