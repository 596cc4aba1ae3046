import Foundation
import TouchKit
import TouchPicture
import TouchScript

/// A trace as a film: what is to be seen at each second of presentation, a pure function of time.
///
/// Event time passes as the cues say: slower, frozen, or decision by decision. Hit-tests and hops are told one
/// step after the other and never hold up the fingers, unless a `walk` asks for it.
///
/// ```swift
/// let film = Film(trace: trace, cues: cues, title: scene.title)
/// let painter = StagePainter(theme: .dark, language: "en", measurer: try Typesetter())
/// let picture = film.frame(at: Double(n) / 60, size: CGSize(width: 1920, height: 1080), painter)
/// ```
public struct Film: Sendable {
    public let title: LocalizedText?
    /// In seconds of presentation.
    public var duration: Double { timeline.duration }

    private let history: StageHistory
    private let timeline: FilmTimeline
    private let zooms: [(start: Double, frame: CGRect?)]

    /// - Parameters:
    ///   - cues: in the order of the tape.
    ///   - end: event time at which the tape ends, where that is later than the last record.
    public init(
        trace: Trace, cues: [Cue] = [], title: LocalizedText? = nil, end: Double? = nil
    ) {
        self.title = title
        let history = StageHistory(trace)
        let timeline = FilmTimeline(trace: trace, cues: cues, end: end)
        self.history = history
        self.timeline = timeline
        zooms = timeline.zooms.map { zoom in
            let state = history.state(at: zoom.value.record)
            return (zoom.start, zoom.value.view.flatMap { state.frame(ofView: $0, in: trace) })
        }
    }

    /// How many frames there are at `rate` frames a second.
    public func frameCount(rate: Double) -> Int {
        max(Int((duration * rate).rounded(.up)), 1)
    }

    /// The picture at `seconds` of presentation, before the start the first, beyond the end the last.
    /// A film without captions keeps no room for them.
    public func frame(at seconds: Double, size: CGSize, _ painter: StagePainter) -> Picture {
        var painter = painter
        if timeline.captions.isEmpty { painter.hasCaptions = false }
        return painter.picture(of: moment(at: seconds), in: history.trace, size: size)
    }

    /// The first second of presentation that shows event time `time`.
    public func seconds(atEventTime time: Double) -> Double { timeline.seconds(atTime: time) }

    /// What is to be seen at `seconds` of presentation.
    public func moment(at seconds: Double) -> StageMoment {
        let seconds = min(max(seconds, 0), duration)
        let told = timeline.told.countAtOrBefore(seconds)
        let happened = timeline.happens.countAtOrBefore(seconds)
        let stage = history.state(at: happened)
        var moment = StageMoment(stage, time: max(timeline.time(at: seconds), stage.time))
        moment.story = told == happened ? stage : history.state(at: told)
        moment.step = told > 0 ? timeline.steps[told - 1] : 0
        moment.stepAge = moment.step > 0 ? seconds - timeline.told[moment.step - 1] : .infinity
        moment.title = title
        moment.chapter = timeline.chapters.last { $0.start <= seconds }?.value
        moment.caption = timeline.captions.last { $0.start <= seconds }?.value
        moment.frame = frame(at: seconds, of: stage)
        return moment
    }

    /// What the tape says in words, in order.
    public var captions: [Caption] {
        timeline.captions.enumerated().compactMap { index, caption in
            let next = index + 1
            let end = next < timeline.captions.count ? timeline.captions[next].start : duration
            guard !caption.value.english.isEmpty, end > caption.start else { return nil }
            return Caption(start: caption.start, end: end, text: caption.value)
        }
    }

    /// Words and when they are shown, in seconds of presentation.
    public struct Caption: Hashable, Sendable {
        public var start: Double
        public var end: Double
        public var text: LocalizedText
    }

    /// The way from one zoom to the next takes a moment.
    private func frame(at seconds: Double, of stage: StageState) -> CGRect? {
        guard let index = zooms.lastIndex(where: { $0.start <= seconds }) else { return nil }
        let fraction = Motion.easeOut((seconds - zooms[index].start) / 0.25)
        if fraction >= 1 { return zooms[index].frame }
        let all = stage.sceneFrame
        let from = (index > 0 ? zooms[index - 1].frame : nil) ?? all
        let to = zooms[index].frame ?? all
        func between(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * fraction }
        return CGRect(
            x: between(from.minX, to.minX), y: between(from.minY, to.minY),
            width: between(from.width, to.width), height: between(from.height, to.height))
    }
}

extension StageState {
    /// The upright rectangle around a view, with some air, in points of the screen; nil if there is no such view.
    func frame(ofView name: String, in trace: Trace) -> CGRect? {
        for view in views.values where view.isAttached && trace.name(of: view.id) == name {
            let box = view.bounds.applying(toScreen(view.id))
            let air = max(box.width, box.height) * 0.08
            let frame = box.insetBy(dx: -air, dy: -air)
            return frame.width > 0 && frame.height > 0 ? frame : nil
        }
        return nil
    }
}

extension [Double] {
    /// How many of these rising numbers are at most `limit`.
    func countAtOrBefore(_ limit: Double) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if self[middle] <= limit { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
