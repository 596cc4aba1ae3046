import TouchPicture

/// Finds marks that blink: that lose over half of their contrast and have it again soon, at the
/// same place.
struct BlinkWatch {
    /// The longest blink, in seconds of film.
    static let span = 0.5
    /// Fainter marks than this, as the ratio of luminances less 1, are not missed.
    fileprivate static let least = 0.5

    /// In steps of two points of the picture.
    private struct Place: Hashable {
        let (x, y): (Int, Int)

        init(_ mark: SeenMark) {
            x = Int((mark.box.midX / 2).rounded())
            y = Int((mark.box.midY / 2).rounded())
        }
    }

    /// A mark that is there, or was until lately.
    fileprivate struct Standing {
        /// Its contrast when it was last seen in full, and when that was.
        var full: Double
        var second: Double
        var name: String
        /// The second by which it had lost over half of that; nil as long as it has not.
        var lost: Double?
    }

    private var standing: [SeenMark.Kind: [Place: Standing]] = [:]

    /// Goes on to the marks of a later picture, at `second` of film.
    /// - Returns: the names of those that are back.
    mutating func blinks(_ marks: [SeenMark], at second: Double) -> [String] {
        var now: [SeenMark.Kind: [Place: Double]] = [:]
        var names: [SeenMark.Kind: String] = [:]
        for mark in marks where mark.contrast > 1.05 {
            let place = Place(mark)
            let other = now[mark.kind]?[place] ?? 0
            now[mark.kind, default: [:]][place] = max(other, mark.contrast - 1)
            names[mark.kind] = mark.name
        }
        var back: [String] = []
        var next: [SeenMark.Kind: [Place: Standing]] = [:]
        for kind in Set(standing.keys).union(now.keys) {
            let (before, here) = (standing[kind] ?? [:], now[kind] ?? [:])
            let losses = before.count { $0.value.isLost(at: here[$0.key] ?? 0) }
            let arrivals = here.count { before[$0.key] == nil && $0.value >= Self.least }
            var after: [Place: Standing] = [:]
            for (place, old) in before {
                let contrast = here[place] ?? 0
                if old.isBack(with: contrast, at: second) { back.append(old.name) }
                // What is elsewhere now has moved; it has not gone.
                after[place] = old.followed(contrast, hasMoved: arrivals >= losses, at: second)
            }
            for (place, contrast) in here where after[place] == nil {
                after[place] = Standing(full: contrast, second: second, name: names[kind] ?? "")
            }
            if !after.isEmpty { next[kind] = after }
        }
        standing = next
        return back.sorted()
    }
}

extension BlinkWatch.Standing {
    /// True for one that loses over half of its contrast now, which is `contrast`.
    fileprivate func isLost(at contrast: Double) -> Bool {
        lost == nil && full >= BlinkWatch.least && contrast < 0.5 * full
    }

    /// True for one that had been lost for a moment only.
    fileprivate func isBack(with contrast: Double, at second: Double) -> Bool {
        guard let lost else { return false }
        return contrast >= 0.9 * full && second - lost <= BlinkWatch.span
    }

    /// The same, now that its contrast is `contrast`; nil when nobody waits for it any more.
    fileprivate func followed(
        _ contrast: Double, hasMoved: Bool, at second: Double
    ) -> Self? {
        if contrast <= 0, full < BlinkWatch.least { return nil }
        var next = self
        if contrast >= 0.9 * full {
            (next.full, next.second, next.lost) = (contrast, second, nil)
        } else if let lost {
            return second - lost <= BlinkWatch.span ? next : nil
        } else if isLost(at: contrast) {
            if hasMoved { return nil }
            next.lost = second
        } else if second - self.second > BlinkWatch.span {
            // Fainter for good.
            (next.full, next.second) = (contrast, second)
        }
        return next
    }
}
