import TouchKit
import TouchReading
import TouchStage
import TouchTrace

/// Presents a trace while it is being written: the newest whole state, at once.
///
/// The caller supplies the event time and asks when to draw next, so that it can sleep while
/// nothing changes:
///
/// ```swift
/// presenter.update(from: tracer.trace)
/// let moment = presenter.moment(eventTime: app.now)
/// let picture = painter.picture(of: moment, in: presenter.trace, size: size)
/// let rest = presenter.nextChange(afterEventTime: app.now)   // nil: sleep until the next event
/// ```
nonisolated package struct LivePresenter: Sendable {
    package private(set) var history = StageHistory()

    package init() {}

    package var trace: Trace { history.trace }

    /// Takes in the new records of the trace.
    package mutating func update(from trace: borrowing Trace) { history.update(from: trace) }

    /// Returns the moment to show at the application's event time, by which trails fade.
    package func moment(eventTime: Double) -> StageMoment {
        StageMoment(history.latest, time: eventTime)
    }

    /// Returns the seconds until the picture changes if nothing happens: 0 while something fades or
    /// moves, nil if it stays the same.
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
