import Foundation
import TouchKit
import TouchScript

/// Leaves out of a recording the moves that a straight line between their neighbours tells as well.
///
/// Each finger's way is thinned on its own (Ramer, Douglas and Peucker, with the line followed at the
/// speed of time): what stays is nowhere further than the tolerance from where the finger was.
struct Thinning {
    /// The tape with fewer moves.
    let tape: Tape
    /// How many samples there were, and how many are left.
    private(set) var before = 0
    private(set) var after = 0

    private struct Moment {
        /// The line of the tape and the sample within it.
        var line: Int
        var sample: Int
        var time: Double
        var point: CGPoint
        /// Began, ended, or carrying more than a place: never left out.
        var isFixed: Bool
    }

    /// - Parameter tolerance: in points.
    init(_ tape: Tape, tolerance: Double) {
        var kept: Set<[Int]> = []
        for way in Self.ways(of: tape) {
            before += way.count
            for index in Self.kept(way, tolerance) {
                kept.insert([way[index].line, way[index].sample])
            }
        }
        after = kept.count
        var thinned = Retiming(like: tape)
        for (number, (line, times)) in zip(tape.lines, tape.times).enumerated() {
            var line = line
            if case .act(.event(let time, let samples), let with) = line.statement {
                let left = samples.enumerated().filter { kept.contains([number, $0.offset]) }
                guard !left.isEmpty else { continue }
                line.statement = .act(.event(time, left.map(\.element)), with: with)
            }
            thinned.append(line, at: times)
        }
        self.tape = thinned.tape
    }

    /// What each contact did, in time.
    private static func ways(of tape: Tape) -> [[Moment]] {
        var ways: [[Moment]] = []
        var open: [String: Int] = [:]
        for (number, (line, times)) in zip(tape.lines, tape.times).enumerated() {
            guard case .act(.event(let time, let samples), let with) = line.statement else {
                continue
            }
            let sent = time.seconds(from: times.lowerBound)
            // What goes together stays together.
            let isBound =
                with
                || tape.lines.indices.contains(number + 1)
                    && tape.lines[number + 1].statement?.goesWith == true
            for (index, sample) in samples.enumerated() {
                let moment = Moment(
                    line: number, sample: index,
                    time: sample.time?.seconds(from: sent) ?? sent, point: sample.location,
                    isFixed: isBound || sample.phase != .moved || !sample.coalesced.isEmpty)
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

    private static func kept(_ way: [Moment], _ tolerance: Double) -> [Int] {
        let last = way.count - 1
        var isKept = way.indices.map { $0 == 0 || $0 == last || way[$0].isFixed }
        let fixed = isKept.indices.filter { isKept[$0] }
        var spans = Array(zip(fixed, fixed.dropFirst()))
        while let (start, end) = spans.popLast() {
            let inner = (start + 1)..<max(start + 1, end)
            let worst = inner.max { a, b in
                distance(way, a, start, end) < distance(way, b, start, end)
            }
            guard let worst, distance(way, worst, start, end) > tolerance else { continue }
            isKept[worst] = true
            spans += [(start, worst), (worst, end)]
        }
        return isKept.indices.filter { isKept[$0] }
    }

    /// How far a moment is from where a straight way would have had the finger at that time.
    private static func distance(_ way: [Moment], _ index: Int, _ start: Int, _ end: Int) -> Double
    {
        let (a, b, here) = (way[start], way[end], way[index])
        let share = b.time > a.time ? (here.time - a.time) / (b.time - a.time) : 0
        return hypot(
            a.point.x + (b.point.x - a.point.x) * share - here.point.x,
            a.point.y + (b.point.y - a.point.y) * share - here.point.y)
    }

    /// The decisions of a trace in words, without what merely follows from how many moves there are.
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
