import TouchKit
import TouchPicture
import TouchReading
import TouchScript
import TouchStage
import TouchTrace

/// What one finger did from its coming to its going, as a recording tells it.
struct Contact {
    let finger: String
    let first: RecordedSample
    /// In the order of time.
    private(set) var samples: [Sample]
    /// When it went, and whether it was cancelled; nil if the recording says nothing of it.
    private(set) var end: (time: Double, isCancelled: Bool)?
    /// How far it ever was from where it came down, in points.
    private(set) var reach = 0.0
    /// The view that it hit; none if there was none.
    var view = SubjectID.none

    /// Where it was, in points of the screen, at which event time.
    struct Sample {
        let time: Double
        let point: CGPoint
        /// Whether the recording says so; it is taken to be so otherwise.
        var isTold = true
    }

    init(_ sample: RecordedSample, at time: Double) {
        finger = sample.finger
        first = sample
        samples = [Sample(time: time, point: sample.location)]
    }

    mutating func append(_ sample: RecordedSample, at time: Double) {
        // Where nothing was said for long, the finger was taken to stand, and then to be elsewhere.
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

    /// A sample of it.
    func sample(_ phase: RecordedSample.Phase, at location: CGPoint) -> RecordedSample {
        RecordedSample(
            finger: finger, phase: phase, location: location, force: first.force,
            radius: first.radius, type: first.type)
    }

    /// In seconds.
    private static let silence = 0.03

    /// Where it is at `time`: on a straight way between its samples.
    func point(at time: Double) -> CGPoint {
        let next = samples.sortedIndex { $0.time > time }
        guard next > 0 else { return first.location }
        let before = samples[next - 1]
        guard next < samples.count, samples[next].time > before.time else { return before.point }
        let after = samples[next]
        let share = (time - before.time) / (after.time - before.time)
        return before.point.mixed(with: after.point, share)
    }

    /// The samples after `start` up to `end`.
    func samples(after start: Double, upTo end: Double) -> ArraySlice<Sample> {
        let from = samples.sortedIndex { $0.time > start }
        return samples[from..<max(from, samples.sortedIndex { $0.time > end })]
    }
}
