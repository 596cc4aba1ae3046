import TouchPicture
import TouchTrace

/// The positions of a lane's contents, with everything merged that would fall on the same points.
/// The lane is painted from it, and a finger on it is resolved by it.
struct PlacedLane {
    typealias Bar = (bar: TimelineBar, box: CGRect)
    typealias Mark = (mark: TimelineMark, x: Double)

    /// A run of moves without room between them, from the first to the last.
    struct Moves {
        /// The indices of the moves among the lane's marks.
        let marks: Range<Int>
        let left: Double
        let right: Double

        func distance(to x: Double) -> Double { max(left - x, x - right, 0) }
    }

    let lane: TimelineLane
    let strip: CGRect
    let bars: [Bar]
    /// The runs of moves; a finger's lane shows only its bar, while moves and marks appear in other
    /// lanes.
    let moves: [Moves]
    let marks: [Mark]

    private let layout: TimelineLayout

    /// - Parameter now: the event time of the last record, where anything still in progress ends
    ///   for now.
    init(_ lane: TimelineLane, in strip: CGRect, of layout: TimelineLayout, now: Double) {
        self.lane = lane
        self.strip = strip
        self.layout = layout
        bars = Self.bars(of: lane, strip, layout, now)
        moves = lane.kind == .finger ? [] : Self.moves(of: lane, layout)
        marks = lane.kind == .finger ? [] : Self.marks(of: lane, layout)
    }

    // MARK: Placing

    private static func bars(
        of lane: TimelineLane, _ strip: CGRect, _ layout: TimelineLayout, _ now: Double
    ) -> [Bar] {
        let u = layout.unit
        let narrowest = 2 * u
        var bars: [Bar] = []
        var place = lane.firstBar(endingAfter: layout.window.start)
        while place < lane.bars.count, lane.bars[place].start < layout.window.end {
            let bar = lane.bars[place]
            let left = max(layout.x(of: bar.start), layout.tracks.minX - 8 * u)
            let right = min(layout.x(of: min(bar.end, now)), layout.tracks.maxX + 8 * u)
            let box = CGRect(
                x: left, y: strip.midY - 9 * u, width: max(right - left, narrowest), height: 18 * u)
            bars.append((bar, box))
            place += 1
            // Bars too narrow to distinguish are merged.
            if right - left < narrowest {
                let next = lane.firstBar(endingAfter: layout.time(at: box.maxX))
                place = max(place, next)
            }
        }
        return bars
    }

    private static func moves(of lane: TimelineLane, _ layout: TimelineLayout) -> [Moves] {
        let gap = 7 * layout.unit
        var moves: [Moves] = []
        let end = lane.firstMark(atOrAfter: layout.window.end)
        var place = lane.firstMark(atOrAfter: layout.window.start)
        while place < end {
            let first = layout.x(of: lane.marks[place].time)
            var last = first
            var next = place + 1
            while next < end {
                let reach = min(lane.firstMark(atOrAfter: layout.time(at: last + gap)), end)
                guard reach > next else { break }
                last = layout.x(of: lane.marks[reach - 1].time)
                next = reach
            }
            if next > place + 1 || lane.marks[place].look == .moved {
                moves.append(Moves(marks: place..<next, left: first, right: last))
            }
            place = next
        }
        return moves
    }

    /// Returns all marks except moves; among those that would cover one another, the most
    /// important.
    private static func marks(of lane: TimelineLane, _ layout: TimelineLayout) -> [Mark] {
        let apart = 9 * layout.unit
        var marks: [Mark] = []
        var place = lane.notable.countBefore(layout.window.start, in: lane.marks)
        while place < lane.notable.count {
            let mark = lane.marks[lane.notable[place]]
            guard mark.time <= layout.window.end else { break }
            let x = layout.x(of: mark.time)
            if let last = marks.last, x - last.x < apart {
                if mark.look.gravity > last.mark.look.gravity {
                    marks[marks.count - 1].mark = mark
                }
                // Far along in a crowd, one every few points is enough.
                let next = lane.notable.countBefore(layout.time(at: last.x + apart), in: lane.marks)
                place = max(place + 1, next - 8)
            } else {
                marks.append((mark, x))
                place += 1
            }
        }
        return marks
    }

    // MARK: Asking

    /// Returns the record that a finger at `x` refers to: that of the nearest mark, or the one that
    /// began a bar; nil away from everything.
    ///
    /// - Parameter reach: the distance that a finger may be off a mark, in points of the picture.
    func record(at x: Double, reach: Double) -> Int? {
        let mark = marks.min { abs($0.x - x) < abs($1.x - x) }
        let run = moves.min { $0.distance(to: x) < $1.distance(to: x) }
        let afar = run.map { min($0.distance(to: x), reach) } ?? reach
        // Marks are drawn over moves.
        if let mark, abs(mark.x - x) <= max(afar, 6 * layout.unit) { return mark.mark.record }
        if let run, run.distance(to: x) <= reach {
            return lane.mark(nearest: layout.time(at: x), among: run.marks)?.record
        }
        // A finger's bar consists of its samples.
        if lane.kind == .finger,
            let sample = lane.mark(nearest: layout.time(at: x), within: layout.duration(of: reach))
        {
            return sample.record
        }
        return bars.last { $0.box.minX <= x && x < $0.box.maxX }?.bar.record
    }
}

extension TimelineMark.Look {
    /// The rank that decides which of two overlapping marks is shown.
    fileprivate var gravity: Int {
        switch self {
        case .moved: 0
        case .ended, .released: 1
        case .began, .held: 2
        case .action: 3
        case .cancelled, .withheld, .dropped: 4
        }
    }
}

extension Ledger<Int> {
    /// Returns how many of these indices refer to marks before `time`.
    fileprivate func countBefore(_ time: Double, in marks: Ledger<TimelineMark>) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if marks[self[middle]].time < time { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
