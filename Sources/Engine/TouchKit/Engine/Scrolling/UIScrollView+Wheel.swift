import TouchPicture

extension UIView {
    /// A wheel turned over this view moves the innermost scroll view that can go that way (CT4, CT6).
    /// - Parameters:
    ///   - way: how far the content shall go, in points of the window.
    ///   - type: what kind of wheel it is; scroll views take any, unless their pans do not allow it (BR3).
    func takeWheel(_ way: CGPoint, _ type: UIScrollType) {
        var next = innermostScrollView
        while let scrollView = next, !scrollView.wheel(way, type) {
            next = scrollView.enclosingScrollView
        }
    }
}

extension UIScrollView {
    /// - Returns: whether the content went anywhere.
    fileprivate func wheel(_ way: CGPoint, _ type: UIScrollType) -> Bool {
        let pan = panGestureRecognizer
        guard pan.isEnabled, pan.allowedScrollTypesMask.contains(UIScrollTypeMask(type)) else {
            return false
        }
        let own = pan.convert(vector: way, to: self)
        guard canMove(along: own) else { return false }
        // A finger goes before the wheel.
        if !isDragging { moveContent(by: own) }
        return true
    }

    /// The pan has been recognised from the wheel, among others (BR3): the content goes as far as the wheel did since.
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
