/// A recognizer that holds touches back from a scroll view's content until they rest or lift (CT4).
/// It recognizes nothing: while it is Possible, its `delaysTouchesBegan` holds them.
package final class UIScrollViewDelayedTouchesBeganGestureRecognizer: UIGestureRecognizer {
    package override var nameFromView: String? { view?.name(of: "delay") }

    package init() {
        super.init(target: nil, action: nil)
        delaysTouchesBegan = true
        delaysTouchesEnded = false
        cancelsTouchesInView = false
    }

    package override func shouldReceive(_ event: UIEvent) -> Bool {
        guard let scrollView = view as? UIScrollView else { return byDefault(false) }
        return byDefault(scrollView.delaysContentTouches && scrollView.isScrollEnabled)
    }

    package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard received.count == touches.count else { return }
        startTimer(.delayedTouches, after: tuning.contentTouchDelay) { [self] in
            fail(because: .timedOut)
        }
    }

    package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        fail(because: .fingerLifted)
    }
}
