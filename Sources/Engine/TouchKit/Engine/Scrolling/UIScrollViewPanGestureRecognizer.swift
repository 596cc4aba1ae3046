/// The pan of a scroll view (CT4, CT6).
final class UIScrollViewPanGestureRecognizer: UIPanGestureRecognizer {
    /// Whether content gave its touches up, once asked.
    private var contentYields: Bool?

    /// Whose it is, wherever it is moved.
    @Weak var scrollView: UIScrollView?

    override var name: String? {
        get { super.name ?? scrollView?.accessibilityIdentifier.map { "\($0).pan" } }
        set { super.name = newValue }
    }

    /// Begins if there is anywhere to go, and takes the content along with the wheel.
    package override func scroll(by way: CGPoint, at place: CGPoint) {
        guard let scrollView else { return }
        if !hasBegun, !scrollView.canMove(along: convert(vector: way, to: scrollView)) {
            return fail(because: .nowhereToScroll)
        }
        super.scroll(by: way, at: place)
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
        // Content that fingers zoom is in their hands (CT9).
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

    /// CT4: content that has touches is asked once to give them up.
    private func takesTouches(from scrollView: UIScrollView) -> Bool {
        contentYields = contentYields ?? scrollView.consent(to: self)
        return contentYields ?? true
    }

    /// It goes on beside the pinch of its scroll view (CT9).
    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        if let scrollView, preventedGestureRecognizer === scrollView.pinchGestureRecognizer {
            return false
        }
        return super.canPrevent(preventedGestureRecognizer)
    }
}

extension UIScrollView {
    /// CT4: content that has touches of `recognizer` is asked to give them up.
    /// - Returns: whether all of it does; nil if nobody had to be asked.
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
