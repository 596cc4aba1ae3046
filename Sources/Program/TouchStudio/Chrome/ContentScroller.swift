import TouchKit

/// A scroll view for the window's texts: one column of content that is scrolled up and down.
class ContentScroller: UIScrollView {
    /// Creates a scroll view.
    /// - Parameter foot: the distance by which its end can be scrolled beyond the edge, in points.
    init(_ parts: [UIView] = [], foot: CGFloat = 0) {
        super.init(frame: .zero)
        for part in parts { addSubview(part) }
        contentInset.bottom = foot
        alwaysBounceVertical = true
        // Rows get a finger's beginning and end at once: a hand that rests elsewhere on the list
        // does not delay either.
        delaysContentTouches = false
        panGestureRecognizer.delaysTouchesEnded = false
        showsHorizontalScrollIndicator = false
    }

    required init?(coder: NSCoder) { nil }

    /// A drag scrolls, even where it began on a button (CT4).
    override func touchesShouldCancel(in view: UIView) -> Bool { true }

    /// Places parts below one another, from edge to edge.
    /// - Returns: their total height, in points.
    func stack(_ parts: [(view: UIView, height: CGFloat)]) -> CGFloat {
        parts.reduce(0) { y, part in
            part.view.frame = CGRect(x: 0, y: y, width: bounds.width, height: part.height)
            return y + part.height
        }
    }

    /// The height of the content, in points; when it shrinks, the content is scrolled back into
    /// view.
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
