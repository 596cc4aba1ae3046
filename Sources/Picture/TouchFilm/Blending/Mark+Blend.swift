import TouchPicture
import TouchReading
import TouchStage

extension [Mark] {
    /// Returns the marks `fraction` of the way to others; the old ones disappear as a whole before
    /// the new ones appear.
    func replaced(by next: [Mark], _ fraction: Double) -> [Mark] {
        let (marks, opacity) =
            fraction < 0.5 ? (self, fraction.leaving) : (next, fraction.arriving)
        if opacity >= 1 || marks.isEmpty { return marks }
        return opacity > 0 ? [.group(Group(opacity: opacity, marks: marks))] : []
    }

    /// Returns the marks `fraction` of the way from these (0) to others (1).
    ///
    /// Marks that both have are painted once and change in place: they glide, grow, count, or
    /// change color. Of the rest, the old ones have disappeared when the new ones appear. So words
    /// never pop or overlap, and marks that do not change do not flicker.
    func blended(with next: [Mark], _ fraction: Double) -> [Mark] {
        if fraction <= 0 { return self }
        if fraction >= 1 { return next }
        let (old, new) = (unfolded, next.unfolded)
        let partners = new.partners(in: old)
        let staying = Set(partners.compactMap(\.self))
        var result: [Mark] = []
        var painted = 0
        func paintGoing(upTo end: Int) {
            guard painted < end else { return }
            result += (painted..<end).filter { !staying.contains($0) }
                .map { old[$0].faded(fraction.leaving) }
            painted = end
        }
        for (mark, partner) in zip(new, partners) {
            guard let partner else {
                result.append(mark.faded(fraction.arriving))
                continue
            }
            paintGoing(upTo: partner)
            result.append(old[partner].mixed(with: mark, fraction))
        }
        paintGoing(upTo: old.count)
        return result.filter { $0.isSeen }
    }

    /// The same marks without groups that only fade, so that a fading mark can match one that has
    /// fully appeared.
    private var unfolded: [Mark] {
        flatMap { mark -> [Mark] in
            guard case .group(let group) = mark, group.clip == nil, group.transform == .identity
            else { return [mark] }
            return group.marks.unfolded.map { group.opacity < 1 ? $0.faded(group.opacity) : $0 }
        }
    }

    /// Returns, for each of these marks, the index of the mark in `old` that turns into it: the
    /// same one, else one at the same place, else a small sign there of about its size, else the
    /// nearest similar one.
    private func partners(in old: [Mark]) -> [Int?] {
        var partners = [Int?](repeating: nil, count: count)
        var free: [Mark: [Int]] = [:]
        for (index, mark) in old.enumerated().reversed() { free[mark, default: []].append(index) }
        for (index, mark) in enumerated() { partners[index] = free[mark]?.popLast() }
        var left = free.values.flatMap(\.self).sorted()
        for (index, mark) in enumerated() where partners[index] == nil {
            guard let place = left.firstIndex(where: { old[$0].isSamePlace(as: mark) })
            else { continue }
            partners[index] = left.remove(at: place)
        }
        func match(_ difference: (_ old: Mark, _ new: Mark) -> Double?) {
            for (index, mark) in enumerated() where partners[index] == nil {
                let ways = left.enumerated().compactMap { place, other in
                    difference(old[other], mark).map { (place: place, length: $0) }
                }
                guard let nearest = ways.min(by: { $0.length < $1.length }) else { continue }
                partners[index] = left.remove(at: nearest.place)
            }
        }
        match { $0.growth(toSign: $1) }
        match { $0.way(to: $1) }
        return partners
    }
}

extension Double {
    /// The remaining opacity of marks that disappear, and the opacity reached by marks that appear,
    /// at this fraction of the way.
    fileprivate var leaving: Double { max(1 - 2 * self, 0) }
    fileprivate var arriving: Double { max(2 * self - 1, 0) }
}

extension Mark {
    /// The longest distance a mark may glide, in points of the picture; farther away it is a
    /// different mark.
    private static let reach = 40.0

    /// Returns whether the mark can change into `other` in place.
    fileprivate func isSamePlace(as other: Mark) -> Bool {
        switch (self, other) {
        case (.shape(let a), .shape(let b)): a.path == b.path && a.isAlike(b)
        case (.group(let a), .group(let b)): a.transform == b.transform && a.clip == b.clip
        case (.text(let a), .text(let b)):
            a.origin == b.origin && a.isAlike(b)
                && a.string.withoutNumbers == b.string.withoutNumbers
        default: false
        }
    }

    /// Returns the distance the mark travels to become `other`, in points of the picture; nil if it
    /// cannot.
    fileprivate func way(to other: Mark) -> Double? {
        let length: Double? =
            switch (self, other) {
            case (.shape(let a), .shape(let b)): a.isAlike(b) ? a.way(to: b) : nil
            case (.group(let a), .group(let b)):
                a.transform.differsByPlace(from: b.transform) && a.clip.isLike(b.clip)
                    ? a.place.distance(to: b.place) : nil
            case (.text(let a), .text(let b)):
                a.string == b.string && a.isAlike(b) ? a.origin.distance(to: b.origin) : nil
            default: nil
            }
        return length.flatMap { $0 <= Self.reach ? $0 : nil }
    }

    /// Returns how much a small mark, like the shape of a state, grows into another at its place,
    /// in points; nil if one is large or elsewhere.
    fileprivate func growth(toSign other: Mark) -> Double? {
        guard case .shape(let a) = self, case .shape(let b) = other, let from = a.path.bounds,
            let to = b.path.bounds,
            max(from.width, from.height, to.width, to.height) < 30,
            from.middle.distance(to: to.middle) < 4
        else { return nil }
        return abs(from.width - to.width) + abs(from.height - to.height)
    }

    /// Indicates whether the mark paints anything, as far as that is evident without examining its
    /// contents.
    fileprivate var isSeen: Bool {
        switch self {
        case .shape(let shape): (shape.fill?.alpha ?? 0) > 0 || (shape.stroke?.color.alpha ?? 0) > 0
        case .text(let text): text.color.alpha > 0
        case .image(let image): image.opacity > 0
        case .group(let group): group.opacity > 0
        }
    }

    fileprivate func mixed(with next: Mark, _ fraction: Double) -> Mark {
        if self == next { return self }
        switch (self, next) {
        case (.shape(let a), .shape(let b)) where !a.isAlike(b): return fraction < 0.5 ? self : next
        case (.shape(let a), .shape(var b)):
            b.path = a.path.mixed(with: b.path, fraction)
            if let from = a.fill, let to = b.fill { b.fill = from.going(to: to, fraction) }
            if let from = a.stroke, let to = b.stroke {
                b.stroke?.color = from.color.mixed(with: to.color, fraction)
                b.stroke?.width = from.width + (to.width - from.width) * fraction
            }
            return .shape(b)
        case (.group(let a), .group(var b)):
            b.opacity = a.opacity + (b.opacity - a.opacity) * fraction
            b.transform.tx = a.transform.tx + (b.transform.tx - a.transform.tx) * fraction
            b.transform.ty = a.transform.ty + (b.transform.ty - a.transform.ty) * fraction
            if let from = a.clip, let to = b.clip { b.clip = from.mixed(with: to, fraction) }
            b.marks = a.marks.blended(with: b.marks, fraction)
            return .group(b)
        case (.text(let a), .text(var b)):
            if fraction < 0.5 { (b.string, b.font) = (a.string, a.font) }
            b.origin = a.origin.mixed(with: b.origin, fraction)
            b.color = a.color.going(to: b.color, fraction)
            return .text(b)
        default: return next
        }
    }
}

extension Color {
    /// Returns the color `fraction` of the way to another. Between dark and light it switches at
    /// once: halfway, letters would be as gray as their background.
    fileprivate func going(to next: Color, _ fraction: Double) -> Color {
        if abs(luminance - next.luminance) > 0.3 { return fraction < 0.5 ? self : next }
        return mixed(with: next, fraction)
    }
}

extension Shape {
    /// Returns true for two shapes whose colors and outlines can change into each other.
    fileprivate func isAlike(_ other: Shape) -> Bool {
        (fill == nil) == (other.fill == nil) && (stroke == nil) == (other.stroke == nil)
            && stroke?.dash == other.stroke?.dash && path.isLike(other.path)
    }

    /// Returns the shortest distance that a corner moves, in points; nil if size and color change
    /// too, and neither a corner nor nearly the whole shape stays in place.
    fileprivate func way(to other: Shape) -> Double? {
        guard let a = path.bounds, let b = other.path.bounds else { return nil }
        let grows = abs(a.width - b.width) > 1 || abs(a.height - b.height) > 1
        let turns = fill != other.fill || stroke?.color != other.stroke?.color
        let ways = zip(a.corners, b.corners).map { $0.distance(to: $1) }
        let (way, longest) = (ways.min() ?? 0, ways.max() ?? 0)
        let stays = way <= 1 || longest < 0.15 * min(a.width, a.height)
        if grows && turns && !stays { return nil }
        // Between two shapes at one place, the one with the same color wins.
        return turns ? way + 0.5 : way
    }
}

extension Group {
    fileprivate var place: CGPoint { CGPoint(x: transform.tx, y: transform.ty) }
}

extension Text {
    /// Returns true for two texts with the same setting apart from weight and available width.
    fileprivate func isAlike(_ other: Text) -> Bool {
        font.size == other.font.size && font.family == other.font.family
            && alignment == other.alignment && overflow == other.overflow
    }
}

extension String {
    fileprivate var withoutNumbers: String { filter { !$0.isNumber } }
}

extension CGAffineTransform {
    fileprivate func differsByPlace(from other: CGAffineTransform) -> Bool {
        a == other.a && b == other.b && c == other.c && d == other.d
    }
}
