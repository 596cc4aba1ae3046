import TouchPicture
import TouchTrace

/// The places of names; while the camera moves, names that lose their places fade out, and fade in
/// where they find others.
struct NameSights {
    let names: ViewNames
    /// The current view, or the views a little earlier and later.
    var leaving: [ViewNames.Ground]
    /// The views that the camera moves towards; empty while it is at rest.
    var coming: [ViewNames.Ground] = []
    /// The progress from the former to the latter, from 0 to 1.
    var part = 0.0
    /// The places found for names.
    var forms = (leaving: ViewNames.Forms(), coming: ViewNames.Forms())

    mutating func draw(
        on context: OverlayContext, into sketch: inout Sketch, _ placer: inout LabelPlacer
    ) {
        let shown = forms
        forms.leaving = names.forms(on: &leaving, beside: shown.leaving, sketch)
        forms.coming = names.forms(on: &coming, beside: shown.coming, sketch)
        let old = forms.leaving.filter { shown.leaving[$0.key] == nil }
        let new = forms.coming.filter { shown.coming[$0.key] == nil }
        if coming.isEmpty { return names.draw(old, on: context, into: &sketch, &placer) }
        let both = old.filter { new[$0.key]?.form == $0.value.form }
        names.draw(both, on: context, into: &sketch, &placer)
        // One has faded out when the other fades in, so the two may overlap.
        let (fading, isLeaving) = part < 0.5 ? (old, true) : (new, false)
        let single = fading.filter { both[$0.key] == nil }
        sketch.faded(isLeaving ? 1 - 2 * part : 2 * part - 1) { sketch in
            names.draw(single, on: context, into: &sketch, &placer)
        }
    }

    /// Draws names that find a place where fingers were.
    mutating func drawRest(
        on context: OverlayContext, into sketch: inout Sketch, _ placer: inout LabelPlacer
    ) {
        for index in leaving.indices {
            if coming.isEmpty { leaving[index].placer = placer }
            _ = leaving[index].placer.freeLeft()
        }
        for index in coming.indices { _ = coming[index].placer.freeLeft() }
        draw(on: context, into: &sketch, &placer)
    }
}

extension StagePainter {
    /// - Parameters:
    ///   - placer: the areas that are reserved now.
    ///   - outlines: the lines around views now.
    func nameSights(
        _ context: OverlayContext, _ stands: ChipStands?, _ size: CGSize, _ sketch: Sketch,
        _ placer: LabelPlacer, outlines: [KeptClear]
    ) -> NameSights {
        let names = ViewNames(isBrief: isBrief, hasWindows: hasFrames && !isBrief)
        guard let way = context.moment.cameraWay else {
            let now = ViewNames.Ground(
                context: context, placer: placer, outlines: outlines,
                gone: goneOutlines(context, sketch))
            return NameSights(names: names, leaving: [now])
        }
        var known: [(frame: CGRect?, ground: ViewNames.Ground)] = []
        func grounds(_ frames: [CGRect?]) -> [ViewNames.Ground] {
            frames.map { frame in
                if let known = known.first(where: { $0.frame == frame }) { return known.ground }
                let ground = ground(context, showing: frame, stands, size, sketch)
                known.append((frame, ground))
                return ground
            }
        }
        return NameSights(
            names: names, leaving: grounds(way.before), coming: grounds(way.after), part: way.part)
    }

    /// Returns the same moment as a camera shows it elsewhere on its path.
    private func ground(
        _ context: OverlayContext, showing frame: CGRect?, _ stands: ChipStands?, _ size: CGSize,
        _ sketch: Sketch
    ) -> ViewNames.Ground {
        var moment = context.moment
        moment.frame = frame
        let there = self.context(of: moment, context.trace, size)
        var unseen = sketch.empty
        var placer = LabelPlacer(there.layout.panel, sketch.unit)
        drawLines(on: there, into: &unseen, &placer)
        let outlines = unseen.keptClear
        if let stands { _ = tell(on: there, stands, into: &unseen, &placer) }
        return ViewNames.Ground(
            context: there, placer: placer, outlines: outlines, gone: goneOutlines(there, sketch))
    }

    private func goneOutlines(
        _ context: OverlayContext, _ sketch: Sketch
    ) -> [(outline: KeptClear, absence: Double)] {
        guard overlays.contains(.hitTest) else { return [] }
        return HitTestOverlay(context: context, isBrief: isBrief).goneOutlines(sketch.unit)
    }
}
