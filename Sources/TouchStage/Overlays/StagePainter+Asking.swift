import TouchKit
import TouchPicture

extension StagePainter {
    /// Whom one means who points at a place of the picture: a recognizer's chip, a finger, or the view in front.
    ///
    /// - Parameter point: in points of the picture.
    /// - Returns: nil where there is nothing.
    public func subject(
        at point: CGPoint, of moment: StageMoment, in trace: Trace, size: CGSize
    ) -> SubjectID? {
        let layout = layout(for: moment, size: size)
        let staging = Staging(moment: moment, trace: trace, layout: layout, overlays: overlays)
        if overlays.contains(.recognizers) {
            let chips = chips(staging)
            // A finger is wider than a chip of one line is high.
            let near = chips.last { chip in
                let air = max(0, 44 * layout.unit - chip.box.height) / 2
                return chip.box.insetBy(dx: 0, dy: -air).contains(point)
            }
            if let chip = chips.last(where: { $0.box.contains(point) }) ?? near {
                return chip.recognizer
            }
        }
        let reach = TouchesOverlay.radius * layout.unit
        let finger = staging.fingers.last { touch in
            let at = staging.inPicture(touch.location)
            return abs(at.x - point.x) <= reach && abs(at.y - point.y) <= reach
        }
        if let finger { return finger.id }
        return staging.view(at: point)
    }

    /// Where the chips stand, as they are painted.
    private func chips(_ staging: Staging) -> [ChipPlace] {
        var sketch = Sketch(
            theme: theme, words: Words(language: language), measurer: measurer,
            unit: staging.layout.unit)
        var placer = LabelPlacer(
            room: staging.layout.stage.insetBy(dx: 4 * sketch.unit, dy: 4 * sketch.unit),
            gap: 3 * sketch.unit)
        if overlays.contains(.touches) {
            TouchesOverlay(staging: staging).block(&placer, sketch.unit)
        }
        ViewNames(staging: staging).draw(into: &sketch, &placer)
        return RecognizersOverlay(staging: staging).draw(into: &sketch, &placer)
    }
}

extension Staging {
    /// The view in front at a place of the picture, touchable or not.
    fileprivate func view(at point: CGPoint) -> SubjectID? {
        stage.views.values.filter { view in
            guard view.isAttached, !view.isHidden else { return false }
            let t = toPicture(view.id)
            guard t.determinant != 0 else { return false }
            return view.bounds.contains(point.applying(t.inverted()))
        }.max { stage.depth(of: $0.id) < stage.depth(of: $1.id) }?.id
    }
}
