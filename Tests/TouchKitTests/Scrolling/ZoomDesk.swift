import TouchTrace

@testable import TouchKit

/// A board with a scroll view of 200 × 300 at (50, 50) that shows a photo just as large, and zooms it up to 4 times.
final class ZoomDesk: UIScrollViewDelegate {
    let board = Board()
    let scroll = UIScrollView(frame: CGRect(x: 50, y: 50, width: 200, height: 300))
    let photo = Witness(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    /// Whether the delegate has a view to zoom.
    var hasView = true
    var onBeginZooming: () -> Void = {}
    /// Called when the scale has changed.
    var onZoom: () -> Void = {}
    var onEndZooming: () -> Void = {}
    private var middle = CGPoint.zero
    private var gap: CGFloat = 0

    init(maximum: CGFloat = 4) {
        scroll.accessibilityIdentifier = "album"
        scroll.contentSize = CGSize(width: 200, height: 300)
        scroll.delegate = self
        scroll.maximumZoomScale = maximum
        photo.accessibilityIdentifier = "photo"
        board.window.addSubview(scroll)
        scroll.addSubview(photo)
    }

    /// The photo as the second of three pages.
    static func inPager(maximum: CGFloat = 4) -> (ZoomDesk, UIScrollView) {
        let desk = ZoomDesk(maximum: maximum)
        let pager = UIScrollView(frame: CGRect(x: 50, y: 50, width: 200, height: 300))
        pager.accessibilityIdentifier = "pager"
        pager.contentSize = CGSize(width: 600, height: 300)
        pager.isPagingEnabled = true
        pager.contentOffset.x = 200
        desk.board.window.addSubview(pager)
        pager.addSubview(desk.scroll)
        desk.scroll.frame.origin = CGPoint(x: 200, y: 0)
        return (desk, pager)
    }

    /// Where the photo's point lies that was at `place` of the window before anything was zoomed.
    func whereIs(_ place: CGPoint) -> CGPoint {
        photo.convert(CGPoint(x: place.x - 50, y: place.y - 50), to: nil)
    }

    // MARK: Two fingers beside each other, moved in the same events

    func down(_ x: CGFloat = 150, _ y: CGFloat = 200, apart: CGFloat) {
        (middle, gap) = (CGPoint(x: x, y: y), apart)
        board.together((1, .began, x - gap / 2, y), (2, .began, x + gap / 2, y))
    }

    /// In steps of a hundredth of a second.
    func pinch(to apart: CGFloat, by dx: CGFloat = 0, _ dy: CGFloat = 0, steps: Int = 10) {
        let (from, start) = (gap, middle)
        for step in 1...steps {
            board.wait(0.01)
            let part = CGFloat(step) / CGFloat(steps)
            gap = from + (apart - from) * part
            middle = CGPoint(x: start.x + dx * part, y: start.y + dy * part)
            board.together(
                (1, .moved, middle.x - gap / 2, middle.y), (2, .moved, middle.x + gap / 2, middle.y)
            )
        }
    }

    func up() {
        board.together(
            (1, .ended, middle.x - gap / 2, middle.y), (2, .ended, middle.x + gap / 2, middle.y))
    }

    // MARK: What the delegate hears

    private func hear(_ words: String) {
        // What comes again and again is told once.
        if board.log.lines.last != words { board.log.lines.append(words) }
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { hasView ? photo : nil }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
        hear("will begin zooming \(view === photo ? "photo" : "?")")
        onBeginZooming()
    }
    func scrollViewDidZoom(_ scrollView: UIScrollView) {
        hear(scrollView.isZoomBouncing ? "did zoom back" : "did zoom")
        onZoom()
    }
    func scrollViewDidEndZooming(
        _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
    ) {
        hear("did end zooming at \(Double(scale).fixed(2))")
        onEndZooming()
    }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { hear("will begin dragging") }
    func scrollViewDidEndDragging(
        _ scrollView: UIScrollView, willDecelerate decelerate: Bool
    ) {
        hear("did end dragging\(decelerate ? ", goes on" : "")")
    }
}
