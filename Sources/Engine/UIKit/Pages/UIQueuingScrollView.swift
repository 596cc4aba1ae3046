import TouchKit

/// The scroll view of a pager: three pages in a row, of which the one in the middle is shown at
/// rest (PC11).
final class UIQueuingScrollView: UIScrollView {
    let isVertical: Bool
    /// The space between two pages, in points.
    let spacing: CGFloat
    weak var pager: UIPageViewController?

    init(isVertical: Bool, spacing: CGFloat) {
        (self.isVertical, self.spacing) = (isVertical, spacing)
        super.init(frame: .zero)
        isPagingEnabled = true
        showsVerticalScrollIndicator = false
        showsHorizontalScrollIndicator = false
        alwaysBounceVertical = isVertical
        alwaysBounceHorizontal = !isVertical
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    required init?(coder: NSCoder) { nil }

    override var bounds: CGRect {
        didSet {
            if bounds.size != oldValue.size {
                pager?.arrange()
            } else if bounds.origin != oldValue.origin {
                pager?.scrolled()
            }
        }
    }

    /// The size of a page and of the space around it, along the axis, in points.
    var extent: CGFloat { isVertical ? bounds.height : bounds.width }

    /// The number of pages, and the part of one, by which the content lies beyond the middle page.
    var way: CGFloat {
        guard extent > 0 else { return 0 }
        return (isVertical ? contentOffset.y : contentOffset.x) / extent - 1
    }

    /// Moves the content to where it is `way` pages beyond the middle one.
    func go(to way: CGFloat, animated: Bool) {
        let place = (1 + way) * extent
        setContentOffset(
            isVertical ? CGPoint(x: 0, y: place) : CGPoint(x: place, y: 0), animated: animated)
    }

    /// Makes room for the middle page, and for one on each side where there is one.
    func makeRoom(before: Bool, after: Bool) {
        contentSize =
            isVertical
            ? CGSize(width: bounds.width, height: 3 * extent)
            : CGSize(width: 3 * extent, height: bounds.height)
        let (low, high) = (before ? 0 : -extent, after ? 0 : -extent)
        contentInset =
            isVertical
            ? UIEdgeInsets(top: low, left: 0, bottom: high, right: 0)
            : UIEdgeInsets(top: 0, left: low, bottom: 0, right: high)
    }

    /// Returns the frame of the page in one of the three places, 0 to 2.
    func frame(ofPlace place: Int) -> CGRect {
        let start = CGFloat(place) * extent
        return isVertical
            ? CGRect(
                x: 0, y: start + spacing / 2, width: bounds.width, height: extent - spacing)
            : CGRect(
                x: start + spacing / 2, y: 0, width: extent - spacing, height: bounds.height)
    }
}
