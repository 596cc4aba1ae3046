/// The pinch of a scroll view that zooms (CT9).
final class UIScrollViewPinchGestureRecognizer: UIPinchGestureRecognizer {
    /// The scroll view it belongs to, even if it is moved to another view.
    @Weak var scrollView: UIScrollView?

    package override var nameFromView: String? { scrollView?.name(of: "pinch") }

    /// Returns false, and fails, if content keeps its touches: it keeps them from zooming as from
    /// scrolling (CT4).
    package override func mayBegin() -> Bool {
        if scrollView?.consent(to: self) != false { return true }
        fail(because: .contentKeepsTouch)
        return false
    }

    /// Returns false for the pan of its scroll view: the two go on side by side.
    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        if let scrollView, preventedGestureRecognizer === scrollView.panGestureRecognizer {
            return false
        }
        return super.canPrevent(preventedGestureRecognizer)
    }
}
