import Foundation
import TouchKit
import TouchPicture
import TouchStage

/// When the panels were made last, and of what: while fingers move they follow ten times a second, which is as fast
/// as anybody reads.
struct PanelRefresh {
    static let interval = 0.1

    var time = -Double.infinity
    var key: Key?

    struct Key: Equatable {
        var stage: ObjectIdentifier
        var record: Int
        var choice: InspectorTopic?
        var search: PanelSearch
        var isAsking: Bool
        var language: String
        /// Where the pointer last looked, while that is all there is to tell.
        var hover: Int
    }
}

/// What timeline and inspector show.
extension WindowProgram {
    var studio: Studio { stage.studio }

    /// The record the playhead stands at; live, the last that tells something.
    var place: Int { studio.playhead.record ?? studio.lastTold }

    /// What is to be seen in the past; nil while live.
    func studioMoment(now: Double) -> StageMoment? {
        let history = stage.presenter.history
        studio.playhead.move(in: history, now: now)
        guard let record = studio.playhead.record else { return nil }
        let state = history.state(at: record)
        return StageMoment(state, time: studio.playhead.time(now: now).map { max($0, state.time) })
    }

    /// When the picture changes on its own; nil if it stays.
    func nextChange(after now: Double) -> Double? {
        if replay != nil || studio.playhead.isPlaying { return now }
        let pending = isInspectorPending ? max(now, panels.time + PanelRefresh.interval) : nil
        let change = studio.playhead.isLive ? stage.nextChange(after: now) : nil
        return [pending, change].compactMap { $0 }.min()
    }

    private var panelKey: PanelRefresh.Key {
        PanelRefresh.Key(
            stage: ObjectIdentifier(stage), record: place, choice: studio.choice, search: search,
            isAsking: chrome.isAsking,
            language: settings.language,
            hover: studio.timeline.lanes.isEmpty
                ? stage.presenter.history.latest.probe?.record ?? 0 : 0)
    }

    private var isInspectorPending: Bool {
        chrome.layout.inspector != nil && panels.key != panelKey
    }

    /// Brings the panels up to date.
    func refreshPanels(now: Double) {
        studio.update(from: stage.presenter.trace)
        chrome.show(
            studio.playhead, branch: (branches.firstIndex { $0 === stage } ?? 0) + 1,
            of: branches.count)
        refreshTimeline()
        refreshWords()
        let isPaused = !studio.playhead.isLive && !studio.playhead.isPlaying
        guard isInspectorPending, isPaused || now >= panels.time + PanelRefresh.interval
        else { return }
        panels = PanelRefresh(time: now, key: panelKey)
        chrome.inspector.search = search
        chrome.inspector.canGoBack = !studio.earlier.isEmpty
        chrome.inspector.content = inspector
        // Whoever drives the program from outside can point at it now.
        writer?.write("inspector", [("record", "\(place)")])
    }

    private func refreshTimeline() {
        guard let frame = chrome.layout.timeline else { return }
        let timelinePainter = TimelinePainter(
            theme: chrome.style.theme, language: settings.language, measurer: typesetter)
        var selection: Int?
        if case .record(let record) = studio.choice { selection = record }
        chrome.timeline.shown = studio.window
        chrome.timeline.content = timelinePainter.picture(
            of: studio.timeline, in: stage.presenter.trace, window: studio.window,
            playhead: place, selection: selection, size: frame.size)
    }

    /// The panels of words, where the timeline is put away.
    private func refreshWords() {
        guard chrome.layout.timeline == nil else { return }
        let words = WordsOfTrace(why: why, language: settings.language)
        chrome.eventLines = words.event(upTo: place)
        if settings.probes { chrome.probeLines = words.probe() }
    }

    private var why: Why {
        Why(history: stage.presenter.history, index: studio.index, scene: opened.scene)
    }

    /// What is to be told at the playhead about what is chosen or searched for.
    var inspector: Inspector {
        if search.isOpen, !search.isBlank {
            var chosen: Int?
            if case .record(let record) = studio.choice { chosen = record }
            return Inspector(why, searching: search.query, chosen: chosen)
        }
        switch studio.choice {
        case .record(let record): return Inspector(why, telling: record)
        case .subject(let subject): return Inspector(why, at: place, about: subject)
        case nil:
            var inspector = Inspector(why, at: place)
            inspector.isAsking = chrome.isAsking
            return inspector
        }
    }

    // MARK: Fingers and wheel on the panels

    func act(_ act: TimelineView.Act) {
        switch act {
        case .scrub(let time): scrub(to: time)
        case .step(let forward): perform(.step(.event, forward: forward))
        case .tap(let point): choose(at: point)
        case .zoom(let factor, let time): studio.zoom(by: factor, around: time)
        case .pan(let share): studio.pan(by: share)
        case .scroll(let points):
            let layout = timelineLayout
            let limit = layout.scrollLimit(lanes: studio.timeline.lanes.count)
            studio.scroll = min(max(0, studio.scroll + points), limit)
        }
        needsPicture = true
    }

    private var timelineLayout: TimelineLayout {
        TimelineLayout(
            size: chrome.layout.timeline?.size ?? CGSize(width: 1, height: 1),
            window: studio.window)
    }

    /// The timeline's scale, in pixels of the window.
    var scaleOfTime: CGRect {
        guard let frame = chrome.layout.timeline else { return .zero }
        return space.pixels(of: timelineLayout.scale.offsetBy(dx: frame.minX, dy: frame.minY))
    }

    private func choose(at point: CGPoint) {
        switch timelineLayout.hit(point, in: studio.timeline) {
        case .record(let record, _): choose(.record(record))
        case .lane(let lane):
            let subject = studio.timeline.lanes[lane].subject
            if subject != .none { choose(.subject(subject)) }
        case .time(let time): scrub(to: time)
        case nil: break
        }
    }

    /// The wheel beside the stage: the timeline zooms, all else scrolls.
    func wheel(_ sample: PointerSample, at point: CGPoint) {
        if let frame = chrome.layout.timeline, frame.contains(point), !chrome.showsHelp {
            chrome.timeline.wheel(
                sample.scroll, at: CGPoint(x: point.x - frame.minX, y: point.y - frame.minY))
        } else {
            var sample = sample
            sample.location = point
            chrome.application.send(sample)
        }
        needsPicture = true
    }
}
