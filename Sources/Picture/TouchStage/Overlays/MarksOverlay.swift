import TouchPicture
import TouchReading
import TouchScript
import TouchTrace

/// The things that a tape points at: rings around views, and arrows from one thing to another.
struct MarksOverlay {
    let context: OverlayContext

    func drawRings(into sketch: inout Sketch) {
        let u = sketch.unit
        for view in context.moment.staging.rings {
            let fills = context.fillsStage(view, reach: 12 * u)
            guard let ring = context.outline(view, grownBy: fills ? -6 * u : 9 * u) else {
                continue
            }
            sketch.keep(clear: ring.ends, as: .outline, of: view)
            sketch.stroke(ring, sketch.theme.shade.faded(0.6), width: 6 * u)
            sketch.stroke(ring, sketch.theme.amber, width: 3.5 * u)
        }
    }

    /// Draws the arrows.
    ///
    /// - Parameter chips: the chips of the recognizers.
    func drawArrows(
        chips: [PlacedChip], _ router: inout ArrowRouter, into sketch: inout Sketch,
        _ placer: inout LabelPlacer
    ) {
        let u = sketch.unit
        let color = sketch.theme.amber
        for arrow in context.moment.staging.arrows {
            let words = arrow.text?[sketch.words.language] ?? ""
            let text = sketch.label(words, .detail, color, weight: .semibold)
            let size = sketch.size(of: text)
            let pill = CGSize(width: size.width + 18 * u, height: size.height + 8 * u)
            let route = router.route(
                ArrowShape.told, from: arrow.from, to: arrow.to, words: words.isEmpty ? nil : pill,
                on: context, &placer
            ) { id, ground, stands in
                place(of: id, ground, stands, chips)
            }
            guard let route else { continue }
            let way = route.way
            sketch.keep(clear: way.points, as: .arrow, of: arrow.from)
            sketch.stroke(way.path, sketch.theme.shade.faded(0.8), width: 6.5 * u)
            sketch.stroke(way.path, color, width: 3 * u)
            let neck = way.points[way.points.count - 3]
            sketch.arrow(from: neck, to: way.end, color, width: 3 * u, head: 13 * u)
            guard let box = route.words else { continue }
            let air = CGSize(width: 9 * u, height: 4 * u)
            sketch.drawPill(text, in: box, air: air, color, of: arrow.from)
        }
    }

    /// Returns the upright rectangle of a view or a recognizer's chip; that of its view if it has
    /// none.
    private func place(
        of id: SubjectID, _ ground: ChipStands.Ground, _ stands: ChipStands?, _ chips: [PlacedChip]
    ) -> CGRect? {
        if let chip = chips.first(where: { $0.recognizer == id }) {
            return stands?.box(of: id, ground) ?? chip.box
        }
        let view = ground.context.stage.recognizers[id]?.lastView ?? id
        return ground.context.outline(view)?.bounds
    }
}
