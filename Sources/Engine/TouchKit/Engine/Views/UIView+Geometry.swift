import TouchPicture

extension UIView {
    /// The upright box around the view, in its superview's coordinates.
    var box: CGRect {
        if transform.isIdentity {
            return CGRect(
                x: center.x - bounds.width / 2, y: center.y - bounds.height / 2,
                width: bounds.width, height: bounds.height)
        }
        return bounds.applying(transformToParent)
    }

    /// Changes `bounds` and `center` so that `rect` is the box.
    func fill(_ rect: CGRect) {
        let (x, y) = (abs(transform.a), abs(transform.d))
        guard transform.b == 0, transform.c == 0, x > 0, y > 0 else {
            log("frame cannot be set under this transform: set center and bounds instead")
            return
        }
        bounds.size = CGSize(width: rect.size.width / x, height: rect.size.height / y)
        // The view may keep a size of its own, whatever size it is given.
        let size = CGSize(width: bounds.size.width * x, height: bounds.size.height * y)
        center = CGPoint(
            x: rect.origin.x + size.width / 2 - transform.tx,
            y: rect.origin.y + size.height / 2 - transform.ty)
    }

    /// The transform from the view's coordinates to its superview's.
    var transformToParent: CGAffineTransform {
        CGAffineTransform(translationX: -bounds.midX, y: -bounds.midY)
            .concatenating(transform)
            .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
    }

    /// Converts `point` from the view's coordinates to the superview's.
    func pointToParent(_ point: CGPoint) -> CGPoint {
        if transform.isIdentity {
            return CGPoint(
                x: point.x - bounds.minX + (center.x - bounds.width / 2),
                y: point.y - bounds.minY + (center.y - bounds.height / 2))
        }
        return point.applying(transformToParent)
    }

    /// Converts `point` from this view's coordinates to those of `view`; nil means the window
    /// (HT6).
    ///
    /// Between two windows, the conversion goes through the screen's coordinates. A view under a
    /// singular transform cannot be entered: the point keeps the coordinates it has outside.
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        if view === self { return point }
        let target = view ?? root
        var here: UIView = self
        var point = point
        while here !== target, let up = here.parent {
            point = here.pointToParent(point)
            here = up
        }
        if here === target { return point }
        guard let target else { return point }
        if let other = target.topmost as UIView?, other !== here {
            point = here.pointToParent(point)
            return target.pointFromTop(other.pointFromParent(point) ?? point, top: other)
        }
        return target.pointFromTop(point, top: here)
    }

    /// Converts `point` from the coordinates of `view` to those of this view; nil means the window
    /// (HT6).
    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        guard let source = view ?? root else { return point }
        return source.convert(point, to: self)
    }

    /// Returns the upright box around `rect` in the coordinates of `view`; nil means the window.
    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        let corners = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
        ].map { convert($0, to: view) }
        return CGRect(around: corners)
    }

    /// Returns the upright box in this view around `rect` of `view`; nil means the window.
    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        guard let source = view ?? root else { return rect }
        return source.convert(rect, to: self)
    }

    /// The root of the view hierarchy: the window, or the outermost view if there is no window.
    private var topmost: UIView {
        var here: UIView = self
        while let up = here.parent { here = up }
        return here
    }

    /// Converts `point` from `top`'s coordinates down through the hierarchy to this view's.
    private func pointFromTop(_ point: CGPoint, top: UIView) -> CGPoint {
        if self === top { return point }
        guard let parent else { return point }
        let above = parent.pointFromTop(point, top: top)
        return pointFromParent(above) ?? above
    }
}

extension CGRect {
    /// Creates the smallest upright rectangle around `points`.
    nonisolated init(around points: [CGPoint]) {
        let (xs, ys) = (points.map { $0.x }, points.map { $0.y })
        let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
        self.init(
            x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
    }
}
