/// How closely verbs follow what fingers did in one episode: loosely at first, then more and more closely around the
/// moments at which something came out otherwise.
struct VerbPrecision {
    /// How far a finger may be from where it was, in points, where nothing speaks against it.
    let loosest: Double
    /// When the episode starts, in seconds of event time.
    let start: Double
    /// How often it came out otherwise.
    private var attempts = 0
    /// How much closer its parts are told, as far as they need it.
    private var steps: [Int]

    init(loosest: Double, start: Double, end: Double) {
        self.loosest = loosest
        self.start = start
        steps = Array(repeating: 0, count: Int((end - start) / Self.part) + 2)
    }

    /// What happens within so many seconds of `time` is told as one.
    func together(at time: Double) -> Double {
        let step = step(part(time))
        return step < Self.together.count ? Self.together[step] : 0
    }

    /// Times are whole multiples of it, in seconds.
    func grain(at time: Double) -> Double { step(part(time)) < 1 ? 0.01 : 0.001 }

    /// Pauses are whole multiples of it, in seconds: nobody tells short ones.
    func pauseGrain(at time: Double) -> Double { step(part(time)) < 1 ? 0.05 : 0.001 }

    /// A finger that stays within so many points needs no move.
    func slop(at time: Double) -> Double { min(Decisions.slop, tolerance(at: time)) }

    /// Whether a few taps in a row become one line, and taps have the times that they have by themselves.
    var joinsTaps: Bool { attempts < 2 }

    /// Parts are so long, in seconds.
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

    /// Whether what happens after `time` is told as the events that it was, and until when then.
    func keepsEvents(after time: Double) -> Double? {
        var part = part(time + 1e-9)
        guard step(part) >= Self.shares.count else { return nil }
        while step(part) >= Self.shares.count { part += 1 }
        return start + Double(part) * Self.part
    }

    /// The first part after `time` that is told as events begins there.
    func nextEvents(after time: Double) -> Double {
        let next = part(time) + 1
        guard next < steps.count,
            let part = steps[next...].firstIndex(where: { $0 >= Self.shares.count })
        else { return .infinity }
        return start + Double(part) * Self.part
    }

    /// Tells what is around `time`, and leads to it, more closely.
    /// - Returns: false if it is as close as can be.
    mutating func refine(at time: Double) -> Bool {
        attempts += 1
        // What is told a little too late counts, too.
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

    /// How closely the closest of some parts is told.
    func closest(in parts: Range<Int>) -> Int { steps[parts].max() ?? 0 }

    /// Tells some parts all alike, `step` times more closely than at first.
    mutating func tell(_ parts: Range<Int>, by step: Int) {
        for part in parts { steps[part] = step }
    }

    /// How far a place may be from what is written, in points: digits cost less than lines.
    private func error(at time: Double) -> Double {
        min(tolerance(at: time) / 4, [8, 0.5, 0.2, 0.05][min(step(part(time)), 3)])
    }

    /// A coordinate as it is written.
    func rounded(_ points: Double, at time: Double) -> Double {
        let error = error(at: time)
        let scale = error >= 0.5 ? 1.0 : error >= 0.05 ? 10 : 100
        // No -0, which nobody writes.
        return (points * scale).rounded() / scale + 0
    }

    /// A share of a length of so many points, in as many digits as tell it closely enough.
    func rounded(_ share: Double, of length: Double, at time: Double) -> Double {
        let error = error(at: time)
        let scale = [100.0, 1000].first { length * 0.5 / $0 <= error } ?? 10_000
        return (share * scale).rounded() / scale
    }
}
