import TouchHost
import TouchKit
import TouchScript
import TouchStudy
import TouchWords

/// Removes the moves of a recording that a straight line between their neighbors describes as
/// well.
///
/// The way of each finger is thinned separately (Ramer, Douglas and Peucker, with the line followed
/// at the speed of time): the result deviates from the finger's way by no more than the tolerance.
struct Thinning {
    /// The tape with fewer moves.
    let tape: Tape
    /// The number of samples before and after.
    private(set) var before = 0
    private(set) var after = 0

    private struct Moment {
        /// The number of the sample among all of the tape.
        var number: Int
        var time: Double
        var point: CGPoint
        /// Indicates whether the sample is always kept: it begins or ends a touch, or carries more
        /// than a location.
        var isFixed: Bool
    }

    /// Thins a tape, and shows the progress: all lines are visited three times.
    /// - Parameter tolerance: the tolerance in points.
    init(_ tape: Tape, tolerance: Double) {
        var progress = LongWork(Wording.work.linesThinned)
        let (count, allTimes) = (tape.lines.count, tape.times)
        let ways = Self.ways(of: tape, allTimes) { progress.update($0 / 3, of: count) }
        let before = ways.reduce(0) { $0 + $1.count }
        var isKept = [Bool](repeating: false, count: before)
        var done = 0
        for way in ways {
            let kept = Self.kept(way, tolerance) {
                done += $0
                progress.update((count + count * done / before) / 3, of: count)
            }
            for index in kept { isKept[way[index].number] = true }
        }
        self.before = before
        after = isKept.count { $0 }
        var number = 0
        var thinned = Retiming(like: tape)
        for (place, (line, times)) in zip(tape.lines, allTimes).enumerated() {
            progress.update((2 * count + place) / 3, of: count)
            var line = line
            if case .act(.event(let time, let samples), let with) = line.statement {
                let left = zip(samples, isKept[number...]).filter(\.1).map(\.0)
                number += samples.count
                guard !left.isEmpty else { continue }
                line.statement = .act(.event(time, left), with: with)
            }
            thinned.append(line, at: times)
        }
        self.tape = thinned.tape
    }

    /// Returns the moments of each contact, in order of time.
    /// - Parameter watch: a closure that receives the number of lines read.
    private static func ways(
        of tape: Tape, _ times: [ClosedRange<Double>], watch: (Int) -> Void
    ) -> [[Moment]] {
        var ways: [[Moment]] = []
        var open: [String: Int] = [:]
        var count = 0
        for (number, (line, times)) in zip(tape.lines, times).enumerated() {
            watch(number)
            guard case .act(.event(let time, let samples), let with) = line.statement else {
                continue
            }
            let sent = time.seconds(from: times.lowerBound)
            // Simultaneous samples stay together.
            let isBound =
                with
                || tape.lines.indices.contains(number + 1)
                    && tape.lines[number + 1].statement?.goesWith == true
            for sample in samples {
                let moment = Moment(
                    number: count,
                    time: sample.time?.seconds(from: sent) ?? sent, point: sample.location,
                    isFixed: isBound || sample.phase != .moved || !sample.coalesced.isEmpty)
                count += 1
                if let way = open[sample.finger], sample.phase != .began {
                    ways[way].append(moment)
                } else {
                    open[sample.finger] = ways.count
                    ways.append([moment])
                }
            }
        }
        return ways
    }

    /// Returns the moments of a way to keep.
    /// - Parameter watch: a closure that receives the number of further moments that are settled.
    private static func kept(
        _ way: [Moment], _ tolerance: Double, watch: (Int) -> Void
    ) -> [Int] {
        let last = way.count - 1
        var isKept = way.indices.map { $0 == 0 || $0 == last || way[$0].isFixed }
        let fixed = isKept.indices.filter { isKept[$0] }
        var spans = Array(zip(fixed, fixed.dropFirst()))
        while let (start, end) = spans.popLast() {
            let inner = (start + 1)..<max(start + 1, end)
            let worst = inner.max { a, b in
                distance(way, a, start, end) < distance(way, b, start, end)
            }
            guard let worst, distance(way, worst, start, end) > tolerance else {
                watch(end - start)
                continue
            }
            isKept[worst] = true
            spans += [(start, worst), (worst, end)]
        }
        return isKept.indices.filter { isKept[$0] }
    }

    /// Returns the distance of a moment from the point where a straight way would have had the
    /// finger at that time.
    private static func distance(_ way: [Moment], _ index: Int, _ start: Int, _ end: Int) -> Double
    {
        let (a, b, here) = (way[start], way[end], way[index])
        let share = b.time > a.time ? (here.time - a.time) / (b.time - a.time) : 0
        return hypot(
            a.point.x + (b.point.x - a.point.x) * share - here.point.x,
            a.point.y + (b.point.y - a.point.y) * share - here.point.y)
    }

    /// Returns the decisions of a trace in words, without consequences of the mere number of moves.
    static func decisions(in trace: Trace) -> [String] {
        trace.records.compactMap { record in
            switch record.entry {
            case .hit, .withheld, .cancellation, .prevented, .requirement, .refused, .interrupted:
                break
            case .delivery(_, _, let phase):
                if phase == .moved || phase == .stationary { return nil }
            case .transition(_, _, let to, _, _):
                if to == .changed { return nil }
            default: return nil
            }
            return trace.sentence(record.entry)
        }
    }
}
