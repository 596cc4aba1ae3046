import TouchPicture
import TouchReading
import TouchScript
import TouchStage

/// The way of one finger on a frozen tape, from its touch-down to its lift.
package nonisolated struct FingerWay {
    package struct Sample {
        /// The event time, in seconds.
        package var time: Double
        /// The order among samples and actions at the same time.
        var place: Int
        /// The line of the tape; the samples of one line form one event. Nil for a sample that is
        /// on no line.
        var line: Int?
        package var sample: RecordedSample
    }

    package private(set) var samples: [Sample]

    init(_ first: Sample) { samples = [first] }

    mutating func append(_ sample: Sample) { samples.append(sample) }

    package var first: Sample { samples[0] }
    package var start: Double { first.time }
    package var end: Double { samples.last?.time ?? start }

    /// The longest time between two samples of a moving finger, in seconds; the finger rests in
    /// longer ones.
    static let silence = 0.05

    /// Returns the location at `time`, on a straight line between its samples, unless it rests.
    package func point(at time: Double) -> CGPoint {
        let next = samples.firstIndex { $0.time > time } ?? samples.count
        guard next > 0 else { return first.sample.location }
        let before = samples[next - 1]
        guard next < samples.count else { return before.sample.location }
        let after = samples[next]
        let span = after.time - before.time
        if span > Self.silence { return before.sample.location }
        let share = (time - before.time) / span
        return before.sample.location.mixed(with: after.sample.location, share)
    }

    /// Returns the way with `rate` samples per second, counted from `origin`; a resting finger has
    /// none.
    func resampled(_ rate: Double, from origin: Double) -> FingerWay {
        var way = FingerWay(first)
        var (last, here) = (first.sample.location, 0)
        var tick = ((start - origin) * rate).rounded(.down) + 1
        let lift = samples.last.flatMap { $0.sample.phase.isOver ? $0 : nil }
        while origin + tick / rate < end || lift == nil && origin + tick / rate <= end {
            let time = origin + tick / rate
            while here + 1 < samples.count, samples[here + 1].time <= time { here += 1 }
            tick += 1
            let point = point(at: time)
            guard point != last else { continue }
            var sample = samples[here].sample
            (sample.phase, sample.location) = (.moved, point)
            (sample.time, sample.coalesced) = (nil, [])
            way.append(Sample(time: time, place: samples[here].place, line: nil, sample: sample))
            last = point
        }
        if let lift { way.append(lift) }
        return way
    }

    /// Changes every sample, in the order of time.
    mutating func changeAll(_ change: (inout Sample) -> Void) {
        for index in samples.indices { change(&samples[index]) }
    }

    /// Returns the largest distance from the first location until `limit`, in points, and the time
    /// it took to get there; for a finger that did not move, the time it was down.
    package func reach(until limit: Double = .infinity) -> (distance: Double, time: Double) {
        var farthest = (distance: 0.0, time: min(end, limit) - start)
        for sample in samples where sample.time <= limit {
            let distance = sample.sample.location.distance(to: first.sample.location)
            if distance > farthest.distance { farthest = (distance, sample.time - start) }
        }
        return farthest
    }
}
