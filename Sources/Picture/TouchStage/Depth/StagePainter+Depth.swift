import TouchPicture

extension StagePainter {
    /// Draws the scene tilted apart, and as long as it hardly is, the marks that belong on the flat
    /// one.
    func drawDepth(
        _ depth: Staging.Depth, on context: OverlayContext, _ size: CGSize,
        into sketch: inout Sketch
    ) {
        let painter = DepthPainter(
            depth, context, radius: touches(context).radius,
            tellsOrder: overlays.contains(.hitTest))
        var told = sketch.empty
        if painter.layout.flatness > 0 {
            var flat = self
            flat.hasOutlines = false
            flat.drawTold(on: context, size, into: &told)
        }
        painter.draw(
            into: &sketch, told: told.marks, hasNames: hasNames,
            hasFingers: overlays.contains(.touches))
    }
}
