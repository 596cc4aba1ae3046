import TouchPicture
import TouchReading
import TouchTrace

/// The thresholds of recognizers, drawn to scale where the fingers came down: a ring, a line across
/// the path, a spread, a turn.
struct ThresholdsOverlay {
    let context: OverlayContext

    func draw(into sketch: inout Sketch) {
        for threshold in Threshold.all(context) {
            // A threshold that extends beyond the stage is not informative.
            let reach = threshold.limit * context.layout.sceneScale
            guard reach > 0, reach < 400 * sketch.unit else { continue }
            sketch.faded(threshold.presence) { draw(threshold, into: &$0) }
        }
    }

    private func draw(_ threshold: Threshold, into sketch: inout Sketch) {
        let color = threshold.color(sketch.theme)
        switch threshold.shape {
        case .ring:
            let radius = threshold.limit * context.layout.sceneScale
            let middle = context.inPicture(threshold.middle)
            stroke(.circle(center: middle, radius: radius), color, isDashed: true, into: &sketch)
        case .line: drawLine(threshold, color, into: &sketch)
        case .spread: drawSpread(threshold, color, into: &sketch)
        case .turn: drawTurn(threshold, color, into: &sketch)
        }
    }

    /// Draws the way up to a swipe's line, and the line across it.
    private func drawLine(_ threshold: Threshold, _ color: Color?, into sketch: inout Sketch) {
        guard let corners = threshold.band?.map(context.inPicture) else { return }
        let ground = color ?? sketch.theme.shade
        sketch.fill(.polygon(corners), ground.faded(color == nil ? 0.18 : 0.26))
        stroke(
            .polyline([corners[1], corners[2]]), color, width: 2.5, isDashed: color == nil,
            into: &sketch)
    }

    /// Draws the ring through two fingers, wider and narrower by the distance that they need.
    private func drawSpread(_ threshold: Threshold, _ color: Color?, into sketch: inout Sketch) {
        guard let pair = threshold.pair else { return }
        let scale = context.layout.sceneScale
        let middle = context.inPicture(threshold.middle)
        let ground = color ?? sketch.theme.shade
        sketch.stroke(
            .circle(center: middle, radius: pair.distance / 2 * scale), ground.faded(0.22),
            width: threshold.limit * scale)
        for change in [-threshold.limit, threshold.limit] {
            let radius = (pair.distance + change) / 2 * scale
            guard radius > 2 * sketch.unit else { continue }
            let ring = Path.circle(center: middle, radius: radius)
            stroke(ring, color, width: 1, isDashed: color == nil, into: &sketch)
        }
    }

    /// Draws sectors from the initial line between two fingers to its required angle on either
    /// side, filled as far as the fingers have rotated.
    private func drawTurn(_ threshold: Threshold, _ color: Color?, into sketch: inout Sketch) {
        guard let pair = threshold.pair, let turn = threshold.turn else { return }
        let middle = context.inPicture(threshold.middle)
        let radius = pair.distance / 2 * context.layout.sceneScale
        let done = min(max(turn.present, -turn.needed), turn.needed)
        let fill = color ?? sketch.theme.amber
        for end in [pair.angle, pair.angle + .pi] {
            let wedge = [middle] + CGPoint.arc(around: middle, radius, from: end, by: done)
            sketch.fill(.polygon(wedge), fill.faded(0.45))
            for side in [-turn.needed, turn.needed] {
                let tip = middle.at(radius * 1.12, angle: end + side)
                let root = middle.at(radius * 0.3, angle: end + side)
                stroke(.polyline([root, tip]), color, isDashed: true, into: &sketch)
            }
        }
    }

    /// Strokes a line that contrasts with any view.
    private func stroke(
        _ path: Path, _ color: Color?, width: Double = 1.75, isDashed: Bool,
        into sketch: inout Sketch
    ) {
        let u = sketch.unit
        sketch.stroke(
            path, sketch.theme.shade.faded(color == nil ? 0.35 : 0.6), width: (width + 2) * u)
        sketch.stroke(
            path, color ?? sketch.theme.finger, width: width * u,
            dash: isDashed ? [4 * u, 5 * u] : [])
    }
}

extension Threshold {
    /// The corners of the way up to a swipe's line, in points of the screen; the line goes from the
    /// second to the third.
    var band: [CGPoint]? {
        guard case .line(let way, let drift) = shape else { return nil }
        let (x, y) = (way.step.x, way.step.y)
        func corner(_ along: Double, _ across: Double) -> CGPoint {
            CGPoint(x: middle.x + x * along - y * across, y: middle.y + y * along + x * across)
        }
        return [
            corner(0, -drift), corner(limit, -drift), corner(limit, drift), corner(0, drift),
        ]
    }
}

extension CGPoint {
    /// Returns the point at a distance, at an angle in radians from the right, clockwise on the
    /// screen.
    func at(_ distance: Double, angle: Double) -> CGPoint {
        CGPoint(
            x: x + distance * Mathematics.cosine(angle), y: y + distance * Mathematics.sine(angle))
    }

    /// Returns points on an arc, close enough together to look like one.
    package static func arc(
        around middle: CGPoint, _ radius: Double, from start: Double, by angle: Double
    ) -> [CGPoint] {
        let steps = max(Int((abs(angle) / 0.06).rounded(.up)), 1)
        return (0...steps).map { step in
            middle.at(radius, angle: start + angle * Double(step) / Double(steps))
        }
    }
}
