import TouchPicture

extension CALayer {
    /// Returns whether a point, in the layer's coordinates, lies in its bounds.
    public func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

    /// Returns the front-most layer at a point, in the coordinates around the layer; nil if the
    /// point lies outside. Touches never use this.
    public func hitTest(_ p: CGPoint) -> CALayer? {
        guard !isHidden, opacity > 0 else { return nil }
        let here = p.applying(toParent.inverted())
        for layer in inner.reversed() {
            if let hit = layer.hitTest(here) { return hit }
        }
        return contains(here) ? self : nil
    }

    /// Converts a point from the coordinates of another layer to those of this one; nil means the
    /// outermost.
    public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
        p.applying(l?.toTop ?? .identity).applying(toTop.inverted())
    }

    /// Converts a point from this layer's coordinates to those of another one; nil means the
    /// outermost.
    public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
        p.applying(toTop).applying((l?.toTop ?? .identity).inverted())
    }

    /// Returns the upright box in this layer around a rectangle of another one.
    public func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
        r.applying(l?.toTop ?? .identity).applying(toTop.inverted())
    }

    /// Returns the upright box in another layer around a rectangle of this one.
    public func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
        r.applying(toTop).applying((l?.toTop ?? .identity).inverted())
    }

    private var toParent: CGAffineTransform { view?.transformToParent ?? own.toParent }

    /// The transform to the coordinates around the outermost layer.
    private var toTop: CGAffineTransform {
        if let view {
            return sequence(first: view, next: { $0.superview }).reduce(.identity) {
                $0.concatenating($1.transformToParent)
            }
        }
        return own.toParent.concatenating(outer?.toTop ?? .identity)
    }
}
