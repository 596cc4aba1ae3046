/// The pinch of a scroll view that zooms (CT9).
final class UIScrollViewPinchGestureRecognizer: UIPinchGestureRecognizer {
    /// Whose it is, wherever it is moved.
    @Weak var scrollView: UIScrollView?

    override var name: String? {
        get { super.name ?? scrollView?.accessibilityIdentifier.map { "\($0).pinch" } }
        set { super.name = newValue }
    }

    /// CT4: content that keeps its touches from scrolling keeps them from zooming.
    package override func mayBegin() -> Bool {
        if scrollView?.consent(to: self) != false { return true }
        fail(because: .contentKeepsTouch)
        return false
    }

    /// It goes on beside the pan of its scroll view.
    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        if let scrollView, preventedGestureRecognizer === scrollView.panGestureRecognizer {
            return false
        }
        return super.canPrevent(preventedGestureRecognizer)
    }
}
