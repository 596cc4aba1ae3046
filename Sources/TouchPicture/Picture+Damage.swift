import Foundation

extension Picture {
    /// The rectangles, in points, in which this picture differs from `old`: repaint these and the whole is right.
    ///
    /// Marks are compared, not pixels. Overlapping rectangles are joined; equal pictures have none.
    public func damage(from old: Picture, measuring measurer: some TextMeasuring) -> [CGRect] {
        let all = CGRect(origin: .zero, size: size)
        guard old.size == size else { return [all] }
        var changed: [CGRect] = []
        collect(from: old.marks, to: marks, .identity, measurer, &changed)
        // Geometry that is no number has no place: then only a whole new picture is surely right.
        guard
            changed.allSatisfy({
                $0.minX.isFinite && $0.minY.isFinite && $0.maxX.isFinite && $0.maxY.isFinite
            })
        else { return [all] }
        return joined(changed.map { $0.intersection(all) }.filter { !$0.isNull && !$0.isEmpty })
    }

    private func collect(
        from old: [Mark], to new: [Mark], _ transform: CGAffineTransform,
        _ measurer: some TextMeasuring, _ changed: inout [CGRect]
    ) {
        var start = 0
        while start < min(old.count, new.count), old[start] == new[start] { start += 1 }
        var tail = 0
        while tail < min(old.count, new.count) - start,
            old[old.count - 1 - tail] == new[new.count - 1 - tail]
        { tail += 1 }
        let (removed, inserted) = difference(
            from: old[start..<old.count - tail], to: new[start..<new.count - tail])
        // A group that stayed and only changed inside need not be repainted whole.
        if removed.count == inserted.count, zip(removed, inserted).allSatisfy(sameFrame) {
            for case (.group(let a), .group(let b)) in zip(removed, inserted) {
                collect(
                    from: a.marks, to: b.marks, b.transform.concatenating(transform), measurer,
                    &changed)
            }
            return
        }
        for mark in removed + inserted {
            guard let box = mark.bounds(measuring: measurer) else { continue }
            changed.append(box.applying(transform).insetBy(dx: -1, dy: -1))
        }
    }

    /// The marks that are only in `old`, and those only in `new`, in their order.
    ///
    /// What both have in common is found by looking a few marks ahead: a page that changed whole costs its length,
    /// not its square, and what is taken for changed and is not is only painted once more.
    private func difference(
        from old: ArraySlice<Mark>, to new: ArraySlice<Mark>
    ) -> (removed: [Mark], inserted: [Mark]) {
        let reach = 12
        var (removed, inserted): ([Mark], [Mark]) = ([], [])
        var (i, j) = (old.startIndex, new.startIndex)
        while i < old.endIndex, j < new.endIndex {
            if old[i] == new[j] {
                (i, j) = (i + 1, j + 1)
                continue
            }
            let skip = (1...reach).first { step in
                (i + step < old.endIndex && old[i + step] == new[j])
                    || (j + step < new.endIndex && old[i] == new[j + step])
            }
            if let skip, i + skip < old.endIndex, old[i + skip] == new[j] {
                removed += old[i..<i + skip]
                i += skip
            } else if let skip {
                inserted += new[j..<j + skip]
                j += skip
            } else {
                removed.append(old[i])
                inserted.append(new[j])
                (i, j) = (i + 1, j + 1)
            }
        }
        return (removed + old[i...], inserted + new[j...])
    }

    private func sameFrame(_ a: Mark, _ b: Mark) -> Bool {
        guard case .group(let a) = a, case .group(let b) = b else { return false }
        return a.transform == b.transform && a.opacity == b.opacity && a.clip == b.clip
    }

    /// Joins rectangles as long as that does not repaint much that did not change.
    private func joined(_ rects: [CGRect]) -> [CGRect] {
        var result: [CGRect] = []
        for var rect in rects {
            var i = 0
            while i < result.count {
                let both = result[i].union(rect)
                if result[i].intersects(rect) || area(both) <= 1.2 * (area(result[i]) + area(rect))
                {
                    rect = both
                    result.remove(at: i)
                    i = 0
                } else {
                    i += 1
                }
            }
            result.append(rect)
        }
        return result
    }

    private func area(_ r: CGRect) -> CGFloat { r.width * r.height }
}
