import TouchKit
import TouchPicture
import TouchReading
import TouchScript
import TouchStage
import TouchTrace

/// The contact of one finger, from its touch-down to its lift, as a recording has it.
struct Contact {
    let finger: String
    let first: RecordedSample
    /// The samples in the order of time.
    private(set) var samples: [Sample]
    /// The time at which the contact ended, and whether it was cancelled; nil if the recording does
    /// not say.
    private(set) var end: (time: Double, isCancelled: Bool)?
    /// The largest distance from its first location, in points.
    private(set) var reach = 0.0
    /// The view that it hit; none if there was none.
    var view = SubjectID.none

    /// The location of the finger at an event time, in points of the screen.
    struct Sample {
        let time: Double
        let point: CGPoint
        /// Indicates whether the recording states it; otherwise it is assumed.
        var isTold = true
    }

    init(_ sample: RecordedSample, at time: Double) {
        finger = sample.finger
        first = sample
        samples = [Sample(time: time, point: sample.location)]
    }

    mutating func append(_ sample: RecordedSample, at time: Double) {
        // After a long silence, assume that the finger rested, and then jumped.
        if let last = samples.last, time - last.time > Self.silence, last.point != sample.location {
            samples.append(Sample(time: time - 0.0001, point: last.point, isTold: false))
        }
        samples.append(Sample(time: time, point: sample.location))
        switch sample.phase {
        case .moved:
            reach = max(reach, sample.location.distance(to: first.location))
        case .ended: end = (time, false)
        case .cancelled: end = (time, true)
        case .began, .stationary: break
        }
    }

    var start: Double { samples[0].time }

    /// Returns a sample of the contact.
    func sample(_ phase: RecordedSample.Phase, at location: CGPoint) -> RecordedSample {
        RecordedSample(
            finger: finger, phase: phase, location: location, force: first.force,
            radius: first.radius, type: first.type, grip: first.grip)
    }

    /// The time without samples after which the finger is assumed to have rested, in seconds.
    private static let silence = 0.03

    /// Returns the location at `time`, on a straight line between its samples.
    func point(at time: Double) -> CGPoint {
        let next = samples.sortedIndex { $0.time > time }
        guard next > 0 else { return first.location }
        let before = samples[next - 1]
        guard next < samples.count, samples[next].time > before.time else { return before.point }
        let after = samples[next]
        let share = (time - before.time) / (after.time - before.time)
        return before.point.mixed(with: after.point, share)
    }

    /// Returns the samples after `start` up to `end`.
    func samples(after start: Double, upTo end: Double) -> ArraySlice<Sample> {
        let from = samples.sortedIndex { $0.time > start }
        return samples[from..<max(from, samples.sortedIndex { $0.time > end })]
    }
}
