import TouchPicture
import TouchReading
import TouchScript
import TouchStage

/// What one finger did on a frozen tape, from its coming to its going.
package nonisolated struct FingerWay {
    package struct Sample {
        /// In seconds of event time.
        package var time: Double
        /// What is at one time happens in this order.
        var place: Int
        /// Of the tape: what stands on one line is one event. Nil for what no line says.
        var line: Int?
        package var sample: RecordedSample
    }

    package private(set) var samples: [Sample]

    init(_ first: Sample) { samples = [first] }

    mutating func append(_ sample: Sample) { samples.append(sample) }

    package var first: Sample { samples[0] }
    package var start: Double { first.time }
    package var end: Double { samples.last?.time ?? start }

    /// Where nothing was said for longer, in seconds, the finger stood still.
    static let silence = 0.05

    /// Where it is: on a straight way between its samples, unless it stood still.
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

    /// The same, sampled so many times a second from `origin` on: a finger that rests is not told of.
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

    /// How far from where it came down it went until then, in points, and how long it took to get there; of a finger that
    /// did not move, how long it was down.
    package func reach(until limit: Double = .infinity) -> (distance: Double, time: Double) {
        var farthest = (distance: 0.0, time: min(end, limit) - start)
        for sample in samples where sample.time <= limit {
            let distance = sample.sample.location.distance(to: first.sample.location)
            if distance > farthest.distance { farthest = (distance, sample.time - start) }
        }
        return farthest
    }
}
