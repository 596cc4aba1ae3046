import TouchPicture

/// A source of places for labels, which overlap neither one another, nor a finger, nor an edge.
struct LabelPlacer {
    /// The area in which labels remain.
    let room: CGRect
    /// The margin around each label.
    let gap: CGFloat
    private(set) var taken: [CGRect] = []
    /// The places of marks that have disappeared.
    private(set) var left: [(rect: CGRect, absence: Double)] = []
    private(set) var freed: [(rect: CGRect, absence: Double)] = []

    /// Keeps labels away from `rect`.
    mutating func block(_ rect: CGRect) {
        taken.append(rect)
    }

    /// Keeps labels away from all of `rects`.
    mutating func block(_ rects: [CGRect]) {
        taken += rects
    }

    /// Keeps labels away from `rect`, the place of a mark that has disappeared, until `freeLeft`.
    ///
    /// - Parameter absence: the visibility of whatever replaces the mark, from 0 to 1.
    mutating func blockLeft(_ rect: CGRect, absence: Double) {
        left.append((rect, min(max(absence, 0), 1)))
    }

    /// Lets labels use the places of marks that have disappeared.
    ///
    /// - Returns: true if that makes room.
    mutating func freeLeft() -> Bool {
        freed += left
        left = []
        return !freed.isEmpty
    }

    /// Returns the visibility, from 0 to 1, of a label at the place of a mark that has disappeared.
    func presence(at rect: CGRect) -> Double {
        freed.lazy.filter { $0.rect.overlaps(rect.insetBy(dx: -gap, dy: -gap)) }
            .map { $0.absence }.min() ?? 1
    }

    /// Returns whether a line that lies in `boxes` crosses no reserved area.
    ///
    /// - Parameter ends: the areas that the line connects.
    func isFree(_ boxes: [CGRect], except ends: [CGRect]) -> Bool {
        guard let first = boxes.first else { return true }
        let around = boxes.dropFirst().reduce(first) { $0.union($1) }
        guard room.contains(around) else { return false }
        let near = [taken, left.map { $0.rect }].joined().filter {
            $0.overlaps(around) && !ends.contains($0)
        }
        return !near.contains { rect in boxes.contains(where: rect.overlaps) }
    }

    func isFree(_ rect: CGRect) -> Bool {
        // This does not call `contains`, whose arithmetic fails by the last bit.
        rect.minX >= room.minX - 0.01 && rect.maxX <= room.maxX + 0.01
            && rect.minY >= room.minY - 0.01 && rect.maxY <= room.maxY + 0.01
            && ![taken, left.map { $0.rect }].joined()
                .contains { $0.overlaps(rect.insetBy(dx: -gap, dy: -gap)) }
    }

    /// Reserves and returns the first free box among the wishes, in order; or, if it may be
    /// `elsewhere`, the free box nearest to the first wish; nil if there is none.
    mutating func place(
        _ size: CGSize, wishes: [CGPoint], elsewhere: Bool = true
    ) -> CGRect? {
        let boxes = wishes.map { clamped(CGRect(origin: $0, size: size)) }
        if let box = boxes.first(where: isFree) ?? (elsewhere ? nearest(to: boxes.first) : nil) {
            taken.append(box)
            return box
        }
        return nil
    }

    /// Returns the box moved just far enough to be within the room.
    func clamped(_ box: CGRect) -> CGRect {
        CGRect(
            x: min(max(box.minX, room.minX), max(room.maxX - box.width, room.minX)),
            y: min(max(box.minY, room.minY), max(room.maxY - box.height, room.minY)),
            width: box.width, height: box.height)
    }

    /// Searches in growing squares, in steps of half the label's height.
    private func nearest(to wish: CGRect?) -> CGRect? {
        guard let wish else { return nil }
        let step = max(wish.height / 2, 4)
        for ring in 1...24 {
            let reach = step * CGFloat(ring)
            var best: (box: CGRect, distance: CGFloat)?
            for i in -ring...ring {
                let along = step * CGFloat(i)
                let moves = [(along, -reach), (along, reach), (-reach, along), (reach, along)]
                for (dx, dy) in moves {
                    let box = wish.offsetBy(dx: dx, dy: dy)
                    let distance: CGFloat = dx * dx + dy * dy
                    if distance < best?.distance ?? .infinity, isFree(box) {
                        best = (box, distance)
                    }
                }
            }
            if let best { return best.box }
        }
        return nil
    }
}
