import TouchPicture
import TouchReading
import TouchScript
import TouchTrace

/// What a tape points at: rings around views, and arrows from one thing to another.
struct MarksOverlay {
    let context: OverlayContext

    func drawRings(into sketch: inout Sketch) {
        let u = sketch.unit
        for view in context.moment.staging.rings {
            guard let ring = context.outline(view, grownBy: 9 * u) else { continue }
            sketch.keep(clear: ring.ends, as: .outline, of: view)
            sketch.stroke(ring, sketch.theme.shade.faded(0.6), width: 6 * u)
            sketch.stroke(ring, sketch.theme.amber, width: 3.5 * u)
        }
    }

    /// - Parameter chips: where recognizers are told.
    func drawArrows(
        chips: [ChipPlace], _ router: inout ArrowRouter, into sketch: inout Sketch,
        _ placer: inout LabelPlacer
    ) {
        for arrow in context.moment.staging.arrows {
            draw(arrow, chips, &router, into: &sketch, &placer)
        }
    }

    private func draw(
        _ arrow: Staging.Arrow, _ chips: [ChipPlace], _ router: inout ArrowRouter,
        into sketch: inout Sketch, _ placer: inout LabelPlacer
    ) {
        let u = sketch.unit
        let color = sketch.theme.amber
        let words = arrow.text?[sketch.words.language] ?? ""
        let text = sketch.label(words, sketch.font(.detail, .semibold), color)
        let size = sketch.size(of: text)
        let pill = CGSize(width: size.width + 18 * u, height: size.height + 8 * u)
        let route = router.route(
            ArrowShape.told, ArrowRouter.Ends(from: arrow.from, to: arrow.to),
            words: words.isEmpty ? nil : pill,
            now: ChipStands.Ground(context: context, placer: placer), &placer
        ) { id, ground, stands in
            place(of: id, ground, stands, chips)
        }
        guard let route else { return }
        let way = route.way
        sketch.keep(clear: way.points, as: .arrow, of: arrow.from)
        sketch.stroke(way.path, sketch.theme.shade.faded(0.8), width: 6.5 * u)
        sketch.stroke(way.path, color, width: 3 * u)
        let neck = way.points[way.points.count - 3]
        sketch.arrow(from: neck, to: way.end, color, width: 3 * u, head: 13 * u)
        guard let box = route.words else { return }
        sketch.box(
            box, radius: box.height / 2, fill: sketch.theme.panel.faded(0.95), line: color, width: u
        )
        sketch.add(text.moved(to: CGPoint(x: box.minX + 9 * u, y: box.minY + 4 * u)))
        sketch.keep(clear: box, as: .words, of: arrow.from)
    }

    /// The upright rectangle of a view or a recognizer's chip; that of its view, if it has none.
    private func place(
        of id: SubjectID, _ ground: ChipStands.Ground, _ stands: ChipStands?, _ chips: [ChipPlace]
    ) -> CGRect? {
        if chips.contains(where: { $0.recognizer == id }) {
            return stands?.box(of: id, ground) ?? chips.first { $0.recognizer == id }?.box
        }
        let view = ground.context.stage.recognizers[id]?.view ?? id
        return ground.context.outline(view)?.bounds
    }
}
