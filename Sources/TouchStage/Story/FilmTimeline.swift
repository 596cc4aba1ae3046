import Foundation
import TouchKit
import TouchScript

/// When a film shows what: presentation time by record, and event time by presentation time.
struct FilmTimeline: Sendable {
    /// A stretch of presentation in which event time passes evenly or stands still.
    struct Stretch: Sendable {
        let start: Double
        let duration: Double
        let from: Double
        let to: Double
    }

    struct Change<Value: Sendable>: Sendable {
        let start: Double
        let value: Value
    }

    private(set) var stretches: [Stretch] = []
    /// When record n + 1 happens.
    private(set) var happens: [Double] = []
    /// When record n + 1 is told.
    private(set) var told: [Double] = []
    /// For record n + 1, the serial of the last step up to it; 0 for none.
    private(set) var steps: [Int] = []
    private(set) var captions: [Change<LocalizedText>] = []
    private(set) var chapters: [Change<LocalizedText>] = []
    private(set) var zooms: [Change<(view: String?, record: Int)>] = []
    private(set) var duration = 0.0

    private var time = 0.0
    private var slowness = 1.0
    private var walk: (part: WalkPart, seconds: Double)?

    /// Shown after the end, in seconds, so that the last thing can be seen.
    static let afterglow = 1.0

    init(trace: Trace, cues: [Cue], end: Double?) {
        var pacer = StoryPacer()
        var step = 0
        var nextCue = 0
        for (index, record) in trace.records.enumerated() {
            while nextCue < cues.count, cues[nextCue].record <= index {
                apply(cues[nextCue])
                nextCue += 1
            }
            play(to: record.time)
            happens.append(duration)
            let telling = pacer.tell(index, of: trace, at: duration)
            told.append(telling.time)
            if telling.isStep { step = index + 1 }
            steps.append(step)
            if let walk, Self.isDecision(record.entry, telling.isStep, of: walk.part) {
                hold(walk.seconds)
            }
        }
        for cue in cues[nextCue...] { apply(cue) }
        if let end { play(to: end) }
        // The story is told to its end; time passes as usual meanwhile, so that trails fade.
        let rest = max((told.last ?? 0) - duration, 0)
        slowness = 1
        play(to: time + rest + Self.afterglow)
    }

    /// Event time at `seconds` of presentation.
    func time(at seconds: Double) -> Double {
        let begun = stretches.firstIndex(beyond: { $0.start > seconds })
        guard begun > 0 else { return 0 }
        let stretch = stretches[begun - 1]
        guard stretch.duration > 0 else { return stretch.to }
        let fraction = min(max((seconds - stretch.start) / stretch.duration, 0), 1)
        return stretch.from + (stretch.to - stretch.from) * fraction
    }

    /// The first moment of presentation at which event time has come to `time`.
    func seconds(atTime time: Double) -> Double {
        let reached = stretches.firstIndex(beyond: { $0.to >= time })
        guard reached < stretches.count else { return duration }
        let stretch = stretches[reached]
        guard stretch.to > stretch.from else { return stretch.start }
        let fraction = min(max((time - stretch.from) / (stretch.to - stretch.from), 0), 1)
        return stretch.start + stretch.duration * fraction
    }

    // MARK: Making it

    private mutating func apply(_ cue: Cue) {
        play(to: cue.time)
        guard case .tell(let telling) = cue.kind else { return }
        switch telling {
        case .caption(let text):
            captions.append(Change(start: duration, value: text ?? LocalizedText("")))
        case .chapter(let text): chapters.append(Change(start: duration, value: text))
        case .zoom(let view): zooms.append(Change(start: duration, value: (view, cue.record)))
        case .walk(let part, let span): walk = span.map { (part, $0.seconds) }
        case .slow(let factor): slowness = factor > 0 && factor.isFinite ? factor : 1
        case .freeze(let span): hold(span.seconds)
        case .mark: break
        }
    }

    private mutating func play(to next: Double) {
        guard next > time else { return }
        add(to: next, seconds: (next - time) * slowness)
        time = next
    }

    private mutating func hold(_ seconds: Double) {
        if seconds > 0, seconds.isFinite { add(to: time, seconds: seconds) }
    }

    private mutating func add(to next: Double, seconds: Double) {
        stretches.append(Stretch(start: duration, duration: seconds, from: time, to: next))
        duration += seconds
    }

    /// Hit-tests and hops that are not steps of the story come too often to be walked through.
    private static func isDecision(
        _ entry: TraceEntry, _ isStep: Bool, of walk: WalkPart
    ) -> Bool {
        switch entry {
        case .visit, .hit: isStep && walk != .chain
        case .answer(_, _, let overridden): isStep && overridden && walk != .chain
        case .delivery, .hop, .consumed, .discarded: isStep && walk != .hitTest
        case .transition, .prevented, .cancellation: walk == .all
        default: false
        }
    }
}

extension [FilmTimeline.Stretch] {
    /// The index of the first that `isBeyond`, of which all further ones are too; `count` if none is.
    func firstIndex(beyond isBeyond: (FilmTimeline.Stretch) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if isBeyond(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
