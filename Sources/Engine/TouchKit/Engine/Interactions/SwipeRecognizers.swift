import TouchPicture

/// The pan that slides a row away from its actions (IN6). It needs more travel than other pans, so
/// that a pan around the row that can go sideways is there first.
package final class UISwipeActionPanGestureRecognizer: UIPanGestureRecognizer {
    @Weak final var actions: SwipeActions?

    package override var nameFromView: String? { view?.name(of: "swipe") }

    package override var slopToBegin: CGFloat { tuning.swipeActionSlop }

    package override func verdict(on travel: CGPoint) -> Verdict {
        let verdict = super.verdict(on: travel)
        guard verdict == .begin else { return verdict }
        let way = convert(vector: travel, to: view)
        if actions?.canBegin(along: way, at: location(in: view)) == true { return .begin }
        return .fail
    }
}

/// The recognizer that closes an open row when a finger taps elsewhere (IN9). It holds the touch
/// back from the content until it is clear that it is a tap, and then takes it.
package final class UISwipeDismissalGestureRecognizer: UIGestureRecognizer {
    @Weak final var actions: SwipeActions?

    package override var nameFromView: String? { view?.name(of: "dismissal") }

    init() {
        super.init(target: nil, action: nil)
        delaysTouchesBegan = true
        isEnabled = false
    }

    package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in touches where actions?.shows(touch.view) == true {
            fail(because: .analysis)
        }
    }

    package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if liveCount == 0 { state = .ended }
    }
}
