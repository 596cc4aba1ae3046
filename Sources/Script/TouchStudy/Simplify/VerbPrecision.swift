/// The precision with which verbs follow the fingers in one episode: low at first, then higher and
/// higher around the moments of different outcomes.
struct VerbPrecision {
    /// The allowed distance of a finger from its actual location, in points, where nothing requires
    /// less.
    let loosest: Double
    /// The event time at which the episode starts, in seconds.
    let start: Double
    /// The number of times that the outcome was different.
    private var attempts = 0
    /// The precision steps of its parts, as far as they need them.
    private var steps: [Int]

    init(loosest: Double, start: Double, end: Double) {
        self.loosest = loosest
        self.start = start
        steps = Array(repeating: 0, count: Int((end - start) / Self.part) + 2)
    }

    /// Returns the interval around `time` in which actions are written as simultaneous, in seconds.
    func together(at time: Double) -> Double {
        let step = step(part(time))
        return step < Self.together.count ? Self.together[step] : 0
    }

    /// Returns the unit of times, in seconds.
    func grain(at time: Double) -> Double { step(part(time)) < 1 ? 0.01 : 0.001 }

    /// Returns the unit of pauses, in seconds: short ones are not worth a line.
    func pauseGrain(at time: Double) -> Double { step(part(time)) < 1 ? 0.05 : 0.001 }

    /// Returns the distance within which a finger needs no move, in points.
    func slop(at time: Double) -> Double { min(Decisions.slop, tolerance(at: time)) }

    /// Indicates whether a few taps in a row become one line, and taps get the default durations.
    var joinsTaps: Bool { attempts < 2 }

    /// The length of a part, in seconds.
    private static let part = 0.05
    private static let shares = [1, 0.3, 0.1, 0.03, 0.01]
    private static let together = [0.15, 0.03, 0.01]

    private func part(_ time: Double) -> Int {
        max(0, Int(((time - start) / Self.part).rounded(.down)))
    }

    private func step(_ part: Int) -> Int { part < steps.count ? steps[part] : 0 }

    func tolerance(at time: Double) -> Double {
        loosest * Self.shares[min(step(part(time)), Self.shares.count - 1)]
    }

    /// Returns the time until which the fingers after `time` are written as the original events;
    /// nil if they are not.
    func keepsEvents(after time: Double) -> Double? {
        var part = part(time + 1e-9)
        guard step(part) >= Self.shares.count else { return nil }
        while step(part) >= Self.shares.count { part += 1 }
        return start + Double(part) * Self.part
    }

    /// Returns the time of the first part after `time` that is written as events.
    func nextEvents(after time: Double) -> Double {
        let next = part(time) + 1
        guard next < steps.count,
            let part = steps[next...].firstIndex(where: { $0 >= Self.shares.count })
        else { return .infinity }
        return start + Double(part) * Self.part
    }

    /// Increases the precision around `time`, and just before it.
    /// - Returns: false if it is at its highest.
    mutating func refine(at time: Double) -> Bool {
        attempts += 1
        // Something written a little too late counts as well.
        let here = min(part(time) + 1, steps.count - 1)
        func open(from first: Int) -> [Int] {
            (max(0, first)...here).filter { steps[$0] < Self.shares.count }
        }
        let near = open(from: here - 3)
        let open = near.isEmpty ? open(from: 0) : near
        for part in open { steps[part] += 1 }
        return !open.isEmpty
    }

    var parts: Range<Int> { steps.indices }

    /// Returns the highest precision step of some parts.
    func closest(in parts: Range<Int>) -> Int { steps[parts].max() ?? 0 }

    /// Gives some parts the same precision step.
    mutating func tell(_ parts: Range<Int>, by step: Int) {
        for part in parts { steps[part] = step }
    }

    /// Returns the allowed distance of a written place from the actual one, in points: digits cost
    /// less than lines.
    private func error(at time: Double) -> Double {
        min(tolerance(at: time) / 4, [8, 0.5, 0.2, 0.05][min(step(part(time)), 3)])
    }

    /// Returns a coordinate rounded for writing.
    func rounded(_ points: Double, at time: Double) -> Double {
        let error = error(at: time)
        let scale = error >= 0.5 ? 1.0 : error >= 0.05 ? 10 : 100
        // Avoids -0, which nobody writes.
        return (points * scale).rounded() / scale + 0
    }

    /// Returns a fraction of a length in points, in as few digits as are precise enough.
    func rounded(_ share: Double, of length: Double, at time: Double) -> Double {
        let error = error(at: time)
        let scale = [100.0, 1000].first { length * 0.5 / $0 <= error } ?? 10_000
        return (share * scale).rounded() / scale
    }
}
