extension [Mark] {
    /// The marks `fraction` of the way to others, while which the old ones go as a whole and then the new ones come.
    public func replaced(by next: [Mark], _ fraction: Double) -> [Mark] {
        let (marks, opacity) =
            fraction < 0.5 ? (self, fraction.leaving) : (next, fraction.arriving)
        if opacity >= 1 || marks.isEmpty { return marks }
        return opacity > 0 ? [.group(Group(opacity: opacity, marks: marks))] : []
    }

    /// The marks `fraction` of the way from these (0) to others (1).
    ///
    /// What both have is painted once. An outline that stays where it is changes its colours; of the rest, what goes
    /// has gone when what comes appears. So words never pop and never lie over one another, and what does not change
    /// does not flicker.
    public func blended(with next: [Mark], _ fraction: Double) -> [Mark] {
        if fraction <= 0 { return self }
        if fraction >= 1 { return next }
        var result: [Mark] = []
        for stretch in MarkStretch.stretches(from: self, to: next) {
            switch stretch {
            case .same(let marks): result += marks
            case .changed(let old, let new): result += Self.blended(old, new, fraction)
            }
        }
        return result
    }

    /// Marks that stand at the same place in the order, as far as they are alike; of the others those that come lie
    /// over those that go.
    private static func blended(
        _ old: ArraySlice<Mark>, _ new: ArraySlice<Mark>, _ fraction: Double
    ) -> [Mark] {
        var result: [Mark] = []
        var left = old
        for mark in new {
            guard let place = left.firstIndex(where: { $0.isSamePlace(as: mark) }) else {
                result.append(mark.faded(fraction.arriving))
                continue
            }
            result += left[..<place].map { $0.faded(fraction.leaving) }
            result += left[place].mixed(with: mark, fraction)
            left = left[(place + 1)...]
        }
        return (result + left.map { $0.faded(fraction.leaving) }).filter { $0.isSeen }
    }
}

extension Double {
    /// How much is left of what goes, and there of what comes, so far on the way.
    fileprivate var leaving: Double { max(1 - 2 * self, 0) }
    fileprivate var arriving: Double { max(2 * self - 1, 0) }
}

extension Mark {
    /// Whether it can change into `other` where it is.
    fileprivate func isSamePlace(as other: Mark) -> Bool {
        switch (self, other) {
        case (.shape(let a), .shape(let b)):
            a.path == b.path && (a.fill == nil) == (b.fill == nil)
                && (a.stroke == nil) == (b.stroke == nil)
                && a.stroke?.dash == b.stroke?.dash
        case (.group(let a), .group(let b)): a.transform == b.transform && a.clip == b.clip
        case (.text(let a), .text(let b)):
            a.string == b.string && a.origin == b.origin && a.font == b.font
                && a.width == b.width && a.alignment == b.alignment
        default: false
        }
    }

    /// Whether it paints anything, as far as that is told without looking into it.
    fileprivate var isSeen: Bool {
        switch self {
        case .shape(let shape): (shape.fill?.alpha ?? 0) > 0 || (shape.stroke?.color.alpha ?? 0) > 0
        case .text(let text): text.color.alpha > 0
        case .image(let image): image.opacity > 0
        case .group(let group): group.opacity > 0
        }
    }

    fileprivate func mixed(with next: Mark, _ fraction: Double) -> [Mark] {
        switch (self, next) {
        case (.shape(let a), .shape(var b)):
            if let from = a.fill, let to = b.fill { b.fill = from.mixed(with: to, fraction) }
            if let from = a.stroke, let to = b.stroke {
                b.stroke?.color = from.color.mixed(with: to.color, fraction)
                b.stroke?.width = from.width + (to.width - from.width) * fraction
            }
            return [.shape(b)]
        case (.group(let a), .group(var b)):
            b.opacity = a.opacity + (b.opacity - a.opacity) * fraction
            b.marks = a.marks.blended(with: b.marks, fraction)
            return [.group(b)]
        case (.text(let a), .text(var b)):
            b.color = a.color.mixed(with: b.color, fraction)
            return [.text(b)]
        default: return [faded(fraction.leaving), next.faded(fraction.arriving)]
        }
    }
}
