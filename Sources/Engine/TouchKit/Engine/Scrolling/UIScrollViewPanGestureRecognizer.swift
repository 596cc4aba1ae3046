/// The pan of a scroll view (CT4, CT6).
final class UIScrollViewPanGestureRecognizer: UIPanGestureRecognizer {
    /// The answer of the content when asked to give up its touches; nil until it is asked.
    private var contentYields: Bool?

    /// The scroll view it belongs to, even if it is moved to another view.
    @Weak var scrollView: UIScrollView?

    package override var nameFromView: String? { scrollView?.name(of: "pan") }

    /// Begins if there is anywhere to go, and scrolls the content with the wheel.
    package override func scroll(by way: CGPoint, at place: CGPoint) {
        guard let scrollView else { return }
        if !hasBegun, !scrollView.canMove(along: convert(vector: way, to: scrollView)) {
            return fail(because: .nowhereToScroll)
        }
        super.scroll(by: way, at: place)
    }

    /// Stops content that decelerates; the touch then belongs to the pan at once.
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
        scrollView?.drag.sheet = nil
    }

    /// Begins once the finger has gone far enough, if there is anywhere to go and content gives up
    /// its touches.
    package override func verdict(on travel: CGPoint) -> Verdict {
        let verdict = super.verdict(on: travel)
        guard verdict == .begin, let scrollView else { return verdict }
        scrollView.follower?.scrollViewWillTry(scrollView)
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

    /// Returns whether the pan may begin (CT6): false if its content cannot move and a scroll view
    /// around it can. On an axis that never scrolls, there is no reason to begin either.
    private func hasPlaceToGo(_ travel: CGPoint, _ scrollView: UIScrollView) -> Bool {
        // Content that fingers are zooming follows them (CT9).
        if scrollView.isZooming { return true }
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

    /// Asks content that has touches to give them up, once, and returns the answer (CT4).
    private func takesTouches(from scrollView: UIScrollView) -> Bool {
        contentYields = contentYields ?? scrollView.consent(to: self)
        return contentYields ?? true
    }

    /// Returns false for the pinch of its scroll view: the two go on side by side (CT9).
    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        if let scrollView, preventedGestureRecognizer === scrollView.pinchGestureRecognizer {
            return false
        }
        return super.canPrevent(preventedGestureRecognizer)
    }
}

extension UIScrollView {
    /// Asks content that has touches of `recognizer` to give them up (CT4).
    /// - Returns: true if all of it does; nil if there was no content to ask.
    func consent(to recognizer: UIGestureRecognizer) -> Bool? {
        var asked: [UIView] = []
        for touch in recognizer.tracked where touch.standing == .delivered {
            guard let view = touch.view, view !== self, !asked.contains(view) else { continue }
            guard canCancelContentTouches else { return false }
            asked.append(view)
            let answer = touchesShouldCancel(in: view)
            recognizer.trace(.ct4) {
                .question(
                    .touchesShouldCancel, asked: $0.id(self), about: $0.id(view),
                    answer: answer, by: .view)
            }
            if !answer { return false }
        }
        return asked.isEmpty ? nil : true
    }
}
