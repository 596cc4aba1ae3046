import Foundation
import TouchKit
import TouchPicture

extension StagePainter {
    /// Where the chips of the gesture stand that goes on; nil where none are shown, or nobody knows what is yet to come.
    func chipStands(_ context: OverlayContext, _ size: CGSize, _ sketch: Sketch) -> ChipStands? {
        let (moment, stage) = (context.moment, context.stage)
        guard let gesture = moment.gestures.last(at: stage.record),
            stage.recognizers.values.contains(where: { $0.shownState(at: moment.time) != nil })
        else { return nil }
        let grounds = gesture.stages.enumerated().flatMap { index, stage in
            gesture.frames.map { frame in
                var there = moment
                (there.stage, there.time, there.frame) = (stage, stage.time, frame)
                let context = OverlayContext(
                    moment: there, trace: context.trace, layout: layout(for: there, size: size),
                    overlays: overlays)
                return ground(context, keepsNames: index == 0, sketch)
            }
        }
        return ChipStands(gesture, on: grounds, sketch)
    }

    /// - Parameter keepsNames: whether chips stay clear of names there; later those make room.
    private func ground(
        _ context: OverlayContext, keepsNames: Bool, _ sketch: Sketch
    ) -> ChipStands.Ground {
        var placer = LabelPlacer(context.layout.panel, sketch.unit)
        if overlays.contains(.touches) {
            TouchesOverlay(context: context).block(&placer, sketch.unit)
        }
        if keepsNames {
            var unseen = sketch
            ViewNames(context: context).draw(into: &unseen, &placer)
        }
        return ChipStands.Ground(context: context, placer: placer)
    }
}

extension LabelPlacer {
    /// For the stage's panel.
    init(_ panel: CGRect, _ unit: Double) {
        self.init(room: panel.insetBy(dx: 4 * unit, dy: 4 * unit), gap: 3 * unit)
    }
}
