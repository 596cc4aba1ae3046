import TouchPicture
import TouchReading
import TouchScript
import TouchStage
import TouchTrace
import TouchWords

/// The picture of the window, and its layout.
extension Workspace {
    /// Returns the picture of the window at `now`.
    package func picture(now: Double) -> Picture {
        turnClock(to: now)
        noteShown()
        for mode in stack.fromTop { mode.prepare() }
        let moment = moment()
        place(moment)
        showCaption()
        for mode in stack.all { mode.show() }
        showBars()
        showPanels()
        var stage = stagePicture(of: moment)
        stage.marks += stack.open.flatMap(\.marks)
        let fault = stack.fromTop.lazy.compactMap(\.fault).first
        return chrome.picture(around: stage, fault: fault, now: now)
    }

    // MARK: Layout

    /// The pixels of the window per point.
    var scale: Double { settings.scale ?? host?.displayScale ?? 1 }

    /// The room that the open modes need.
    var room: ChromeRoom {
        var room = ChromeRoom(openings: settings.openings)
        for mode in stack.open { mode.arrange(&room) }
        return room
    }

    /// Writes the first record of a live trace: the window is there, and this is the place of its
    /// stage.
    package func announce() {
        placeParts()
        // Whoever reads that the window is ready may save a file at once.
        mode(Following.self).watchFiles()
        writer?.write("ready", [("scene", Trace.quoted(opened.scene.name))] + geometry)
        for mode in stack.all { mode.announce() }
    }

    /// Lays everything out anew, and reports it to the trace.
    func layOut() {
        placeParts()
        writer?.write("layout", geometry)
        repaint()
    }

    /// Lays everything out for the window's present size.
    private func placeParts() {
        let size = host?.size ?? .zero
        showBars()
        chrome.layOut(
            size: CGSize(width: size.width / scale, height: size.height / scale), room: room,
            scene: session.latest.sceneFrame.size)
        for mode in stack.fromTop { mode.laidOut() }
        place(moment())
    }

    /// The positions of the stage and the timeline, in pixels, for those who drive the program from
    /// outside.
    private var geometry: [(String, String)] {
        let origin = space.pixel(ofScenePoint: .zero)
        let size = host?.size ?? .zero
        var times = CGRect.zero
        if let frame = chrome.layout.timeline {
            times = space.pixels(
                of: timelineLayout.scale.offsetBy(dx: frame.minX, dy: frame.minY))
        }
        return [
            ("width", "\(Int(size.width))"), ("height", "\(Int(size.height))"),
            ("stageX", "\(origin.x)"), ("stageY", "\(origin.y)"),
            ("stageScale", "\(space.sceneScale)"),
            ("timelineX", "\(times.minX)"), ("timelineY", "\(times.midY)"),
            ("timelineWidth", "\(times.width)"),
        ]
    }

    var timelineLayout: TimelineLayout {
        TimelineLayout(
            size: chrome.layout.timeline?.size ?? CGSize(width: 1, height: 1),
            window: branches.open.window)
    }

    // MARK: The stage

    /// Returns the moment that the stage shows: that of the first mode from the top that has one,
    /// else the one at the playhead.
    func moment() -> StageMoment {
        if let own = stack.fromTop.lazy.compactMap(\.moment).first { return own }
        var moment = momentAtPlayhead()
        for mode in stack.open { mode.stage(&moment) }
        return moment
    }

    /// Returns the picture of the stage, or the one that replaces it.
    func stagePicture(of moment: StageMoment) -> Picture {
        stack.fromTop.lazy.compactMap(\.picture).first ?? paintedStage(of: moment).picture
    }

    var stagePainter: StagePainter {
        var painter = StagePainter(
            theme: chrome.style.theme, language: settings.language,
            overlays: settings.shownOverlays, measurer: chrome.style.measurer)
        painter.hasLists = room.openings.lists
        painter.edge = ChromeLayout.edge
        // Labels grow with the stage, so that they can be read from as far away as the stage can.
        let size = chrome.layout.stage.size
        let grown = min(size.width / 1.6, size.height) / 560
        let wish = min(max(1, grown), 2.2) * chrome.style.theme.enlargement
        // On a small stage, larger labels would have no room.
        painter.unit = max(1, min(wish, size.height / 280))
        return painter
    }

    func paintedStage(of moment: StageMoment) -> PaintedStage {
        let trace = stack.fromTop.lazy.compactMap(\.trace).first ?? session.trace
        return stagePainter.painted(moment, in: trace, size: space.frame.size)
    }

    /// Shows the caption: the words of a mode, a message about what was done, or the tape's words
    /// at the playhead.
    private func showCaption() {
        chrome.caption = room.screens ? nil : caption
    }

    private var caption: LocalizedText? {
        if let words = stack.fromTop.lazy.compactMap(\.words).first { return words }
        if let saidWords { return saidWords }
        if session.isStopped { return LocalizedText(.workspace.stopped) }
        if session.tellsLimit(now: now) { return LocalizedText(.workspace.limit) }
        if session.tellsParting(now: now) { return LocalizedText(.workspace.parting) }
        if let hint = stack.fromTop.lazy.compactMap(\.hint).first { return LocalizedText(hint) }
        return session.words(at: branches.open.playhead.record ?? .max)
    }

    // MARK: The parts around the stage

    func showOpened() {
        chrome.show(lesson: opened.lesson, title: opened.scene.title)
        showSettings()
    }

    func showSettings() {
        chrome.wear(settings.style(measurer: chrome.style.measurer))
        for mode in stack.all { mode.settingsChanged() }
        repaint()
    }

    /// Shows the bar of the first mode from the top that has one, or the usual row, and lights the
    /// handles whose acts are on.
    private func showBars() {
        let narrow = chrome.layout.isNarrow
        let buttons = stack.all.map { $0.buttons(isNarrow: narrow) }
        chrome.show(
            bar: stack.fromTop.lazy.compactMap(\.bar).first,
            buttons: BarButtons(
                left: buttons.flatMap(\.left), right: buttons.flatMap(\.right)))
        chrome.rail.light { act in
            stack.all.lazy.compactMap { $0.isOn(any: act) }.first ?? false
        }
    }

    /// The content of the panels for what the user looks at.
    var panels: Panels {
        var panels = Panels(
            branch: branches.open, scene: opened.scene, language: settings.language)
        for mode in stack.all { mode.tell(&panels) }
        return panels
    }

    func showPanels() {
        guard !room.screens else { return }
        let panels = panels
        let branch = panels.branch
        chrome.show(branch.playhead, branch: branches.number, of: branches.all.count)
        if let frame = chrome.layout.timeline {
            chrome.timeline.shown = branch.window
            chrome.timeline.content = panels.timeline(
                theme: chrome.style.theme, measurer: chrome.style.measurer, size: frame.size)
        }
        chrome.bar.scrubber.content = panels.timeLine
        guard refreshesInspector(for: panels.topic) else { return }
        chrome.inspector.show(
            panels.inspector, panels.search, words: panels.searchWords,
            canGoBack: !branch.earlier.isEmpty)
        // Whoever drives the program from outside can point at it from now on.
        writer?.write("inspector", ("record", "\(branch.record)"))
    }

    /// Returns whether the inspector is to show a new topic now.
    private func refreshesInspector(for topic: Panels.Topic) -> Bool {
        let playhead = branches.open.playhead
        let isPaused = !playhead.isLive && !playhead.isPlaying
        return chrome.layout.inspector != nil
            && refresh.takes(topic, isPaused: isPaused, now: now)
    }
}

extension Settings {
    /// Returns the style that the settings select.
    func style(measurer: any TextMeasuring) -> ChromeStyle {
        ChromeStyle(
            theme: Theme(named: theme) ?? .dark, language: language, measurer: measurer)
    }
}
