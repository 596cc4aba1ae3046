import Foundation
import TouchKit
import TouchPicture

/// What a tape points at: rings around views, and arrows from one thing to another.
struct MarksOverlay {
    let context: OverlayContext

    func drawRings(into sketch: inout Sketch) {
        let u = sketch.unit
        for view in context.moment.staging.rings {
            guard let ring = context.outline(view, grownBy: 9 * u) else { continue }
            sketch.stroke(ring, sketch.theme.shade.faded(0.6), width: 6 * u)
            sketch.stroke(ring, sketch.theme.amber, width: 3.5 * u)
        }
    }

    /// - Parameter chips: where recognizers are told.
    func drawArrows(chips: [ChipPlace], into sketch: inout Sketch, _ placer: inout LabelPlacer) {
        for arrow in context.moment.staging.arrows {
            guard let from = place(arrow.from, chips), let to = place(arrow.to, chips) else {
                continue
            }
            draw(arrow, from, to, into: &sketch, &placer)
        }
    }

    /// The upright rectangle of a view or a recognizer's chip; that of its view, if it has none.
    private func place(_ id: SubjectID, _ chips: [ChipPlace]) -> CGRect? {
        if let chip = chips.first(where: { $0.recognizer == id }) { return chip.box }
        let view = context.stage.recognizers[id]?.view ?? id
        return context.outline(view)?.bounds
    }

    private func draw(
        _ arrow: Staging.Arrow, _ from: CGRect, _ to: CGRect, into sketch: inout Sketch,
        _ placer: inout LabelPlacer
    ) {
        let u = sketch.unit
        let middles = (
            CGPoint(x: from.midX, y: from.midY), CGPoint(x: to.midX, y: to.midY)
        )
        guard let start = from.border(towards: middles.1, air: 6 * u),
            let end = to.border(towards: middles.0, air: 8 * u)
        else { return }
        // The straightest way that passes what must be read.
        let bends = [0.0, 36, -36, 72, -72, 120, -120].map { $0 * u }
        let ways = bends.map { Way(from: start, to: end, bend: $0) }
        let way = ways.first { way in
            !way.points.contains(where: placer.isTaken)
        }
        guard let way = way ?? ways.first else { return }
        let color = sketch.theme.amber
        sketch.stroke(way.path, sketch.theme.shade.faded(0.8), width: 6.5 * u)
        sketch.stroke(way.path, color, width: 3 * u)
        sketch.arrow(from: way.neck, to: end, color, width: 3 * u, head: 13 * u)
        for point in way.points {
            placer.block(CGRect(x: point.x, y: point.y, width: 1, height: 1))
        }
        guard let words = arrow.text?[sketch.words.language], !words.isEmpty else { return }
        let text = sketch.label(words, sketch.font(.detail, .semibold), color)
        let size = sketch.size(of: text)
        let pill = CGSize(width: size.width + 18 * u, height: size.height + 8 * u)
        let middle = way.points[way.points.count / 2]
        let wishes = [
            CGPoint(x: middle.x - pill.width / 2, y: middle.y - pill.height - 10 * u),
            CGPoint(x: middle.x - pill.width / 2, y: middle.y + 10 * u),
            CGPoint(x: middle.x + 12 * u, y: middle.y - pill.height / 2),
        ]
        guard let box = placer.place(pill, wishes: wishes) else { return }
        sketch.box(
            box, radius: box.height / 2, fill: sketch.theme.panel.faded(0.95), line: color, width: u
        )
        sketch.add(text.moved(to: CGPoint(x: box.minX + 9 * u, y: box.minY + 4 * u)))
    }

    /// A curve from one point to another that leaves the straight line by `bend` points.
    private struct Way {
        let path: Path
        /// Along it, without the ends.
        let points: [CGPoint]
        /// Where the head begins.
        let neck: CGPoint

        init(from start: CGPoint, to end: CGPoint, bend: Double) {
            let (dx, dy) = (end.x - start.x, end.y - start.y)
            let length = max((dx * dx + dy * dy).squareRoot(), 1)
            let middle = CGPoint(
                x: (start.x + end.x) / 2 - dy / length * bend,
                y: (start.y + end.y) / 2 + dx / length * bend)
            func point(_ t: Double) -> CGPoint {
                let (a, b, c) = ((1 - t) * (1 - t), 2 * t * (1 - t), t * t)
                return CGPoint(
                    x: a * start.x + b * middle.x + c * end.x,
                    y: a * start.y + b * middle.y + c * end.y)
            }
            points = (1..<20).map { point(Double($0) / 20) }
            path = .polyline([start] + points)
            neck = point(0.9)
        }
    }
}

extension CGRect {
    /// Where the way from the middle to `point` leaves the rectangle grown by `air`; nil if the point lies in it.
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
