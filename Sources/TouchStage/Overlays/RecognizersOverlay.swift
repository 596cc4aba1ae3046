import Foundation
import TouchKit
import TouchPicture

/// Gesture recognizers as chips inside their view's top edge, stacked in the order in which they get a touch:
/// kind, state by colour and shape, whom they wait for, what they measured and why they ended so.
///
/// They follow the fingers, not the story: thresholds mean something only beside the finger that passes them.
struct RecognizersOverlay {
    let context: OverlayContext

    /// - Returns: where the chips are.
    func draw(into sketch: inout Sketch, _ placer: inout LabelPlacer) -> [ChipPlace] {
        var places: [ChipPlace] = []
        for view in context.stage.views.values where context.isSeen(view) {
            // Last added first.
            let chips = view.recognizers.reversed().compactMap { chip($0, sketch) }
            places += draw(chips, on: view.id, into: &sketch, &placer)
        }
        return places
    }

    // MARK: Chips

    /// Nil for a recognizer that has nothing to do with what is going on.
    private func chip(_ id: SubjectID, _ sketch: Sketch) -> RecognizerChip? {
        guard let recognizer = context.stage.recognizers[id],
            let state = recognizer.shownState(at: context.moment.time)
        else { return nil }
        let words = sketch.words.story(of: recognizer, state, context.trace)
        return RecognizerChip(
            recognizer: id, name: context.name(id), typeName: context.trace[id]?.typeName ?? "",
            state: state, words: words)
    }

    private func draw(
        _ chips: [RecognizerChip], on view: SubjectID, into sketch: inout Sketch,
        _ placer: inout LabelPlacer
    ) -> [ChipPlace] {
        guard !chips.isEmpty, let state = context.stage.views[view] else { return [] }
        let u = sketch.unit
        let bounds = state.bounds.applying(context.toPicture(view))
        // Where a view has no room to spare, its chips have one line; what they say must not make them jump.
        // Nor does a view that is pinched or turned.
        let scale = context.layout.sceneScale
        let isBrief =
            state.bounds.height * scale < (44 + 96 * Double(chips.count)) * u
            || state.bounds.width * scale < 216 * u
        let longest = chips.map { $0.briefWidth(sketch) }.max() ?? 0
        let size =
            isBrief
            ? CGSize(
                width: min(max(bounds.width - 20 * u, longest), 228 * u),
                height: 26 * u)
            : CGSize(width: 196 * u, height: 42 * u)
        let wishes = wishes(for: size, count: chips.count, over: bounds, view: state, u)
        return chips.compactMap { chip in
            guard let box = placer.place(size, wishes: wishes) else { return nil }
            let presence = context.presence(of: chip.recognizer)
            sketch.faded(presence) { sketch in
                if isBrief {
                    chip.drawBrief(in: box, into: &sketch)
                } else {
                    chip.draw(in: box, into: &sketch)
                }
            }
            sketch.pointing(at: box, means: chip.recognizer, fingerHeight: 44 * u)
            return ChipPlace(recognizer: chip.recognizer, box: box)
        }
    }

    /// Below the view's name, then at its other side, then beside it; at first only where nothing is that a finger
    /// could mean.
    private func wishes(
        for size: CGSize, count: Int, over bounds: CGRect, view: ViewState, _ u: Double
    ) -> [CGPoint] {
        let columns = [
            bounds.minX + 10 * u, bounds.maxX - 10 * u - size.width, bounds.maxX + 8 * u,
            bounds.minX - 8 * u - size.width,
        ]
        let pitch = (size.height + 6 * u) / 2
        let rows = (0..<2 * count + 12).map { bounds.minY + 32 * u + Double($0) * pitch }
        let all = columns.flatMap { x in rows.map { CGPoint(x: x, y: $0) } }
        let content = (view.children + context.pastFingers.map(\.view).filter { $0 != view.id })
            .compactMap { id -> CGRect? in
                guard let other = context.stage.views[id], !other.isHidden, other.alpha > 0.01
                else { return nil }
                return other.bounds.applying(context.toPicture(id))
            }
        let inner = bounds.insetBy(dx: -4 * u, dy: -4 * u)
        let free = all.filter { point in
            let box = CGRect(origin: point, size: size)
            return inner.contains(box) && !content.contains { $0.intersects(box) }
        }
        return free + all
    }

    // MARK: Slop

    func drawSlops(into sketch: inout Sketch) {
        for touch in context.fingers { drawSlop(of: touch, into: &sketch) }
    }

    /// How far the finger may go before somebody takes notice, where it came down.
    private func drawSlop(of touch: TouchState, into sketch: inout Sketch) {
        let u = sketch.unit
        var drawn: [Double] = []
        for id in touch.recognizers {
            guard let recognizer = context.stage.recognizers[id] else { continue }
            for measure in recognizer.measures
            where measure.quantity == .movement && !drawn.contains(measure.threshold) {
                drawn.append(measure.threshold)
                let radius = measure.threshold * context.layout.sceneScale
                guard radius > 0, radius < 400 * u else { continue }
                let isPassed = measure.value >= measure.threshold
                let color = isPassed ? sketch.theme.amber : sketch.theme.finger
                let ring = Path.circle(center: context.inPicture(touch.start), radius: radius)
                sketch.stroke(ring, sketch.theme.shade.faded(0.3), width: 3.5 * u)
                sketch.stroke(ring, color, width: 1.5 * u, dash: [4 * u, 4 * u])
            }
        }
    }
}
