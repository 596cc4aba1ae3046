/// Told of a scroll view's movements. The methods are optional as in UIKit; here that means defaults that do nothing.
public protocol UIScrollViewDelegate: AnyObject {
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
}
