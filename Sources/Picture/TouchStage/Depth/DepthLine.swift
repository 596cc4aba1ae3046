import TouchPicture
import TouchReading
import TouchTrace

/// The line from a finger through all layers to the view that it hit, with a ring where it passes
/// through a view that was asked and returned no view, and a disc at its end.
struct DepthLine {
    let touch: TouchState
    let context: OverlayContext
    let layers: DepthLayers
    let layout: DepthLayout
    /// The radius of the finger, in points of the design.
    let radius: Double
    /// Indicates whether rings and the disc show the numbers of the views in the order in which
    /// they were asked.
    let isNumbered: Bool

    /// A view through which the line passes.
    struct Pass: Hashable {
        let view: SubjectID
        let layer: Int
        let number: Int?
    }

    /// The place where the line ends.
    struct End: Hashable {
        /// The layer; -1, below the bottom, if nothing was hit.
        let layer: Int
        /// The view that was hit; nil if none was.
        let view: SubjectID?
        /// The view that returned it: itself, or another, whose layer this is; nil for none.
        let answerer: SubjectID?

        /// Indicates whether the view is not below the finger because another view returned it.
        var isElsewhere: Bool { view != answerer }

        static let nobody = End(layer: -1, view: nil, answerer: nil)
    }

    private var walk: HitWalk? { context.stage.walks.last { $0.touch == touch.id } }
    private var order: DepthOrder { DepthOrder(walk: walk, context: context, layers: layers) }

    /// The views below the finger that returned no view, from the top down, as far as the line
    /// goes.
    var passes: [Pass] {
        let end = end?.layer ?? 0
        return order.rows.filter { $0.isPassed }.compactMap { row -> Pass? in
            guard let lying = layers.lying(row.view), lying.layer >= end,
                lying.holds(touch.location)
            else { return nil }
            return Pass(view: row.view, layer: lying.layer, number: row.number)
        }.sorted { $0.layer > $1.layer }
    }

    /// The end of the line; nil until it is known.
    var end: End? {
        guard touch.view != .none else {
            return walk?.end == nil ? nil : .nobody
        }
        guard let hit = layers.lying(touch.view) else { return .nobody }
        let isUnmoved = touch.location.distance(to: touch.start) < 0.5
        if isUnmoved, !hit.holds(touch.location) {
            let answerer = walk?.steps.first { $0.isOverridden && $0.answer == touch.view }
            if let answerer, let lying = layers.lying(answerer.view) {
                return End(layer: lying.layer, view: touch.view, answerer: answerer.view)
            }
        }
        return End(layer: hit.layer, view: touch.view, answerer: touch.view)
    }

    private func place(_ layer: Int) -> CGPoint {
        touch.location.applying(layout.toPicture(layer))
    }

    func draw(into sketch: inout Sketch) {
        let u = sketch.unit
        let passes = passes
        let end = end
        guard let last = end?.layer ?? passes.last?.layer else { return }
        sketch.faded(context.moment.presence(of: touch) * min(3 * layout.share, 1)) { sketch in
            let finger = layout.hovering(touch.location)
            let foot = place(last)
            let start = CGPoint(x: finger.x, y: finger.y + radius * u)
            if foot.y > start.y + 3 * u { drawDots([start, foot], 3, into: &sketch) }
            // Signs do not appear while they would overlap.
            sketch.faded(layout.presence) { sketch in
                for pass in passes {
                    drawSign(at: place(pass.layer), pass.number, into: &sketch)
                }
            }
            guard let end, let answerer = end.answerer, let view = end.view else { return }
            if end.isElsewhere, let hit = layers.lying(view) {
                let middle = hit.view.bounds.middle.applying(hit.toScreen)
                    .applying(layout.toPicture(hit.layer))
                drawDots([foot, middle], 2, into: &sketch)
                sketch.fill(.circle(center: middle, radius: 4 * u), sketch.theme.finger)
            }
            let number = order.rows.first { $0.view == answerer }?.number
            sketch.fill(
                .circle(center: foot, radius: layout.signRadius + 2 * u), sketch.theme.shade)
            sketch.fill(.circle(center: foot, radius: layout.signRadius), sketch.theme.finger)
            if let number { write(number, at: foot, sketch.theme.shade, into: &sketch) }
        }
    }

    private func drawDots(_ points: [CGPoint], _ width: Double, into sketch: inout Sketch) {
        let u = sketch.unit
        let dash: [CGFloat] = [2 * u, 7 * u]
        sketch.stroke(
            .polyline(points), sketch.theme.shade.faded(0.6), width: (width + 2) * u, dash: dash)
        sketch.stroke(.polyline(points), sketch.theme.finger, width: width * u, dash: dash)
    }

    /// Draws a ring with its number.
    private func drawSign(
        at place: CGPoint, _ number: Int?, into sketch: inout Sketch
    ) {
        let (u, color) = (sketch.unit, sketch.theme.amber)
        let ring = Path.circle(center: place, radius: layout.signRadius)
        sketch.fill(ring, sketch.theme.shade)
        sketch.stroke(ring, color, width: min(3 * u, layout.signRadius / 2))
        if let number { write(number, at: place, color, into: &sketch) }
    }

    private func write(
        _ number: Int, at place: CGPoint, _ color: Color, into sketch: inout Sketch
    ) {
        guard isNumbered, layout.signRadius >= 7 * sketch.unit else { return }
        let text = sketch.label(
            "\(number)", .small, color, weight: .semibold, alignment: .center)
        sketch.add(text, x: place.x, middle: place.y)
    }
}
