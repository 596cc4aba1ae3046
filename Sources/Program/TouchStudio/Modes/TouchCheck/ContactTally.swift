import Foundation

/// What a stretch of one finger's words tells of its device. Stretches add up.
nonisolated struct ContactTally: Equatable {
    /// The intervals between words at the device's own pace, in seconds.
    private(set) var intervals = Deviation()
    /// How far words of a resting finger are from where it rests, in the units of the place.
    private(set) var rests = Deviation()
    /// How long touchscreens that hold back a finger's first way did so, in seconds.
    private(set) var holds = Deviation()
    /// How often words are missing.
    private(set) var gaps = 0
    /// In seconds.
    private(set) var longestGap = 0.0

    /// An interval of more than three usual ones is none of the device's pace; clocks that count
    /// milliseconds are half of one wrong at most.
    private static let gap = 3.5
    /// So few intervals tell nothing.
    private static let fewest = 10
    /// A finger rests that stays within so much, in the units of the place, for so long, in
    /// seconds.
    private static let rest = (reach: 8.0, duration: 0.4)

    /// Words a second; nil if there are too few to tell.
    var rate: Double? { intervals.sum > 0 ? Double(intervals.count) / intervals.sum : nil }

    init() {}

    /// - Parameter words: of one contact, without its end: that comes when the finger leaves, not
    ///   at the device's pace.
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
                // A finger that did not go on had nothing to say.
                gaps += 1
                longestGap = max(longestGap, step.interval)
            }
        }
        // Many touchscreens tell of a finger that rests only now and then.
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

    /// Whether words were late only: those that follow a long interval come the faster.
    private func isMadeUp(for place: Int, in steps: [Step], _ usual: Double) -> Bool {
        let late = [steps[place]] + steps[(place + 1)...].prefix { $0.interval < 0.9 * usual }
        return late.reduce(0) { $0 + $1.interval } <= 1.5 * usual * Double(late.count)
    }

    /// From one word to the next.
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

    /// How far each word is from the straight way that fits all of them best: a finger that rests
    /// drifts a little.
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

/// Mean and standard deviation of numbers that are told one by one.
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

    /// Nil of nothing.
    var mean: Double? { count > 0 ? sum / Double(count) : nil }

    /// How far the numbers are from their mean; nil of nothing.
    var spread: Double? {
        mean.map { max(0, squares / Double(count) - $0 * $0).squareRoot() }
    }

    /// How far the numbers are from 0; nil of nothing.
    var fromZero: Double? { count > 0 ? (squares / Double(count)).squareRoot() : nil }
}
