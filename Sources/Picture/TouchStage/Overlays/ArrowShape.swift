import TouchPicture
import TouchReading

/// The shape of an arrow from one box to another.
enum ArrowShape: Hashable {
    /// A line between the middles of the boxes, from edge to edge, or one that bends `bend` points
    /// of the design to the side.
    case across(bend: Double)
    /// A line from an edge of one to the facing edge of one that is beside, below, or above it.
    case facing(isLevel: Bool)
    /// A line around the right ends of both, or the left ones, `reach` points of the design beyond
    /// the farther one.
    case around(right: Bool, reach: Double)
    /// A line from an edge of one to the same edge of the one that contains it, or back.
    case through(CGRect.Side)

    /// Returns the shapes between chips, which are below one another or side by side, the most
    /// common first.
    static func besideChips(reach: Double) -> [ArrowShape] {
        let reaches = [reach, reach + 28, reach + 64, reach + 110, reach + 170]
        return [.facing(isLevel: true)]
            + reaches.flatMap {
                [.around(right: true, reach: $0), .around(right: false, reach: $0)]
            }
            + [.facing(isLevel: false)]
    }

    /// The shapes between all other boxes.
    static let told: [ArrowShape] =
        [0.0, 36, -36, 72, -72, 120, -120].map { .across(bend: $0) }
        + [true, false].map { .facing(isLevel: $0) }
        + [.right, .left, .bottom, .top].map { .through($0) }
        + [24.0, 64, 120].flatMap {
            [.around(right: true, reach: $0), .around(right: false, reach: $0)]
        } + [180.0, -180].map { .across(bend: $0) }

    /// Returns the arrow's path.
    ///
    /// - Parameter u: the points of the picture per point of the design.
    /// - Returns: the path; nil if the boxes are not placed that way.
    func way(from a: CGRect, to b: CGRect, _ u: Double) -> ArrowWay? {
        switch self {
        case .across(let bend): .across(a, b, bend: bend * u, u)
        case .facing(let isLevel): .facing(a, b, isLevel: isLevel, u)
        case .around(let right, let reach):
            a.contains(b) || b.contains(a)
                ? nil : .around(a, b, right: right, reach: reach * u, u)
        case .through(let side): .through(a, b, side, u)
        }
    }
}

extension ArrowWay {
    /// Returns the straight line between two boxes, or one that deviates from it by `bend` points;
    /// nil if they meet.
    fileprivate static func across(_ a: CGRect, _ b: CGRect, bend: Double, _ u: Double) -> ArrowWay?
    {
        guard let start = a.border(towards: b.middle, air: 6 * u),
            let end = b.border(towards: a.middle, air: 8 * u)
        else { return nil }
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        let length = max(Mathematics.hypotenuse(dx, dy), 1)
        let middle = CGPoint(
            x: (start.x + end.x) / 2 - dy / length * bend,
            y: (start.y + end.y) / 2 + dx / length * bend)
        func control(_ end: CGPoint) -> CGPoint {
            CGPoint(x: (end.x + 2 * middle.x) / 3, y: (end.y + 2 * middle.y) / 3)
        }
        return ArrowWay(start, control(start), control(end), end)
    }

    /// Returns a line from the edge of one box to the facing edge of one that is beside, below, or
    /// above it; nil for any other.
    fileprivate static func facing(_ a: CGRect, _ b: CGRect, isLevel: Bool, _ u: Double)
        -> ArrowWay?
    {
        let (a, b) = isLevel ? (a, b) : (a.turned, b.turned)
        let sign: Double = b.midX > a.midX ? 1 : -1
        let start = CGPoint(x: sign > 0 ? a.maxX + 2 * u : a.minX - 2 * u, y: a.midY)
        let end = CGPoint(x: sign > 0 ? b.minX - 3 * u : b.maxX + 3 * u, y: b.midY)
        guard (end.x - start.x) * sign > (isLevel ? 3 : 18) * u else { return nil }
        let bulge = (end.x - start.x) / 2
        let way = (
            start, CGPoint(x: start.x + bulge, y: start.y), CGPoint(x: end.x - bulge, y: end.y),
            end
        )
        return isLevel
            ? ArrowWay(way.0, way.1, way.2, way.3)
            : ArrowWay(way.0.turned, way.1.turned, way.2.turned, way.3.turned)
    }

    /// Returns a line around the right ends of two boxes, or the left ones, `reach` points beyond
    /// the farther one.
    fileprivate static func around(
        _ a: CGRect, _ b: CGRect, right: Bool, reach: Double, _ u: Double
    ) -> ArrowWay {
        let start = CGPoint(x: right ? a.maxX + 2 * u : a.minX - 2 * u, y: a.midY)
        let end = CGPoint(x: right ? b.maxX + 3 * u : b.minX - 3 * u, y: b.midY)
        let far = right ? max(a.maxX, b.maxX) + reach : min(a.minX, b.minX) - reach
        return ArrowWay(
            start, CGPoint(x: far, y: start.y), CGPoint(x: far, y: end.y), end)
    }

    /// Returns a line from the edge of a box to the same edge of the one that contains it, or back;
    /// nil if neither contains the other, or both are the same.
    fileprivate static func through(_ a: CGRect, _ b: CGRect, _ side: CGRect.Side, _ u: Double)
        -> ArrowWay?
    {
        guard a != b else { return nil }
        if a.contains(b) {
            return through(b, a, side, u).map {
                ArrowWay($0.end, $0.control2, $0.control1, $0.start)
            }
        }
        guard b.contains(a) else { return nil }
        let (start, end) =
            switch side {
            case .left:
                (CGPoint(x: a.minX - 4 * u, y: a.midY), CGPoint(x: b.minX + 4 * u, y: a.midY))
            case .right:
                (CGPoint(x: a.maxX + 4 * u, y: a.midY), CGPoint(x: b.maxX - 4 * u, y: a.midY))
            case .top:
                (CGPoint(x: a.midX, y: a.minY - 4 * u), CGPoint(x: a.midX, y: b.minY + 4 * u))
            case .bottom:
                (CGPoint(x: a.midX, y: a.maxY + 4 * u), CGPoint(x: a.midX, y: b.maxY - 4 * u))
            }
        // An arrow must have room for its head.
        let isInside = b.contains(start) && b.contains(end)
        guard isInside, start.distance(to: end) > 14 * u else { return nil }
        return ArrowWay(start, start.mixed(with: end, 0.33), start.mixed(with: end, 0.67), end)
    }
}

extension CGRect {
    fileprivate var turned: CGRect { CGRect(x: minY, y: minX, width: height, height: width) }

    /// Returns the point where the line from the middle to `point` leaves the rectangle grown by
    /// `air`; nil if the point lies in it.
    fileprivate func border(towards point: CGPoint, air: Double) -> CGPoint? {
        let grown = insetBy(dx: -air, dy: -air)
        guard !grown.contains(point) else { return nil }
        let (dx, dy) = (point.x - midX, point.y - midY)
        let share = min(
            dx == 0 ? .infinity : grown.width / 2 / abs(dx),
            dy == 0 ? .infinity : grown.height / 2 / abs(dy))
        return CGPoint(x: midX + dx * share, y: midY + dy * share)
    }
}

extension CGPoint {
    fileprivate var turned: CGPoint { CGPoint(x: y, y: x) }
}
