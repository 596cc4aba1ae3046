import TouchPicture
import TouchTrace

/// The direction of a swipe on the screen.
public enum Heading: Hashable, Sendable {
    case right, left, up, down

    /// One point in that direction.
    public var step: CGPoint {
        switch self {
        case .right: CGPoint(x: 1, y: 0)
        case .left: CGPoint(x: -1, y: 0)
        case .up: CGPoint(x: 0, y: -1)
        case .down: CGPoint(x: 0, y: 1)
        }
    }

    private static let all = [right, left, down, up]

    /// Creates the only direction in which `travel` goes `along` points forwards and `across`
    /// points sideways; nil if several or none do.
    init?(along: Double, across: Double, of travel: CGPoint) {
        let ways = Heading.all.filter { way in
            let (x, y) = (way.step.x, way.step.y)
            let forth = travel.x * x + travel.y * y
            let beside = travel.x * y + travel.y * x
            return abs(forth - along) < 0.01 && abs(abs(beside) - across) < 0.01
        }
        guard ways.count == 1, let way = ways.first else { return nil }
        self = way
    }
}

extension RecognizerState {
    /// Finds the direction from the measures along and across it, taken while the middle of the
    /// fingers was at `place`.
    mutating func head(for place: CGPoint) {
        guard let origin,
            let along = measures.first(where: { $0.quantity == .along })?.value,
            let across = measures.first(where: { $0.quantity == .across })?.value
        else { return }
        let travel = CGPoint(x: place.x - origin.x, y: place.y - origin.y)
        if let way = Heading(along: along, across: across, of: travel) { heading = way }
    }
}

extension [CGPoint] {
    /// The middle of all points; nil if there are none.
    var middle: CGPoint? {
        guard !isEmpty else { return nil }
        let sum = reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) }
        return CGPoint(x: sum.x / Double(count), y: sum.y / Double(count))
    }
}
