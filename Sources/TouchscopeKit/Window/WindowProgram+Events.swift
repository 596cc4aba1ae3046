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
                trace?.write("focus", [("control", Trace.quoted(name))])
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
            let point = sample.location.applying(toPoints)
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
            sample.location = toScene(point)
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
            && isOnStage(sample.location.applying(toPoints))
    }

    private func route(_ sample: PointerSample) {
        var sample = sample
        let point = sample.location.applying(toPoints)
        if sample.phase == .scroll && !isOnStage(point) { return wheel(sample, at: point) }
        guard settings.probes || sample.phase == .scroll, replay == nil, !stage.isDemonstration,
            stage.studio.playhead.isLive
        else { return }
        let leaves = sample.phase == .exited || !isOnStage(point)
        if leaves {
            guard stage.presenter.history.latest.pointer != nil else { return }
            sample.phase = .exited
        }
        sample.location = toScene(point)
        stage.send(sample, now: clock.now)
        needsPicture = true
    }

    // MARK: Coordinates

    /// Pixels of the window for each point.
    var scale: Double { ownScale * chrome.style.theme.enlargement }

    /// The same without what the theme adds.
    var ownScale: Double { settings.scale ?? host.displayScale }

    private var toPoints: CGAffineTransform { CGAffineTransform(scaleX: 1 / scale, y: 1 / scale) }

    /// Whether a point of the window is on the panel that shows the scene.
    private func isOnStage(_ point: CGPoint) -> Bool {
        guard !chrome.showsHelp, let panel = stageLayout?.stage else { return false }
        let corner = chrome.layout.stage.origin
        return panel.offsetBy(dx: corner.x, dy: corner.y).contains(point)
    }

    /// From points of the window to points of the scene's screen.
    private func toScene(_ point: CGPoint) -> CGPoint {
        guard let stageLayout else { return point }
        let corner = chrome.layout.stage.origin
        return CGPoint(x: point.x - corner.x, y: point.y - corner.y)
            .applying(stageLayout.toPicture.inverted())
    }

    /// From points of the scene's screen to pixels of the window.
    func toPixels(_ point: CGPoint) -> CGPoint {
        guard let stageLayout else { return point }
        let corner = chrome.layout.stage.origin
        let inside = point.applying(stageLayout.toPicture)
        return CGPoint(x: (inside.x + corner.x) * scale, y: (inside.y + corner.y) * scale)
    }

    /// What two mouse fingers mirror about: the middle of the view under the pointer, so that they
    /// are on the same view; both in pixels.
    func middle(around pixel: CGPoint) -> CGPoint {
        let place = toScene(pixel.applying(toPoints))
        guard let view = stage.session.application.hitTest(place), let window = view.window else {
            return pixel
        }
        let center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
        let inWindow = view.convert(center, to: nil)
        return toPixels(
            CGPoint(
                x: inWindow.x + window.frame.minX - window.bounds.minX,
                y: inWindow.y + window.frame.minY - window.bounds.minY))
    }
}
