import TouchKit

/// A scroll view for what the window tells: one column of content that is scrolled up and down.
class ContentScroller: UIScrollView {
    /// - Parameter foot: how far its end can be scrolled beyond the edge, in points.
    init(_ parts: [UIView] = [], foot: CGFloat = 0) {
        super.init(frame: .zero)
        for part in parts { addSubview(part) }
        contentInset.bottom = foot
        alwaysBounceVertical = true
        // Rows hear of a finger at once, and of its end: a hand that rests elsewhere on the list
        // does not keep either from them.
        delaysContentTouches = false
        panGestureRecognizer.delaysTouchesEnded = false
        showsHorizontalScrollIndicator = false
    }

    required init?(coder: NSCoder) { nil }

    /// A drag scrolls, even where it began on a button (CT4).
    override func touchesShouldCancel(in view: UIView) -> Bool { true }

    /// Places parts below one another, from edge to edge.
    /// - Returns: how high they are together, in points.
    func stack(_ parts: [(view: UIView, height: CGFloat)]) -> CGFloat {
        parts.reduce(0) { y, part in
            part.view.frame = CGRect(x: 0, y: y, width: bounds.width, height: part.height)
            return y + part.height
        }
    }

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
