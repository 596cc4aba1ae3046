import CSDL
import TouchKit
import TouchPicture
import TouchStage

/// Where input goes.
extension WindowProgram {
    func handle(_ event: HostEvent) {
        switch event {
        case .touches(let samples): route(samples)
        case .pointer(let sample): route(sample)
        case .fingersLost(let time, _):
            endReplay()
            stageFingers = []
            stage.interrupt(now: time)
            chrome.application.cancelTouches(at: time)
            needsPicture = true
        case .text(let text): type(text)
        case .key(let press, _):
            if search.isOpen, takeInSearch(press) { return }
            take(press)
        case .resized: startAfresh()
        case .exposed:
            easel.rest()
            needsPicture = true
        case .visible(let visible):
            isVisible = visible
            needsPicture = needsPicture || visible
        case .quit: isClosing = true
        }
    }

    /// The control that has the keyboard's focus comes first.
    private func take(_ press: KeyPress) {
        if let key = FocusKey(press), key.repeats || !press.isRepeated, chrome.take(key) {
            if let name = chrome.focusedName {
                writer?.write("focus", [("control", Trace.quoted(name))])
            }
            needsPicture = true
        } else if let command = ProgramCommand(press), command.repeats || !press.isRepeated {
            perform(command)
        }
    }

    /// A finger belongs to where it began, for as long as it is down.
    private func route(_ samples: [TouchSample]) {
        // Whoever takes over begins on a stage of the hands, and keeps to it.
        if samples.contains(where: beginsOnStage) {
            endReplay()
            leaveThePast()
            endDemonstration()
        }
        var forStage: [TouchSample] = []
        var forChrome: [TouchSample] = []
        for sample in samples {
            let point = space.point(ofPixel: sample.location)
            var sample = sample
            if sample.phase == .began { chrome.leaveControls() }
            if sample.phase == .began && isOnStage(point) {
                endSearch()
                if chrome.isAsking { ask(at: point) } else { stageFingers.append(sample.finger) }
            }
            guard stageFingers.contains(sample.finger) else {
                sample.location = point
                forChrome.append(sample)
                continue
            }
            sample.location = space.scenePoint(of: point)
            forStage.append(sample)
            if sample.phase == .ended || sample.phase == .cancelled {
                stageFingers.removeAll { $0 == sample.finger }
            }
        }
        if !forStage.isEmpty {
            endReplay()
            stage.send(forStage, now: clock.now)
        }
        if !forChrome.isEmpty { chrome.application.send(forChrome) }
        needsPicture = true
    }

    private func beginsOnStage(_ sample: TouchSample) -> Bool {
        sample.phase == .began && !chrome.isAsking
            && isOnStage(space.point(ofPixel: sample.location))
    }

    private func route(_ sample: PointerSample) {
        var sample = sample
        let point = space.point(ofPixel: sample.location)
        if sample.phase == .scroll && !isOnStage(point) { return wheel(sample, at: point) }
        guard settings.probes || sample.phase == .scroll, replay == nil, !stage.isDemonstration,
            stage.studio.playhead.isLive
        else { return }
        let leaves = sample.phase == .exited || !isOnStage(point)
        if leaves {
            guard stage.presenter.history.latest.pointer != nil else { return }
            sample.phase = .exited
        }
        sample.location = space.scenePoint(of: point)
        stage.send(sample, now: clock.now)
        needsPicture = true
    }

    // MARK: Coordinates

    /// Pixels of the window for each point.
    var scale: Double { ownScale * chrome.style.theme.enlargement }

    /// The same without what the theme adds.
    var ownScale: Double { settings.scale ?? host.displayScale }

    /// Whether a point of the window is on the panel that shows the scene.
    private func isOnStage(_ point: CGPoint) -> Bool {
        !chrome.showsHelp && space.panel.contains(point)
    }

    /// What two mouse fingers mirror about: the middle of the view under the pointer, so that they
    /// are on the same view; both in pixels.
    func middle(around pixel: CGPoint) -> CGPoint {
        let state = stage.presenter.history.state(at: studio.playhead.record ?? .max)
        let found = state.view(at: space.scenePoint(of: space.point(ofPixel: pixel)))
        guard let view = state.views[found] else { return pixel }
        let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
        return space.pixel(ofScenePoint: middle.applying(state.toScreen(found)))
    }
}
