import CCairo
import TouchPicture

/// The transforms of a Cairo context, of which it refuses some for ever: after one that cannot be
/// undone, it paints nothing more.
enum ContextTransform {
    /// The transform from the context's coordinates to pixels.
    static func current(of cairo: OpaquePointer) -> CGAffineTransform {
        var m = cairo_matrix_t()
        cairo_get_matrix(cairo, &m)
        return CGAffineTransform(a: m.xx, b: m.yx, c: m.xy, d: m.yy, tx: m.x0, ty: m.y0)
    }

    /// Applies `transform` to all that follows; returns false, and changes nothing, if what it
    /// makes of an area is none, or endless.
    static func apply(_ transform: CGAffineTransform, to cairo: OpaquePointer) -> Bool {
        let whole = transform.concatenating(current(of: cairo))
        guard transform.canBeUndone, whole.canBeUndone else { return false }
        var m = cairo_matrix_t(
            xx: transform.a, yx: transform.b, xy: transform.c, yy: transform.d, x0: transform.tx,
            y0: transform.ty)
        cairo_transform(cairo, &m)
        return true
    }
}

extension CGAffineTransform {
    /// Indicates whether an area remains one under the transform, and has a place.
    var canBeUndone: Bool {
        determinant != 0 && determinant.isFinite && tx.isFinite && ty.isFinite
    }
}
