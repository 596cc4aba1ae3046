import TouchPicture
import TouchReading
import TouchTrace

/// Gesture recognizers as chips inside their view's top edge, stacked in the order in which they
/// get a touch: the kind, the state by color and shape, the recognizers it waits for, the
/// measures, and the reason for its end.
///
/// They follow the fingers, not the story: thresholds are meaningful only beside the finger that
/// crosses them.
struct RecognizersOverlay {
    let context: OverlayContext

    // MARK: Places

    /// Returns the chips at the places that they keep during the gesture.
    func placed(
        at stands: ChipStands, _ sketch: Sketch, _ placer: inout LabelPlacer
    ) -> [PlacedChip] {
        let ground = ChipStands.Ground(context: context, placer: placer)
        for recognizer in context.stage.recognizers.values {
            guard recognizer.outcome != nil, context.presence(of: recognizer.id) <= 0,
                let box = stands.box(of: recognizer.id, ground)
            else { continue }
            let end = recognizer.outcomeTime + RecognizerState.afterglow - Motion.duration
            placer.blockLeft(box, absence: context.moment.absence(since: end))
        }
        return shown(sketch).flatMap { view, chips in
            chips.compactMap { chip in
                stands.box(of: chip.recognizer, on: view.id, ground).map { box in
                    placer.block(box)
                    return PlacedChip(
                        chip: chip, box: box, isBrief: stands.isBrief(chip.recognizer))
                }
            }
        }
    }

    /// Returns the chips where there is room now.
    func placed(_ sketch: Sketch, _ placer: inout LabelPlacer) -> [PlacedChip] {
        let u = sketch.unit
        return shown(sketch).flatMap { view, chips -> [PlacedChip] in
            guard let longest = chips.map({ $0.briefWidth(sketch) }).max() else { return [] }
            let form = ChipForm(count: chips.count, longest: longest, on: view, context, u)
            let bounds = context.box(of: view)
            let clear = form.slots.filter {
                context.isClear(form.box(in: $0, over: bounds), on: view, u)
            }
            let wishes = (clear + form.slots).map { $0.point(over: bounds) }
            return chips.compactMap { chip in
                placer.place(form.size, wishes: wishes).map { box in
                    PlacedChip(chip: chip, box: box, isBrief: form.isBrief)
                }
            }
        }
    }

    /// Returns the chips of the recognizers involved, by their views, the last one added first.
    private func shown(_ sketch: Sketch) -> [(view: ViewState, chips: [RecognizerChip])] {
        context.stage.views.values.compactMap { view in
            // A removed recognizer shows that it was cancelled and then disappears.
            let removed = context.stage.recognizers.values.filter {
                $0.view == .none && $0.lastView == view.id
            }
            let ids = (removed.map { $0.id } + view.recognizers.reversed()).filter { id in
                context.stage.recognizers[id]?.shownState(at: context.moment.time) != nil
            }
            guard !ids.isEmpty, context.isSeen(view) else { return nil }
            return (view, ids.map { RecognizerChip($0, context, sketch) })
        }
    }

    // MARK: Chips

    func draw(_ chips: [PlacedChip], into sketch: inout Sketch) {
        for placed in chips {
            let id = placed.recognizer
            sketch.faded(context.presence(of: id)) { sketch in
                if placed.isBrief {
                    placed.chip.drawBrief(in: placed.box, into: &sketch)
                } else {
                    placed.chip.draw(in: placed.box, into: &sketch)
                }
            }
            sketch.keep(clear: placed.box, as: .chip, of: id)
            sketch.pointing(at: placed.box, means: id, fingerHeight: 44 * sketch.unit)
        }
    }
}
