import TouchPicture

extension UIView {
    /// Moves the innermost scroll view that can go the way of a wheel turned over this view (CT4,
    /// CT6).
    /// - Parameters:
    ///   - way: the distance that the content is to move, in points of the window.
    ///   - type: the kind of wheel. Scroll views take any, unless their pans do not allow it (BR3).
    func takeWheel(_ way: CGPoint, _ type: UIScrollType) {
        var next = innermostScrollView
        while let scrollView = next, !scrollView.wheel(way, type) {
            next = scrollView.enclosingScrollView
        }
    }
}

extension UIScrollView {
    /// - Returns: true if the content moved.
    fileprivate func wheel(_ way: CGPoint, _ type: UIScrollType) -> Bool {
        let pan = panGestureRecognizer
        guard pan.isEnabled, pan.allowedScrollTypesMask.contains(UIScrollTypeMask(type)) else {
            return false
        }
        let own = pan.convert(vector: way, to: self)
        guard canMove(along: own) else { return false }
        // A finger takes precedence over the wheel.
        if !isDragging { moveContent(by: own) }
        return true
    }

    /// Moves the content as far as the wheel has turned since, after the pan was recognized,
    /// possibly from the wheel alone (BR3).
    func scrolled(by pan: UIPanGestureRecognizer) {
        guard pan.state == .began || pan.state == .changed else { return }
        moveContent(by: pan.translation(in: self))
        pan.setTranslation(.zero, in: self)
    }

    private func moveContent(by way: CGPoint) {
        stopMotion()
        showIndicators()
        bounds.origin = clamped(CGPoint(x: contentOffset.x - way.x, y: contentOffset.y - way.y))
        fadeIndicators()
    }
}
