import TouchKit
import TouchReading
import TouchStage
import TouchTrace

/// What to show while a trace is being written: the newest whole state, at once.
///
/// The caller supplies the event time and asks when to draw next, so that it can sleep while nothing changes:
///
/// ```swift
/// presenter.update(from: tracer.trace)
/// let picture = painter.picture(of: presenter.moment(eventTime: app.now), in: presenter.trace, size: size)
/// let rest = presenter.nextChange(afterEventTime: app.now)   // nil: sleep until the next event
/// ```
nonisolated package struct LivePresenter: Sendable {
    package private(set) var history = StageHistory()

    package init() {}

    package var trace: Trace { history.trace }

    /// Takes in what is new in the trace.
    package mutating func update(from trace: borrowing Trace) { history.update(from: trace) }

    /// What is to be seen at the application's event time; trails fade by it.
    package func moment(eventTime: Double) -> StageMoment {
        StageMoment(history.latest, time: eventTime)
    }

    /// In how many seconds the picture changes if nothing happens: 0 while something fades or moves, nil if it stays as
    /// it is.
    package func nextChange(afterEventTime time: Double) -> Double? {
        let latest = history.latest
        let fades = latest.touches.contains { time - $0.time < TouchState.trailTime }
        if fades || latest.isAnimating(at: time) { return 0 }
        let walks = latest.walks.compactMap { latest.touch($0.touch) }.filter { !$0.isLive }
            .map { $0.time + Motion.linger }
        if walks.contains(where: { $0 <= time && time < $0 + Motion.duration }) { return 0 }
        let ends = latest.recognizers.values.compactMap { recognizer in
            recognizer.outcome.map { _ in recognizer.outcomeTime + RecognizerState.afterglow }
        }
        return (walks + ends).filter { $0 > time }.min().map { $0 - time }
    }
}
