extension UIControl {
    /// Returns whether the control has a say about `recognizer`: it is enabled, and the recognizer
    /// is attached to an ancestor (CT2).
    func hasSay(about recognizer: UIGestureRecognizer) -> Bool {
        guard isEnabled, let owner = recognizer.view, owner !== self else { return false }
        return isDescendant(of: owner)
    }

    /// Returns whether the control keeps `recognizer`, an ancestor's, from beginning: a single tap
    /// of one finger is what a control is for (CT2).
    func keepsTap(from recognizer: UIGestureRecognizer) -> Bool {
        guard hasSay(about: recognizer), let tap = recognizer as? UITapGestureRecognizer else {
            return false
        }
        return tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1
    }

    /// Returns whether `recognizer` is an ancestor's pan of one finger that moves along the
    /// control's x axis (CT2).
    func isPanAlong(_ recognizer: UIGestureRecognizer) -> Bool {
        guard hasSay(about: recognizer), let pan = recognizer as? UIPanGestureRecognizer,
            pan.numberOfTouches == 1
        else { return false }
        // All of the travel: translation leaves out the part it took to begin.
        let way = pan.convert(vector: pan.travel, to: self)
        return abs(way.x) > abs(way.y)
    }

    /// Returns whether `recognizer` is an ancestor's swipe of one finger that moves along the
    /// control's x axis (CT2).
    func isSwipeAlong(_ recognizer: UIGestureRecognizer) -> Bool {
        guard hasSay(about: recognizer), recognizer is UISwipeGestureRecognizer,
            recognizer.numberOfTouches == 1, let touch = recognizer.tracked.first
        else { return false }
        let (here, before) = (touch.location(in: self), touch.previousLocation(in: self))
        return abs(here.x - before.x) > abs(here.y - before.y)
    }
}
