extension Picture {
    /// Returns the rectangles, in points, in which this picture differs from `old`: repainting
    /// these makes the whole picture right.
    ///
    /// It compares marks, not pixels. Overlapping rectangles are joined; equal pictures yield none.
    public func damage(from old: Picture, measuring measurer: some TextMeasuring) -> [CGRect] {
        let all = CGRect(origin: .zero, size: size)
        guard old.size == size else { return [all] }
        var changed: [CGRect] = []
        collect(from: old.marks, to: marks, .identity, measurer, &changed)
        // Geometry that is not a number has no position: then only repainting the whole picture is
        // certainly right.
        guard changed.allSatisfy({ $0.isFinite }) else { return [all] }
        return joined(changed.map { $0.overlap(with: all) }.filter { !$0.isNull && !$0.isEmpty })
    }

    private func collect(
        from old: [Mark], to new: [Mark], _ transform: CGAffineTransform,
        _ measurer: some TextMeasuring, _ changed: inout [CGRect]
    ) {
        for case .changed(let removed, let inserted) in MarkStretch.stretches(from: old, to: new) {
            // A group that remains and changed only inside need not be repainted as a whole.
            if removed.count == inserted.count, zip(removed, inserted).allSatisfy(sameFrame) {
                for case (.group(let a), .group(let b)) in zip(removed, inserted) {
                    collect(
                        from: a.marks, to: b.marks, b.transform.concatenating(transform), measurer,
                        &changed)
                }
                continue
            }
            for mark in Array(removed) + inserted {
                guard let box = mark.bounds(measuring: measurer) else { continue }
                changed.append(box.applying(transform).insetBy(dx: -1, dy: -1))
            }
        }
    }

    private func sameFrame(_ a: Mark, _ b: Mark) -> Bool {
        guard case .group(let a) = a, case .group(let b) = b else { return false }
        return a.transform == b.transform && a.opacity == b.opacity && a.clip == b.clip
    }

    /// Joins rectangles as long as that does not repaint much unchanged area.
    private func joined(_ rects: [CGRect]) -> [CGRect] {
        var result: [CGRect] = []
        for var rect in rects {
            var i = 0
            while i < result.count {
                let both = result[i].union(rect)
                if result[i].overlaps(rect) || area(both) <= 1.2 * (area(result[i]) + area(rect))
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
