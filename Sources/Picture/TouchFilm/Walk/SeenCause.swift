import TouchReading
import TouchScore
import TouchStage
import TouchTrace

/// The causes for which a film's picture may change from one frame to the next: a record, a finger,
/// a moving view, words, ink, the camera, a picture that turns into another. The passage of time is
/// not one.
struct SeenCause: Equatable {
    private let runs: [Run]
    /// The progress of the picture, from 0 to 1, towards the moment it shows.
    private let arrival: Double

    private struct Run: Equatable {
        /// The moment without its time.
        var moment: StageMoment
        /// The states in which recognizers appear.
        let shown: [GestureState?]
        let gates: [Gate]
        /// The event time while something settles or fades by itself: a finger that has appeared or
        /// gone, its trail, the end of an attempt.
        let fading: Double?
    }

    init(_ moments: [StageMoment], arrival: Double) {
        self.arrival = arrival
        runs = moments.map { moment in
            let (stage, time) = (moment.stage.presented(at: moment.time), moment.time)
            let recognizers = stage.recognizers.values
            let fades =
                stage.touches.contains { $0.fades(at: time) }
                || recognizers.contains { (0.001..<1).contains($0.presence(at: time)) }
            var bare = moment
            bare.stage = stage
            bare.time = stage.time
            bare.signs.soon = nil
            return Run(
                moment: bare, shown: recognizers.map { $0.shownState(at: time) },
                gates: Gate.all(moment), fading: fades ? time : nil)
        }
    }
}

extension TouchState {
    /// Returns true at event time `now` while the finger settles on the glass, and while it, its
    /// trail, or its hit test fades.
    fileprivate func fades(at now: Double) -> Bool {
        let settles = now - startTime <= Motion.duration
        let isTrailed = trail.count > 1 && now - time <= TouchState.trailTime + Motion.duration
        return settles || isTrailed
            || !isLive && now - time <= Motion.linger + 2 * Motion.duration
    }
}
