import TouchPicture
import TouchReading
import TouchTrace

/// The path of a hit test: thin arrows from badge to badge, in the order in which the views were
/// asked.
struct WalkArrows {
    let context: OverlayContext
    /// Indicates whether the hit test is complete; otherwise the last arrow is still growing.
    let isOver: Bool

    /// A view that was asked, and the place of its badge.
    struct Stop {
        let step: HitStep
        let box: CGRect
    }

    func draw(
        between stops: [Stop], into sketch: inout Sketch, _ placer: inout LabelPlacer
    ) {
        var router = ArrowRouter(stands: nil, unit: sketch.unit)
        for (from, to) in zip(stops, stops.dropFirst()) {
            let isLast = to.step.record == stops.last?.step.record
            // Badges that touch leave no room for an arrow; their numbers show the order.
            let shapes = ArrowShape.told.filter { shape in
                shape.way(from: from.box, to: to.box, sketch.unit)
                    .map { $0.leads(from: from.box, to: to.box, sketch.unit) } ?? false
            }
            let route = router.route(
                shapes, from: from.step.view, to: to.step.view, words: nil, on: context, &placer
            ) { id, _, _ in id == from.step.view ? from.box : to.box }
            guard let way = route?.way else { continue }
            let color = isLast && !isOver ? sketch.theme.amber : sketch.theme.finger
            sketch.draw(
                way, color, width: 1.75, part: isLast ? context.moment.growth : 1,
                of: to.step.view)
        }
    }
}

extension ArrowWay {
    /// Returns whether it leads from one box to the other, outside of both and without a loop, and
    /// is long enough to be visible.
    fileprivate func leads(from a: CGRect, to b: CGRect, _ u: Double) -> Bool {
        let forth =
            (end.x - start.x) * (b.midX - a.midX) + (end.y - start.y) * (b.midY - a.midY)
        let straight = start.distance(to: end)
        return forth > 0 && straight > 10 * u && length < 1.6 * straight
            && !points.contains { a.contains($0) || b.contains($0) }
    }
}

extension Sketch {
    /// Draws a thin arrow of which the share `part` is visible, from 0 to 1, with a dark edge so
    /// that it contrasts with any view.
    ///
    /// - Parameter width: the width, in points of the design.
    mutating func draw(
        _ way: ArrowWay, _ color: Color, width: Double, part: Double, of subject: SubjectID
    ) {
        let count = Int((Double(way.points.count - 1) * min(max(part, 0), 1)).rounded())
        guard count >= 3 else { return }
        let points = Array(way.points[...count])
        keep(clear: points, as: .arrow, of: subject)
        let (tip, from) = (points[count], points[count - 3])
        let length = max(tip.distance(to: from), 1e-6)
        let (x, y) = ((tip.x - from.x) / length, (tip.y - from.y) / length)
        /// Returns the point at a distance behind the tip, and at a distance beside the line.
        func point(_ back: Double, _ side: Double) -> CGPoint {
            CGPoint(
                x: tip.x - (x * back + y * side) * unit, y: tip.y - (y * back - x * side) * unit)
        }
        let head = Path.polygon([tip, point(8, 4), point(8, -4)])
        let line = Path.polyline(points.dropLast(2) + [point(6, 0)])
        let shade = theme.shade.faded(0.7)
        stroke(line, shade, width: (width + 2.5) * unit)
        stroke(head, shade, width: 2.5 * unit)
        stroke(line, color, width: width * unit)
        fill(head, color)
    }
}
