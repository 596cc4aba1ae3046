import TouchPicture
import TouchReading
import TouchTrace

/// The path of a call up the responder chain: an arrow from view to view, numbered by the order of
/// its hops. Responders that are not views are skipped: the ladder beside the stage shows them.
struct ChainArrows {
    let context: OverlayContext

    /// A hop that is visible on the stage.
    struct Leg: Hashable {
        let from: SubjectID
        let to: SubjectID
        /// The number of hops with which the call arrived.
        let number: Int
    }

    /// The legs of the last call, in order.
    var legs: [Leg] {
        guard let call = context.stage.calls.last else { return [] }
        var legs: [Leg] = []
        var last = call.responder
        for (index, hop) in call.hops.enumerated() where isSeen(hop.to) {
            if isSeen(last) { legs.append(Leg(from: last, to: hop.to, number: index + 1)) }
            last = hop.to
        }
        return legs
    }

    private func isSeen(_ id: SubjectID) -> Bool {
        context.stage.views[id].map(context.isSeen) ?? false
    }

    func draw(into sketch: inout Sketch, _ placer: inout LabelPlacer) {
        guard context.moment.staging.tellsChain else { return }
        let u = sketch.unit
        let hops = context.stage.calls.last?.hops.count ?? 0
        var router = ArrowRouter(stands: nil, unit: u)
        for leg in legs {
            let text = sketch.label(
                "\(leg.number)", .small, sketch.theme.amber, weight: .semibold)
            let size = sketch.size(of: text)
            let disc = max(size.width, size.height) + 6 * u
            let route = router.route(
                shapes(leg), from: leg.from, to: leg.to,
                words: CGSize(width: disc, height: disc), on: context, &placer
            ) { id, ground, _ in
                ground.context.outline(id)?.bounds
            }
            guard let route else { continue }
            let isLast = leg.number == hops
            sketch.draw(
                route.way, sketch.theme.amber, width: 2.25,
                part: isLast ? context.moment.growth : 1, of: leg.to)
            guard let box = route.words else { continue }
            let air = CGSize(
                width: (disc - size.width) / 2, height: (disc - size.height) / 2)
            sketch.drawPill(text, in: box, air: air, sketch.theme.amber, of: leg.to)
        }
    }

    /// Returns the shapes for a leg: out of a view to the nearest edge of the view that contains it
    /// first, or straight to one beside it.
    private func shapes(_ leg: Leg) -> [ArrowShape] {
        let straight = [0.0, 36, -36].map { ArrowShape.across(bend: $0) }
        guard let inner = context.outline(leg.from)?.bounds,
            let outer = context.outline(leg.to)?.bounds
        else { return straight }
        let ways: [(side: CGRect.Side, length: Double)] = [
            (side: .right, length: outer.maxX - inner.maxX),
            (side: .top, length: inner.minY - outer.minY),
            (side: .bottom, length: outer.maxY - inner.maxY),
            (side: .left, length: inner.minX - outer.minX),
        ]
        // A call climbs: the arrow points upwards, unless another path is much shorter.
        func cost(_ way: (side: CGRect.Side, length: Double)) -> Double {
            way.side == .top ? way.length / 2 : way.length
        }
        return ways.sorted { cost($0) < cost($1) }.map { .through($0.side) } + straight
    }
}
