import TouchPicture

/// The line of an arrow from one box to another.
struct ArrowWay: Hashable {
    let start: CGPoint
    let control1: CGPoint
    /// The control point that determines the direction in which the line reaches its end.
    let control2: CGPoint
    let end: CGPoint
    /// Points along the line, from its start to its end.
    let points: [CGPoint]

    init(_ start: CGPoint, _ control1: CGPoint, _ control2: CGPoint, _ end: CGPoint) {
        (self.start, self.control1, self.control2, self.end) = (start, control1, control2, end)
        points = (0...Self.steps).map { step in
            let t = Double(step) / Double(Self.steps)
            let s = 1 - t
            func mix(_ part: (CGPoint) -> CGFloat) -> CGFloat {
                s * s * s * part(start) + 3 * s * s * t * part(control1)
                    + 3 * s * t * t * part(control2) + t * t * t * part(end)
            }
            return CGPoint(x: mix { $0.x }, y: mix { $0.y })
        }
    }

    private static let steps = 32

    var length: Double {
        zip(points, points.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
    }

    var path: Path { Path([.move(start), .curve(end, control1: control1, control2: control2)]) }

    /// Returns short upright boxes that contain the line, with a margin of `air` points.
    func boxes(air: Double) -> [CGRect] {
        zip(points, points.dropFirst()).map { a, b in
            CGRect(
                x: min(a.x, b.x), y: min(a.y, b.y), width: abs(a.x - b.x), height: abs(a.y - b.y)
            ).insetBy(dx: -air, dy: -air)
        }
    }

    /// Returns possible origins for its words: beside its middle, then nearer to its ends; on the
    /// outer side of its bend first.
    func wordPlaces(_ size: CGSize, _ u: Double) -> [CGPoint] {
        let middle = CGPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
        return [16, 12, 20, 8, 24, 5, 27].flatMap { index in
            let at = points[index]
            let right = CGPoint(x: at.x + 8 * u, y: at.y - size.height / 2)
            let left = CGPoint(x: at.x - 8 * u - size.width, y: at.y - size.height / 2)
            let above = CGPoint(x: at.x - size.width / 2, y: at.y - 8 * u - size.height)
            let below = CGPoint(x: at.x - size.width / 2, y: at.y + 8 * u)
            let (sides, ends) = (
                at.x < middle.x - 1 ? [left, right] : [right, left],
                at.y > middle.y + 1 ? [below, above] : [above, below]
            )
            let isLevel = abs(end.x - start.x) > abs(end.y - start.y)
            return isLevel ? ends + sides : sides + ends
        }
    }
}
