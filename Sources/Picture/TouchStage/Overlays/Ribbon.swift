import TouchPicture

/// A trail as a ribbon that grows wider and stronger towards its end, divided into bands of
/// constant strength.
struct Ribbon {
    struct Point {
        let at: CGPoint
        let halfWidth: CGFloat
        /// The strength, from 0, faded, to 1.
        let strength: Double
        /// The visibility there, from 0 to 1.
        var presence = 1.0
    }

    private let points: [Point]

    /// Creates a ribbon; points closer together than a point of the picture are merged.
    init(points: [Point]) {
        self.points = points.reduce(into: []) { kept, point in
            if let last = kept.last, last.at.distance(to: point.at) < 1 { return }
            kept.append(point)
        }
    }

    func bands(_ count: Int) -> [(path: Path, strength: Double)] {
        guard points.count > 1 else { return [] }
        let edges = points.indices.map { edge(at: $0) }
        var result: [(path: Path, strength: Double)] = []
        var start = 0
        for band in 1...count {
            let end = (points.count - 1) * band / count
            guard end > start else { continue }
            let left = edges[start...end].map { $0.left }
            let right = edges[start...end].map { $0.right }.reversed()
            let presence = points[start...end].map { $0.presence }.min() ?? 1
            let strength = points[(start + end) / 2].strength * presence
            result.append((path: .polygon(left + right), strength: strength))
            start = end
        }
        return result
    }

    /// Returns the two sides at a point, across the path through it.
    private func edge(at index: Int) -> (left: CGPoint, right: CGPoint) {
        let before = points[max(index - 1, 0)].at
        let after = points[min(index + 1, points.count - 1)].at
        let length = max(before.distance(to: after), 1e-6)
        let half = points[index].halfWidth
        let (dx, dy) = (
            -(after.y - before.y) / length * half, (after.x - before.x) / length * half
        )
        let at = points[index].at
        return (CGPoint(x: at.x + dx, y: at.y + dy), CGPoint(x: at.x - dx, y: at.y - dy))
    }
}
