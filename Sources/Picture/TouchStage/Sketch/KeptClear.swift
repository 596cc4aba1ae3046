import TouchPicture
import TouchTrace

/// The area of a mark on the stage that is kept clear of other marks.
package struct KeptClear: Hashable, Sendable {
    package enum Kind: String, Hashable, Sendable {
        // These are words, or contain words.
        case name, chip, badge, words, finger
        // These are lines.
        case arrow, outline

        /// Returns whether one of this kind may not cover one of another.
        func avoids(_ other: Kind) -> Bool {
            switch (self, other) {
            // Fingers move freely; outlines belong to views, and marks with a background lie on top
            // of them.
            case (.finger, .finger): false
            case (.outline, _): other == .name
            case (_, .outline): self == .name
            case (.arrow, .arrow): false
            default: true
            }
        }
    }

    package let kind: Kind
    /// The subject of the mark.
    package let subject: SubjectID
    /// The corners of convex outlines, or the ends of pieces of a line, in points of the picture.
    let pieces: [[CGPoint]]

    /// The tolerated overlap of two, in points of the picture.
    private static let tolerance = 0.5

    /// Returns whether any part of it overlaps any part of the other.
    func meets(_ other: KeptClear) -> Bool {
        pieces.contains { piece in
            other.pieces.contains { Self.meet(piece, $0) && Self.meet($0, piece) }
        }
    }

    /// Returns whether no line along a side of `a` separates two convex outlines.
    private static func meet(_ a: [CGPoint], _ b: [CGPoint]) -> Bool {
        a.indices.allSatisfy { i in
            let (p, q) = (a[i], a[(i + 1) % a.count])
            let length = p.distance(to: q)
            guard length > 0 else { return true }
            let normal = CGPoint(x: (q.y - p.y) / length, y: (p.x - q.x) / length)
            func reach(_ points: [CGPoint]) -> (least: Double, most: Double) {
                let along = points.map { $0.x * normal.x + $0.y * normal.y }
                return (along.min() ?? 0, along.max() ?? 0)
            }
            let (one, other) = (reach(a), reach(b))
            return one.most > other.least + tolerance && other.most > one.least + tolerance
        }
    }
}

extension [KeptClear] {
    /// The pairs that overlap.
    package var overlaps: [(KeptClear, KeptClear)] {
        indices.flatMap { i in
            self[..<i].filter { $0.kind.avoids(self[i].kind) && $0.meets(self[i]) }
                .map { ($0, self[i]) }
        }
    }
}

extension Sketch {
    /// Keeps the box of a mark clear of all others.
    ///
    /// - Parameter transform: the transform from the box's coordinates to the picture's.
    mutating func keep(
        clear box: CGRect, in transform: CGAffineTransform = .identity, as kind: KeptClear.Kind,
        of subject: SubjectID
    ) {
        let corners = box.corners.dropLast().map { $0.applying(transform) }
        keptClear.append(KeptClear(kind: kind, subject: subject, pieces: [corners]))
    }

    /// Keeps a disc clear of all other marks.
    mutating func keepClear(
        around middle: CGPoint, radius: Double, as kind: KeptClear.Kind, of subject: SubjectID
    ) {
        let outline = (0..<12).map { step in
            let angle = Double(step) / 6 * .pi
            return CGPoint(
                x: middle.x + radius * Mathematics.cosine(angle),
                y: middle.y + radius * Mathematics.sine(angle))
        }
        keptClear.append(KeptClear(kind: kind, subject: subject, pieces: [outline]))
    }

    /// Keeps a line through `points` clear of all other marks.
    mutating func keep(clear points: [CGPoint], as kind: KeptClear.Kind, of subject: SubjectID) {
        keptClear.append(KeptClear(kind: kind, subject: subject, pieces: points.pieces))
    }
}

extension [CGPoint] {
    /// The ends of each piece of the line through these points.
    var pieces: [[CGPoint]] { zip(self, dropFirst()).map { [$0, $1] } }
}

extension Sketch {
    /// Keeps a pencil clear of all other marks; whoever points at its barrel means it.
    mutating func keep(_ pencil: PencilShape, of subject: SubjectID) {
        for box in pencil.boxes(reach: 12 * unit) { pointing(at: box, means: subject) }
        keptClear.append(KeptClear(kind: .finger, subject: subject, pieces: [pencil.corners]))
    }
}
