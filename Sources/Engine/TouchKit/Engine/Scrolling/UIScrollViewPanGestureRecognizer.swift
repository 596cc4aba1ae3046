/// The pan of a scroll view (CT4, CT6).
final class UIScrollViewPanGestureRecognizer: UIPanGestureRecognizer {
    /// Whether content gave its touches up, once asked.
    private var contentYields: Bool?

    private var scrollView: UIScrollView? { view as? UIScrollView }

    override var name: String? {
        get { super.name ?? view?.accessibilityIdentifier.map { "\($0) pan" } }
        set { super.name = newValue }
    }

    /// Caught while it decelerates, the content stops and the touch is the pan's at once.
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard let scrollView else { return }
        scrollView.isTracking = true
        guard received.count == touches.count else { return }
        if scrollView.catchContent() { state = .began }
    }

    override func reset() {
        super.reset()
        contentYields = nil
        scrollView?.isTracking = false
    }

    /// Far enough begins, if there is anywhere to go and content gives its touches up.
    package override func verdict(on travel: CGPoint) -> Verdict {
        let verdict = super.verdict(on: travel)
        guard verdict == .begin, let scrollView else { return verdict }
        if !hasPlaceToGo(travel, scrollView) {
            fail(because: .nowhereToScroll)
            return .wait
        }
        if !takesTouches(from: scrollView) {
            fail(because: .contentKeepsTouch)
            return .wait
        }
        return .begin
    }

    /// CT6: not where it cannot move and a scroll view around it can. On an axis that never scrolls there is nothing
    /// to begin for either.
    private func hasPlaceToGo(_ travel: CGPoint, _ scrollView: UIScrollView) -> Bool {
        let way = convert(vector: travel, to: scrollView)
        if scrollView.canMove(along: way) { return true }
        guard scrollView.canScroll(ScrollAxis(mainOf: way)) else { return false }
        var next = scrollView.enclosingScrollView
        while let outer = next {
            if outer.canMove(along: convert(vector: travel, to: outer)) { return false }
            next = outer.enclosingScrollView
        }
        return true
    }

    /// CT4: content that has touches is asked to give them up.
    private func takesTouches(from scrollView: UIScrollView) -> Bool {
        if let contentYields { return contentYields }
        var asked: [UIView] = []
        for touch in tracked where touch.standing == .delivered {
            guard let view = touch.view, view !== scrollView, !asked.contains(view) else {
                continue
            }
            guard scrollView.canCancelContentTouches else { return false }
            asked.append(view)
            let answer = scrollView.touchesShouldCancel(in: view)
            trace(.ct4) {
                .question(
                    .touchesShouldCancel, asked: $0.id(scrollView), about: $0.id(view),
                    answer: answer, by: .view)
            }
            contentYields = answer
            if !answer { return false }
        }
        return true
    }
}
