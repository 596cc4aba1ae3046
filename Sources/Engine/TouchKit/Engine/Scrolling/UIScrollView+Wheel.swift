import TouchPicture

extension UIView {
    /// A wheel turned over this view moves the innermost scroll view that can go that way (CT4, CT6).
    /// - Parameter way: how far the content shall go, in points of the window.
    func takeWheel(_ way: CGVector) {
        guard way.dx.isFinite, way.dy.isFinite, way != .zero else { return }
        var next = innermostScrollView
        while let scrollView = next, !scrollView.wheel(way) {
            next = scrollView.enclosingScrollView
        }
    }
}

extension UIScrollView {
    /// - Returns: whether the content went anywhere.
    fileprivate func wheel(_ way: CGVector) -> Bool {
        let (origin, end) = (
            convert(CGPoint.zero, from: nil), convert(CGPoint(x: way.dx, y: way.dy), from: nil)
        )
        let own = CGPoint(x: end.x - origin.x, y: end.y - origin.y)
        guard canMove(along: own) else { return false }
        // A finger goes before the wheel.
        if isDragging { return true }
        stopMotion()
        showIndicators()
        bounds.origin = clamped(CGPoint(x: contentOffset.x - own.x, y: contentOffset.y - own.y))
        fadeIndicators()
        return true
    }
}
