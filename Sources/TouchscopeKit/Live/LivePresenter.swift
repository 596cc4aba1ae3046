import Foundation
import TouchKit
import TouchStage

/// What to show while a trace is being written: fingers at once, the story behind them step by step.
///
/// The caller supplies the wall clock and asks when to draw next, so that it can sleep while nothing changes:
///
/// ```swift
/// presenter.update(from: tracer.trace, now: now)
/// let picture = painter.picture(of: presenter.moment(now: now, eventTime: app.now), in: presenter.trace, size: size)
/// let next = presenter.nextChange(after: now, eventTime: app.now)   // nil: sleep until the next event
/// ```
nonisolated package struct LivePresenter: Sendable {
    package private(set) var history = StageHistory()
    /// Shows every step at once and moves nothing by itself.
    package var hasReducedMotion = false

    private var story = StageState()
    private var pacer = StoryPacer()
    /// Records that wait to be told.
    private var waiting: [Due] = []
    private var step = 0
    private var stepTime = -Double.infinity

    private struct Due: Sendable {
        let record: Int
        let time: Double
        let isStep: Bool
    }

    package init() {}

    package var trace: Trace { history.trace }

    /// Takes in what is new in the trace.
    /// - Parameter now: any clock that does not run back, in seconds.
    package mutating func update(from trace: borrowing Trace, now: Double) {
        let known = history.count
        history.update(from: trace)
        for index in known..<history.count {
            let telling = pacer.tell(index, of: history.trace, at: now)
            waiting.append(
                Due(record: index + 1, time: telling.time, isStep: telling.isStep))
        }
    }

    /// What is to be seen now.
    /// - Parameter eventTime: the application's event time at `now`; trails fade by it.
    package mutating func moment(now: Double, eventTime: Double) -> StageMoment {
        tell(until: now)
        var moment = StageMoment(history.latest, time: max(eventTime, history.latest.time))
        moment.story = story
        moment.step = step
        moment.stepAge = hasReducedMotion ? .infinity : now - stepTime
        return moment
    }

    /// When the picture changes next if nothing happens: `now` while something moves, later for the next step,
    /// nil if it stays as it is.
    package func nextChange(after now: Double, eventTime: Double) -> Double? {
        let age = now - stepTime
        let end = Motion.linger + Motion.duration
        let moves = age < Motion.duration || (age >= Motion.linger && age < end)
        if moves && !hasReducedMotion { return now }
        let fades = history.latest.touches.contains { touch in
            eventTime - touch.time < TouchState.trailTime
        }
        if fades || history.latest.isAnimating(at: eventTime) { return now }
        let ends = history.latest.recognizers.values.compactMap { recognizer in
            recognizer.outcome.map { _ in recognizer.outcomeTime + RecognizerState.afterglow }
        }.filter { $0 > eventTime }
        var vanishing = ends.min().map { now + $0 - eventTime }
        if age < Motion.linger && !hasReducedMotion {
            vanishing = min(vanishing ?? .infinity, stepTime + Motion.linger)
        }
        guard let next = waiting.first else { return vanishing }
        let telling = hasReducedMotion ? now : max(next.time, now)
        return min(telling, vanishing ?? telling)
    }

    private mutating func tell(until now: Double) {
        var told = 0
        while told < waiting.count, hasReducedMotion || waiting[told].time <= now {
            let telling = waiting[told]
            if telling.isStep {
                step = telling.record
                stepTime = telling.time
            }
            story.apply(history.trace.records[telling.record - 1], of: history.trace)
            told += 1
        }
        waiting.removeFirst(told)
    }
}
