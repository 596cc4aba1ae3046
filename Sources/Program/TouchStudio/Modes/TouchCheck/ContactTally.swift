import Foundation

/// The figures of a device from a stretch of one finger's samples. Stretches add up.
nonisolated struct ContactTally: Equatable {
    /// The intervals between samples at the device's own pace, in seconds.
    private(set) var intervals = Deviation()
    /// The distances of a resting finger's samples from where it rests, in the units of the
    /// location.
    private(set) var rests = Deviation()
    /// The delays of touchscreens that hold back a finger's first movement, in seconds.
    private(set) var holds = Deviation()
    /// The number of gaps in the samples.
    private(set) var gaps = 0
    /// The longest gap, in seconds.
    private(set) var longestGap = 0.0

    /// The factor of the usual interval from which an interval is a gap. More than three usual
    /// intervals are not the device's pace; clocks that count milliseconds are wrong by half of one
    /// at most.
    private static let gap = 3.5
    /// The number of intervals up to which nothing can be said.
    private static let fewest = 10
    /// The reach, in the units of the location, within which a finger counts as resting if it stays
    /// for the duration, in seconds.
    private static let rest = (reach: 8.0, duration: 0.4)

    /// The samples per second; nil if there are too few to tell.
    var rate: Double? { intervals.sum > 0 ? Double(intervals.count) / intervals.sum : nil }

    init() {}

    /// Creates the tally of a contact.
    /// - Parameter words: the samples of one contact, without its end: that comes when the finger
    ///   leaves, not at the device's pace.
    init(_ words: [ContactSample]) {
        guard words.count > Self.fewest else { return }
        let steps = zip(words, words.dropFirst()).map(Step.init)
        let usual = Self.median(steps.map(\.interval).filter { $0 > 0 })
        let usualWay = Self.median(steps.map(\.way))
        for (place, step) in steps.enumerated() {
            if step.interval <= Self.gap * usual || isMadeUp(for: place, in: steps, usual) {
                intervals.add(step.interval)
            } else if place == 0 {
                holds.add(step.interval)
            } else if step.way > 1.5 * usualWay {
                // A finger that stopped moving had nothing to report.
                gaps += 1
                longestGap = max(longestGap, step.interval)
            }
        }
        // Many touchscreens report a resting finger only now and then.
        let isSteady = (intervals.spread ?? 0) < 0.5 * (intervals.mean ?? 0)
        if !isSteady, words.allSatisfy({ $0.distance(to: words[0]) <= Self.rest.reach }) {
            intervals = Deviation()
        }
        addRests(words)
    }

    static func += (sum: inout ContactTally, other: ContactTally) {
        sum.intervals += other.intervals
        sum.rests += other.rests
        sum.holds += other.holds
        sum.gaps += other.gaps
        sum.longestGap = max(sum.longestGap, other.longestGap)
    }

    /// Returns whether samples were only late, in which case those after the long interval follow
    /// faster.
    private func isMadeUp(for place: Int, in steps: [Step], _ usual: Double) -> Bool {
        let late = [steps[place]] + steps[(place + 1)...].prefix { $0.interval < 0.9 * usual }
        return late.reduce(0) { $0 + $1.interval } <= 1.5 * usual * Double(late.count)
    }

    /// The step from one sample to the next.
    private struct Step {
        let interval: Double
        let way: Double

        init(_ earlier: ContactSample, _ later: ContactSample) {
            interval = later.time - earlier.time
            way = earlier.distance(to: later)
        }
    }

    private mutating func addRests(_ words: [ContactSample]) {
        var first = 0
        while first < words.count {
            let stays = words[first...].prefix {
                $0.distance(to: words[first]) <= Self.rest.reach
            }
            if let last = stays.last, stays.count > Self.fewest,
                last.time - words[first].time >= Self.rest.duration
            {
                for distance in Self.distances(stays) { rests.add(distance) }
                first = stays.endIndex
            } else {
                first += 1
            }
        }
    }

    /// Returns the distance of each sample from the straight line that fits all of them best,
    /// because a resting finger drifts a little.
    private static func distances(_ words: ArraySlice<ContactSample>) -> [Double] {
        let count = Double(words.count)
        let time = words.map(\.time).reduce(0, +) / count
        let x = words.map(\.location.x).reduce(0, +) / count
        let y = words.map(\.location.y).reduce(0, +) / count
        var (square, alongX, alongY) = (0.0, 0.0, 0.0)
        for word in words {
            square += (word.time - time) * (word.time - time)
            alongX += (word.time - time) * (word.location.x - x)
            alongY += (word.time - time) * (word.location.y - y)
        }
        let drift = square > 0 ? (x: alongX / square, y: alongY / square) : (x: 0, y: 0)
        return words.map {
            let since = $0.time - time
            return hypot(
                $0.location.x - x - drift.x * since, $0.location.y - y - drift.y * since)
        }
    }

    private static func median(_ values: [Double]) -> Double {
        values.isEmpty ? 0 : values.sorted()[values.count / 2]
    }
}

/// The mean and the standard deviation of numbers that are added one by one.
nonisolated struct Deviation: Equatable {
    private(set) var count = 0
    private(set) var sum = 0.0
    private var squares = 0.0

    mutating func add(_ value: Double) {
        count += 1
        sum += value
        squares += value * value
    }

    static func += (sum: inout Deviation, other: Deviation) {
        sum.count += other.count
        sum.sum += other.sum
        sum.squares += other.squares
    }

    /// The mean; nil if there are no numbers.
    var mean: Double? { count > 0 ? sum / Double(count) : nil }

    /// The standard deviation from the mean; nil if there are no numbers.
    var spread: Double? {
        mean.map { max(0, squares / Double(count) - $0 * $0).squareRoot() }
    }

    /// The root mean square, which is the deviation from 0; nil if there are no numbers.
    var fromZero: Double? { count > 0 ? (squares / Double(count)).squareRoot() : nil }
}
