@_spi(Hosts) import TouchKit
import TouchPicture

extension CALayer {
    /// Draws the layer and all in it into a context, in its own coordinates.
    public func render(in ctx: CGContext) {
        let marks = picture
        guard masksToBounds else { return marks.forEach(ctx.add) }
        ctx.saveGState()
        let outline = UIBezierPath(roundedRect: bounds, cornerRadius: cornerRadius)
        ctx.beginPath()
        ctx.addPath(outline.cgPath)
        ctx.clip()
        marks.forEach(ctx.add)
        ctx.restoreGState()
    }
}
