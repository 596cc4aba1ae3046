import TouchKit

/// A scroll view for what the window tells: one column of content that is scrolled up and down.
class ContentScroller: UIScrollView {
    init() {
        super.init(frame: .zero)
        alwaysBounceVertical = true
        // Rows hear of a finger at once, and of its end: a hand that rests elsewhere on the list does not keep either
        // from them.
        delaysContentTouches = false
        panGestureRecognizer.delaysTouchesEnded = false
        showsHorizontalScrollIndicator = false
    }

    required init?(coder: NSCoder) { nil }

    /// A drag scrolls, even where it began on a button (CT4).
    override func touchesShouldCancel(in view: UIView) -> Bool { true }

    /// The content's height, in points; what can no longer be seen is scrolled back into view.
    var contentHeight: CGFloat {
        get { contentSize.height }
        set {
            contentSize = CGSize(width: bounds.width, height: newValue)
            guard !isDragging, !isDecelerating else { return }
            let lowest = max(0, newValue + contentInset.bottom - bounds.height)
            if contentOffset.y > lowest { contentOffset.y = lowest }
        }
    }
}
