/// A delegate that follows a scroll view's movements. The methods are optional as in
/// UIKit; here that means defaults that do nothing.
@MainActor public protocol UIScrollViewDelegate: AnyObject {
    /// Called when the content offset changed, for whatever reason.
    func scrollViewDidScroll(_ scrollView: UIScrollView)

    /// Called when a finger begins to scroll.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

    /// Called when the finger lifts.
    /// - Parameters:
    ///   - scrollView: the scroll view.
    ///   - velocity: the velocity of the content offset, in points per millisecond; zero after a
    ///     slow lift (CT7).
    ///   - targetContentOffset: the offset at which scrolling would come to rest, to within a
    ///     point; may be changed.
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>)

    /// Called when the drag has ended.
    /// - Parameters:
    ///   - scrollView: the scroll view.
    ///   - decelerate: true if the content continues by itself.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

    /// Called when the content begins to go on by itself after a drag.
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)

    /// Called when the content has come to rest by itself, or a touch has stopped it.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

    /// Called when a movement begun with `setContentOffset(_:animated:)` has ended.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

    /// Returns the view in the scroll view that is zoomed; nil for none. Called at each step (CT9).
    func viewForZooming(in scrollView: UIScrollView) -> UIView?

    /// Called when the zoom scale changed, for whatever reason, and the content offset with it. For
    /// an animated change it is called once, when the animation begins (CT9).
    func scrollViewDidZoom(_ scrollView: UIScrollView)

    /// Called when fingers begin to zoom, or an animated change begins.
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)

    /// Called when fingers have zoomed and content that springs back from beyond a limit is at
    /// rest, or when an animated change has ended (CT9).
    func scrollViewDidEndZooming(
        _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)

    /// Returns whether the scroll view should scroll to its top after a tap on the status bar
    /// (LA4).
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool

    /// Called when the scroll view has scrolled to its top after such a tap.
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView)

    /// Called when the adjusted inset changed (LA3).
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
    /// Returns nil.
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
    /// Does nothing.
    public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
    /// Does nothing.
    public func scrollViewDidEndZooming(
        _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
    ) {}
    /// Returns true.
    public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
    /// Does nothing.
    public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
