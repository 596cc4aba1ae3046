/// Told of a scroll view's movements. The methods are optional as in UIKit; here that means defaults that do nothing.
@MainActor public protocol UIScrollViewDelegate: AnyObject {
    /// The content offset changed, for whatever reason.
    func scrollViewDidScroll(_ scrollView: UIScrollView)

    /// A finger begins to scroll.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

    /// The finger lifts.
    /// - Parameters:
    ///   - velocity: of the content offset, in points a millisecond; none after a slow lift (CT7).
    ///   - targetContentOffset: where scrolling would come to rest, to within a point; may be changed.
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>)

    /// - Parameter decelerate: whether the content goes on by itself.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

    /// The content goes on by itself after a drag.
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)

    /// Also when a touch stopped it.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

    /// A way begun with `setContentOffset(_:animated:)` has come to its end.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

    /// The view in the scroll view that is zoomed; nil for none. Asked at each step (CT9).
    func viewForZooming(in scrollView: UIScrollView) -> UIView?

    /// The zoom scale changed, for whatever reason, and the content offset with it. Where it changes with an animation, once,
    /// at its beginning (CT9).
    func scrollViewDidZoom(_ scrollView: UIScrollView)

    /// Fingers begin to zoom, or an animated change begins.
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)

    /// Fingers have zoomed, and what springs back from beyond a limit is at rest; or an animated change is (CT9).
    func scrollViewDidEndZooming(
        _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)

    /// Never asked: there is nothing above the windows to be tapped.
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool

    /// The room around the content changed.
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
    /// Does nothing.
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    /// Does nothing.
    public func scrollViewDidEndDragging(
        _ scrollView: UIScrollView, willDecelerate decelerate: Bool
    ) {}
    /// Does nothing.
    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    /// None.
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
    /// Does nothing.
    public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
    /// Does nothing.
    public func scrollViewDidEndZooming(
        _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
    ) {}
    /// Yes.
    public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
    /// Does nothing.
    public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
