@testable import TouchKit

/// A board with a scroll view of 200 × 300 at (50, 50), its content 1000 points high, and something in the content.
final class ScrollDesk {
    let board = Board()
    let scroll = UIScrollView(frame: CGRect(x: 50, y: 50, width: 200, height: 300))
    let cell = Witness(frame: CGRect(x: 0, y: 0, width: 200, height: 1000))
    let watcher: ScrollWatcher

    init() {
        watcher = ScrollWatcher(log: board.log)
        scroll.accessibilityIdentifier = "list"
        scroll.contentSize = CGSize(width: 200, height: 1000)
        scroll.delegate = watcher
        cell.accessibilityIdentifier = "cell"
        cell.log = board.log
        board.window.addSubview(scroll)
        scroll.addSubview(cell)
    }

    var y: CGFloat { scroll.contentOffset.y }

    /// A quick drag upwards, finger lifted while it still moves.
    func flick(by dy: CGFloat = -100) {
        board.down(1, 150, 250)
        board.drag(by: 0, dy, steps: 10, over: 0.1)
        board.up()
    }
}

/// Writes down what the scroll view tells its delegate, all but the scrolling itself.
final class ScrollWatcher: UIScrollViewDelegate {
    let log: Log
    var didScroll = 0
    var velocity: CGPoint?
    var target: CGPoint?
    var wanted: CGPoint?
    var onEndDragging: (UIScrollView) -> Void = { _ in }
    var onBeginDecelerating: (UIScrollView) -> Void = { _ in }

    init(log: Log) {
        self.log = log
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { didScroll += 1 }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        log.lines.append("will begin dragging")
    }
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        log.lines.append("will end dragging")
        self.velocity = velocity
        target = targetContentOffset.pointee
        if let wanted { targetContentOffset.pointee = wanted }
    }
    func scrollViewDidEndDragging(
        _ scrollView: UIScrollView, willDecelerate decelerate: Bool
    ) {
        log.lines.append("did end dragging\(decelerate ? ", goes on" : "")")
        onEndDragging(scrollView)
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
        log.lines.append("will begin decelerating")
        onBeginDecelerating(scrollView)
    }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        log.lines.append("did end decelerating")
    }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        log.lines.append("did end animation")
    }
}
