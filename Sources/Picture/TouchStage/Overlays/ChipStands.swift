import TouchPicture
import TouchReading
import TouchTrace

/// The positions of a gesture's chips. They are chosen once for all of it: during the gesture, no
/// chip moves except with its view and the camera.
struct ChipStands {
    private var stands: [SubjectID: (form: ChipForm, slot: ChipForm.Slot)] = [:]
    /// The instants of the gesture, with the chips of all its recognizers, although not all of them
    /// are visible all the time.
    private(set) var grounds: [Ground]

    /// The stage at one instant of the gesture, with the areas that chips avoid.
    struct Ground {
        let context: OverlayContext
        var placer: LabelPlacer
    }

    /// - Parameter grounds: the instants of the gesture, the first one first.
    init(_ gesture: Gesture, on grounds: [Ground], _ sketch: Sketch) {
        self.grounds = grounds
        guard let first = grounds.first?.context else { return }
        for view in first.stage.views.values where first.isSeen(view) {
            // The last one added comes first.
            let all = view.recognizers.reversed().filter(gesture.recognizers.contains)
            let longest = all.map { id in
                RecognizerChip(id, first, sketch).briefWidth(sketch)
            }.max()
            guard let longest else { continue }
            let form = ChipForm(
                count: all.count, longest: longest, on: view, first, sketch.unit)
            for id in all {
                guard let slot = slot(for: form, on: view.id, sketch.unit) else { continue }
                stands[id] = (form, slot)
                let stands = self
                block { _, ground in [stands.box(of: id, on: view.id, ground)].compactMap { $0 } }
            }
        }
    }

    /// Reserves the boxes that `boxes` returns for each instant.
    mutating func block(_ boxes: (_ index: Int, Ground) -> [CGRect]) {
        for index in grounds.indices { grounds[index].placer.block(boxes(index, grounds[index])) }
    }

    /// Returns the box of a recognizer's chip.
    ///
    /// - Returns: the box; nil for a recognizer without a place of its own.
    func box(of recognizer: SubjectID, _ ground: Ground) -> CGRect? {
        guard let view = ground.context.stage.recognizers[recognizer]?.lastView else { return nil }
        return box(of: recognizer, on: view, ground)
    }

    /// Returns the box of a recognizer's chip on a view.
    ///
    /// - Returns: the box; nil for a recognizer without a place of its own.
    func box(of recognizer: SubjectID, on view: SubjectID, _ ground: Ground) -> CGRect? {
        guard let stand = stands[recognizer], let view = ground.context.stage.views[view] else {
            return nil
        }
        return Self.box(stand.form, stand.slot, on: view, ground)
    }

    func isBrief(_ recognizer: SubjectID) -> Bool { stands[recognizer]?.form.isBrief ?? false }

    private static func box(
        _ form: ChipForm, _ slot: ChipForm.Slot, on view: ViewState, _ ground: Ground
    ) -> CGRect {
        ground.placer.clamped(form.box(in: slot, over: ground.context.box(of: view)))
    }

    /// Returns the first slot that is always free, and where a tap could refer to nothing else; or
    /// the one for which that holds longest; or any nearby.
    private func slot(
        for form: ChipForm, on id: SubjectID, _ u: Double
    ) -> ChipForm.Slot? {
        var best: (slot: ChipForm.Slot, free: Int, clear: Int)?
        for slot in form.slots {
            var (free, clear) = (0, 0)
            for ground in grounds {
                guard let view = ground.context.stage.views[id] else { continue }
                let box = Self.box(form, slot, on: view, ground)
                if ground.placer.isFree(box) { free += 1 }
                if ground.context.isClear(box, on: view, u) { clear += 1 }
            }
            if (free, clear) == (grounds.count, grounds.count) { return slot }
            if free > 0, (free, clear) > (best?.free ?? 0, best?.clear ?? 0) {
                best = (slot, free, clear)
            }
        }
        if let best { return best.slot }
        guard var first = grounds.first, let view = first.context.stage.views[id] else {
            return nil
        }
        let bounds = first.context.box(of: view)
        let box = first.placer.place(
            form.size, wishes: form.slots.map { $0.point(over: bounds) })
        return box.map { box in
            ChipForm.Slot(offset: CGPoint(x: box.minX - bounds.minX, y: box.minY - bounds.minY))
        }
    }
}
