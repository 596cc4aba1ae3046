import TouchPicture
import TouchReading
import TouchTrace

/// A pencil in a picture, as seen from above: a slim barrel that tapers to the tip and points the
/// way it leans. One that stands upright leans to the upper right, as otherwise it would be a dot.
struct PencilShape {
    let tip: CGPoint
    /// The ends of the barrel's axis; the first one is nearer to the tip.
    let shoulder: CGPoint
    let tail: CGPoint
    /// The middle of the barrel, where its name stands.
    let middle: CGPoint
    /// The outline without the round end: tip, one side, the other side.
    let corners: [CGPoint]
    let outline: Path

    /// - Parameter unit: the unit of the picture's design.
    init(_ pose: PencilPose, tip: CGPoint, unit: Double) {
        let (flat, steep) = (
            Mathematics.cosine(pose.altitudeAngle), Mathematics.sine(pose.altitudeAngle)
        )
        let habit = max(steep - 0.9, 0) * 4
        let x = Mathematics.cosine(pose.azimuthAngle) * flat + 0.57 * habit
        let y = Mathematics.sine(pose.azimuthAngle) * flat - 0.82 * habit
        let length = Mathematics.hypotenuse(x, y)
        let way = length > 0.01 ? CGVector(dx: x / length, dy: y / length) : CGVector(dx: 0, dy: -1)
        let half = Self.width / 2 * unit
        func point(_ along: Double, _ side: Double = 0) -> CGPoint {
            CGPoint(
                x: tip.x + way.dx * along - way.dy * side, y: tip.y + way.dy * along + way.dx * side
            )
        }
        let start = 20 * unit
        let end = start + (48 + 34 * flat) * unit
        self.tip = tip
        (shoulder, tail) = (point(start), point(end))
        middle = point((start + end) / 2 + 2 * unit)
        corners = [
            tip, point(start, half), point(end, half), point(end, -half), point(start, -half),
        ]
        let round = end + half * 4 / 3
        outline = Path([
            .move(tip), .line(corners[1]), .line(corners[2]),
            .curve(corners[3], control1: point(round, half), control2: point(round, -half)),
            .line(corners[4]), .close,
        ])
    }

    /// The width of the barrel, in points of the design.
    private static let width = 18.0

    /// The boxes that cover it, for labels that keep away.
    func boxes(reach: Double) -> [CGRect] {
        [shoulder, middle, tail].map { CGRect(around: $0, reach: reach) }
    }
}

extension Sketch {
    /// Draws a pencil with its name on the barrel. Above the glass its tip leaves a spot below it.
    ///
    /// - Parameters:
    ///   - place: the point of the glass below the tip.
    ///   - height: the height above the glass, from 0 to 1.
    /// - Returns: the shape that it has.
    @discardableResult
    mutating func drawPencil(
        _ pose: PencilPose, _ name: String, at place: CGPoint, color: Color, dash: [CGFloat] = [],
        height: Double = 0
    ) -> PencilShape {
        let u = unit
        let tip = CGPoint(x: place.x, y: place.y - 14 * height * u)
        let shape = PencilShape(pose, tip: tip, unit: u)
        let spot = Path.circle(center: place, radius: (4 + 5 * height) * u)
        fill(spot, height > 0 ? theme.shade.faded(0.4) : color)
        fill(shape.outline, theme.shade.faded(0.7))
        stroke(shape.outline, theme.shade.faded(0.35), width: 5 * u)
        stroke(shape.outline, color, width: 2.25 * u, dash: dash)
        stroke(.polyline([shape.corners[1], shape.corners[4]]), color, width: 1.5 * u)
        let lead = shape.corners[1].mixed(with: tip, 0.65)
        let other = shape.corners[4].mixed(with: tip, 0.65)
        fill(.polygon([tip, lead, other]), color)
        let name = label(
            name, .detail, theme.finger, weight: .semibold, alignment: .center, width: 40 * u)
        add(name, x: shape.middle.x, middle: shape.middle.y)
        return shape
    }
}
