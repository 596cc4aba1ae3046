import TouchPicture

extension CALayer {
    /// Whether a point of its coordinates lies in its bounds.
    public func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

    /// The front-most layer at a point of the coordinates around it; nil if it lies outside. Touches never ask this.
    public func hitTest(_ p: CGPoint) -> CALayer? {
        guard !isHidden, opacity > 0 else { return nil }
        let here = p.applying(toParent.inverted())
        for layer in inner.reversed() {
            if let hit = layer.hitTest(here) { return hit }
        }
        return contains(here) ? self : nil
    }

    /// A point of another layer's coordinates in those of this one; nil means the outermost.
    public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
        p.applying(l?.toTop ?? .identity).applying(toTop.inverted())
    }

    /// A point of this layer's coordinates in those of another one; nil means the outermost.
    public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
        p.applying(toTop).applying((l?.toTop ?? .identity).inverted())
    }

    /// The upright box around a rectangle of another layer.
    public func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
        r.applying(l?.toTop ?? .identity).applying(toTop.inverted())
    }

    /// The upright box in another layer around a rectangle of this one.
    public func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
        r.applying(toTop).applying((l?.toTop ?? .identity).inverted())
    }

    private var toParent: CGAffineTransform { view?.transformToParent ?? own.toParent }

    /// To the coordinates around the outermost layer.
    private var toTop: CGAffineTransform {
        if let view {
            return sequence(first: view, next: { $0.superview }).reduce(.identity) {
                $0.concatenating($1.transformToParent)
            }
        }
        return own.toParent.concatenating(outer?.toTop ?? .identity)
    }
}
