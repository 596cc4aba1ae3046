import Foundation
import TouchPicture
import TouchStage

/// A detector of marks that blink: they lose over half of their contrast and soon regain it, at or
/// near the same place.
struct BlinkWatch {
    /// The longest blink, in seconds of film.
    static let span = 0.5
    /// The least contrast, as the ratio of luminances less 1, whose loss viewers would notice.
    private static let least = 0.5
    /// The farthest that a mark may move from one picture to the next and still be the same, in
    /// points; and the distance from the place where it disappeared within which it counts as back.
    private static let reach = 60.0
    private static let nearby = 12.0

    /// A mark that is visible, or was until recently.
    private struct Standing {
        /// The mark as it was last seen.
        var mark: SeenMark
        /// Its contrast when it was last fully visible, and the second of that.
        var full: Double
        var second: Double
        /// The second by which it had lost over half of that contrast; nil if it has not.
        var lost: Double?

        init(_ mark: SeenMark, at second: Double) {
            (self.mark, full, self.second) = (mark, mark.contrast - 1, second)
        }
    }

    private var standing: [Standing] = []

    /// Takes in the marks of a later picture, at `second` of film.
    ///
    /// - Returns: the names and places of the marks that are back.
    mutating func blinks(_ marks: [SeenMark], at second: Double) -> [String] {
        let marks = marks.filter { $0.contrast > 1.05 }
        let partners = partners(among: marks)
        var back: [String] = []
        var next: [Standing] = []
        for (old, partner) in zip(standing, partners) {
            var now = old
            let contrast = partner.map { marks[$0].contrast - 1 } ?? 0
            if let partner { now.mark = marks[partner] }
            if contrast >= 0.9 * old.full {
                if let lost = old.lost, second - lost <= Self.span {
                    back.append(now.mark.nameAndPlace)
                }
                (now.full, now.second, now.lost) = (contrast, second, nil)
            } else if let lost = old.lost {
                guard second - lost <= Self.span else { continue }
            } else if old.full < Self.least {
                guard partner != nil else { continue }
            } else if contrast < 0.5 * old.full {
                now.lost = second
            } else if second - old.second > Self.span {
                // The mark stays fainter.
                (now.full, now.second) = (contrast, second)
            }
            next.append(now)
        }
        let known = Set(partners.compactMap(\.self))
        next += marks.indices.filter { !known.contains($0) }
            .map { Standing(marks[$0], at: second) }
        standing = next
        return back.sorted()
    }

    /// Returns, for each known mark, the index of the nearest mark in `marks` that looks like it.
    private func partners(among marks: [SeenMark]) -> [Int?] {
        var alike: [SeenMark.Look: [Int]] = [:]
        for (index, mark) in marks.enumerated() { alike[mark.look, default: []].append(index) }
        var ways: [(length: Double, old: Int, new: Int)] = []
        for (index, old) in standing.enumerated() {
            for place in alike[old.mark.look] ?? [] {
                let mark = marks[place]
                guard let way = old.mark.way(to: mark),
                    way <= (old.lost == nil ? Self.reach : Self.nearby)
                else { continue }
                // Among several marks on top of one another, each matches the one most similar to
                // it.
                ways.append((way + 8 * abs(old.full + 1 - mark.contrast), index, place))
            }
        }
        ways.sort { ($0.length, $0.old, $0.new) < ($1.length, $1.old, $1.new) }
        var partners = [Int?](repeating: nil, count: standing.count)
        var taken = Set<Int>()
        for way in ways where partners[way.old] == nil && taken.insert(way.new).inserted {
            partners[way.old] = way.new
        }
        return partners
    }
}

extension SeenMark {
    /// The look that two pictures of one mark share.
    fileprivate enum Look: Hashable {
        case text(String)
        case box
    }

    fileprivate var look: Look { string.map { .text($0) } ?? .box }

    /// Returns the distance to another mark and to its size, in points; nil if the size differs too
    /// much: marks grow, and the camera draws them smaller, but only gradually.
    fileprivate func way(to other: SeenMark) -> Double? {
        let (dx, dy) = (abs(box.width - other.box.width), abs(box.height - other.box.height))
        func isLittle(_ change: Double, of size: Double) -> Bool { change <= max(6, 0.2 * size) }
        // A bar whose start does not move may grow faster.
        let begins = box.origin.distance(to: other.box.origin) < 3 && (dx < 3 || dy < 3)
        guard begins || isLittle(dx, of: box.width) && isLittle(dy, of: box.height) else {
            return nil
        }
        if begins { return 0 }
        return box.middle.distance(to: other.box.middle) + dx + dy
    }
}
