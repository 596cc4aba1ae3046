import TouchPicture
import TouchReading
import TouchTrace
import TouchWords

/// A clock around a finger that shows how much of the time that decides about its touch has passed,
/// as a share and in seconds.
///
/// It fills with event time and stops when its timer fires or is cancelled.
struct ClockOverlay {
    let context: OverlayContext
    /// The radius of the finger's ring, in points of the design.
    let radius: Double

    /// Returns the extent of the clock around the middle of a finger, in points of the design.
    static func reach(beyond radius: Double) -> Double { radius + 12 }

    /// The clock of one finger.
    struct Clock {
        let timer: TimerState
        let touch: TouchState
        /// The visibility of the clock, from 0 to 1.
        let presence: Double
        /// The state of its owner once the timer has ended; nil while it runs.
        let outcome: GestureState?
    }

    /// The clocks of a moment, one per finger: the first running timer to fire, or else the last
    /// that ended.
    var clocks: [Clock] {
        let stage = context.stage
        return stage.touches.compactMap { touch -> Clock? in
            let running = stage.timers.filter { $0.touch == touch.id && $0.purpose.decides }
                .min { $0.due < $1.due }
            if let running { return Clock(timer: running, touch: touch, presence: 1, outcome: nil) }
            let ended = stage.endedTimers.filter { $0.touch == touch.id && $0.purpose.decides }
            // Among several that end at once, the clock is that of the recognized one.
            let last = ended.map { $0.end ?? 0 }.max()
            let latest = ended.filter { $0.end == last }
            guard let timer = latest.first(where: { isRecognized($0.owner) }) ?? latest.last,
                let end = timer.end
            else { return nil }
            let age = context.moment.time - end - Self.stand
            // A timer that outlived the finger does not disappear with it.
            let isOutlived = !touch.isLive && touch.time < end
            let left = min(
                1 - Motion.easeOut(age / Motion.duration),
                isOutlived ? 1 : context.moment.presence(of: touch))
            guard left > 0 else { return nil }
            return Clock(
                timer: timer, touch: touch, presence: left, outcome: outcome(of: timer.owner))
        }
    }

    /// The time for which a clock remains after its end, in seconds of event time.
    private static let stand = 0.4

    private func outcome(of recognizer: SubjectID) -> GestureState {
        context.stage.recognizers[recognizer]?.shownState(at: context.moment.time) ?? .possible
    }

    private func isRecognized(_ recognizer: SubjectID) -> Bool {
        [.began, .changed, .ended].contains(outcome(of: recognizer))
    }

    func draw(into sketch: inout Sketch, _ placer: inout LabelPlacer) {
        for clock in clocks {
            sketch.faded(clock.presence) { draw(clock, into: &$0, &placer) }
        }
    }

    private func draw(_ clock: Clock, into sketch: inout Sketch, _ placer: inout LabelPlacer) {
        let (u, theme) = (sketch.unit, sketch.theme)
        let at = context.inPicture(clock.touch.location)
        let ring = (radius + 8) * u
        let share = clock.timer.share(at: context.moment.time)
        let color = clock.outcome.map { $0 == .possible ? theme.amber : $0.color(theme) }
        sketch.stroke(.circle(center: at, radius: ring), theme.shade.faded(0.45), width: 5.5 * u)
        let arc = CGPoint.arc(around: at, ring, from: -.pi / 2, by: share * 2 * .pi)
        if share > 0 {
            sketch.stroke(.polyline(arc), color ?? theme.amber, width: 3.5 * u)
        }
        let label = CauseLabel(
            sketch.words(.unit.seconds(clock.timer.elapsed(at: context.moment.time).decimals(2))),
            color, of: clock.touch.id, family: .mono, isBoxed: true, sketch)
        let wishes = wishes(around: at, label.size, u)
        guard let box = placer.place(label.size, wishes: wishes, elsewhere: false) else { return }
        label.draw(in: box, context, into: &sketch)
    }

    /// Returns positions above the ring where its arc begins, then beside and below it.
    private func wishes(around at: CGPoint, _ size: CGSize, _ u: Double) -> [CGPoint] {
        let reach = (Self.reach(beyond: radius) + 4) * u
        let (above, below) = (at.y - reach - size.height, at.y + reach)
        let (right, left) = (at.x + reach, at.x - reach - size.width)
        return [
            CGPoint(x: at.x, y: above), CGPoint(x: at.x - size.width, y: above),
            CGPoint(x: right, y: at.y - size.height), CGPoint(x: left, y: at.y - size.height),
            CGPoint(x: at.x, y: below), CGPoint(x: at.x - size.width, y: below),
        ]
    }
}

extension TimerState {
    /// Returns how long it has run at an event time, in seconds, which does not grow after the
    /// timer's end.
    fileprivate func elapsed(at time: Double) -> Double { share(at: time) * (due - start) }
}

extension TimerPurpose {
    /// Indicates whether it decides about a touch that viewers watch. A tap is long over before its
    /// press would be too long.
    var decides: Bool {
        switch self {
        case .longPress, .tapInterval, .swipe, .delayedTouches, .systemGate: true
        case .tapPress, .deceleration, .scrolling, .autorepeat, .scheduled: false
        }
    }
}
