import TouchPicture

/// The position of a view in its superview, as the conversion from the superview's coordinates to
/// its own.
nonisolated struct Placement {
    /// A point of the superview, and the view's point at that position.
    private let anchor: CGPoint
    private let base: CGPoint
    /// The linear part of the conversion.
    private let a: CGFloat
    private let b: CGFloat
    private let c: CGFloat
    private let d: CGFloat

    /// Creates the placement of a view that is neither moved nor rotated.
    init() {
        (anchor, base) = (.zero, .zero)
        (a, b, c, d) = (1, 0, 0, 1)
    }

    /// Creates a placement; nil if the transform is singular, which has no conversion (HT5).
    @inline(__always)
    init?(bounds: CGRect, center: CGPoint, transform: CGAffineTransform) {
        if transform.isIdentity {
            // From the corner, so that edges stay exact where they are whole numbers or halves.
            anchor = CGPoint(x: center.x - bounds.width / 2, y: center.y - bounds.height / 2)
            base = CGPoint(x: bounds.minX, y: bounds.minY)
            (a, b, c, d) = (1, 0, 0, 1)
        } else {
            let determinant = transform.determinant
            guard determinant != 0, determinant.isFinite else { return nil }
            let inverse = transform.inverted()
            anchor = center
            base = CGPoint(x: bounds.midX + inverse.tx, y: bounds.midY + inverse.ty)
            (a, b, c, d) = (inverse.a, inverse.b, inverse.c, inverse.d)
        }
    }

    /// Converts `point` from the superview's coordinates to the view's own.
    @inline(__always)
    func inward(_ point: CGPoint) -> CGPoint {
        let x = point.x - anchor.x
        let y = point.y - anchor.y
        return CGPoint(x: a * x + c * y + base.x, y: b * x + d * y + base.y)
    }

    /// Does the same if the transform is the identity.
    @inline(__always)
    func inwardUpright(_ point: CGPoint) -> CGPoint {
        CGPoint(x: point.x - anchor.x + base.x, y: point.y - anchor.y + base.y)
    }
}

extension UIView {
    /// The placement of the view; nil if the transform is singular (HT5).
    var placement: Placement? {
        Placement(bounds: bounds, center: center, transform: transform)
    }

    /// Converts `point` from the superview's coordinates to the view's own; nil if the transform is
    /// singular (HT5).
    func pointFromParent(_ point: CGPoint) -> CGPoint? {
        placement?.inward(point)
    }
}
