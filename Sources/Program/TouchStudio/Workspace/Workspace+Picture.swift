import TouchPicture
import TouchReading
import TouchScript
import TouchStage
import TouchTrace
import TouchWords

/// What the window shows, and where.
extension Workspace {
    // MARK: Places

    /// Pixels of the window for each point.
    var scale: Double { settings.scale ?? host?.displayScale ?? 1 }

    /// The first record of a live trace: the window is there, and where its stage is.
    package func announce() {
        placeParts()
        watchFiles()
        writer?.write("ready", [("scene", Trace.quoted(opened.scene.name))] + geometry)
        if hasUnfinishedRecordings { writer?.write("unfinished") }
        tellScreening()
    }

    /// Places everything anew, and says so.
    func layOut() {
        placeParts()
        writer?.write("layout", geometry)
        repaint()
    }

    /// Places everything for the window's present size.
    private func placeParts() {
        let size = host?.size ?? .zero
        chrome.layOut(
            size: CGSize(width: size.width / scale, height: size.height / scale),
            openings: openings, scene: session.latest.sceneFrame.size, presents: settings.presents,
            records: takes.current != nil || editor != nil || tapeEditor != nil
                || ink != nil,
            screens: screening != nil)
        if chrome.layout.inspector == nil { endSearch() }
        place(moment())
    }

    /// Where things are, for those who drive the program from outside; in pixels.
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

    var stagePainter: StagePainter {
        var painter = StagePainter(
            theme: chrome.style.theme, language: settings.language,
            overlays: settings.shownOverlays, measurer: chrome.style.measurer)
        painter.hasLists = openings.lists
        painter.edge = ChromeLayout.edge
        // Labels grow with the stage, so that they can be read from as far as it can.
        let size = chrome.layout.stage.size
        let grown = min(size.width / 1.6, size.height) / 560
        let wish = min(max(1, grown), 2.2) * chrome.style.theme.enlargement
        // Where the stage is small, larger labels would find no room.
        painter.unit = max(1, min(wish, size.height / 280))
        return painter
    }

    func paintedStage(of moment: StageMoment) -> PaintedStage {
        stagePainter.painted(
            moment, in: replay?.history.trace ?? editor?.shown.trace ?? session.trace,
            size: space.frame.size)
    }

    /// What is said on the stage: by the tape at the playhead, or about what is shown.
    func showCaption() {
        chrome.caption =
            screening != nil ? nil : replay == nil ? caption : LocalizedText(.workspace.again)
    }

    /// What there is to try stands where nothing else is said.
    func showPractice() {
        chrome.practice.content = practiceContent(beside: chrome.caption)
    }

    private var caption: LocalizedText? {
        if let words = editWords ?? takeWords { return words }
        if let hint { return LocalizedText(hint) }
        return session.words(at: branches.open.playhead.record ?? .max)
    }

    /// What the window itself has to say about what is open; nil where nothing needs saying.
    private var hint: Wording? {
        if let notice = ink?.notice { return notice }
        if session.isStopped { return .workspace.stopped }
        if session.tellsLimit(now: now) { return .workspace.limit }
        if session.tellsParting(now: now) { return .workspace.parting }
        // Offered for as long as one needs to read it.
        if hasUnfinishedRecordings && now < 20 { return .workspace.unfinished }
        if progress.wasDamaged && now < 20 { return .workspace.damaged }
        let isUntouched = !session.session.isPlayed && !session.isDemonstration
        guard isUntouched, takes.current == nil else { return nil }
        return ink == nil ? .workspace.invitation : .ink.begin
    }

    // MARK: The parts around it

    func showOpened() {
        chrome.show(lesson: opened.lesson, title: opened.scene.title)
        showSettings()
    }

    func showSettings() {
        chrome.wear(settings.style(measurer: chrome.style.measurer))
        chrome.looks.show(settings)
        repaint()
    }

    /// What the panels tell about where one looks.
    var panels: Panels {
        Panels(
            branch: branches.open, scene: opened.scene, search: search,
            isAsking: chrome.isAsking, language: settings.language)
    }

    func showPanels() {
        if let screening {
            chrome.bar.show(isMoving: screening.isPlaying, slowness: screening.slowness)
            chrome.bar.scrubber.content = screening.timeLine(now: now)
            return
        }
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
            panels.inspector, search, words: panels.searchWords,
            canGoBack: !branch.earlier.isEmpty)
        // Whoever drives the program from outside can point at it now.
        writer?.write("inspector", ("record", "\(branch.record)"))
    }
}

extension Settings {
    /// The looks that they choose.
    func style(measurer: any TextMeasuring) -> ChromeStyle {
        ChromeStyle(
            theme: Theme(named: theme) ?? .dark, language: language, measurer: measurer)
    }
}
