// The actor is named although it is the default here, as with `UIResponder`.

/// The methods by which a delegate has a say in what a recognizer receives and when it begins.
///
/// The methods are optional as in UIKit; here that means defaults. A subclass of a conforming class
/// therefore cannot add one that the conforming class does not have.
@MainActor public protocol UIGestureRecognizerDelegate: AnyObject {
    /// Asks whether the recognizer may leave Possible (AR4); true by default.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool

    /// Asks whether both may be recognized at the same time (AR6). A single true is enough; false
    /// by default.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool

    /// Asks whether the recognizer waits for the other to fail (AR3); false by default.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool

    /// Asks whether the other recognizer waits for this one to fail (AR3); false by default.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool

    /// Asks whether the recognizer receives a new touch; if not, it never sees the touch (DL1).
    /// True by default.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool

    /// Asks whether the recognizer receives the event, once for each event with new touches, after
    /// its own `shouldReceive(_:)` (DL1). True by default.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
    ) -> Bool
}

extension UIGestureRecognizerDelegate {
    /// Returns true.
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        byDefault(true)
    }

    /// Returns false.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        byDefault(false)
    }

    /// Returns false.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        byDefault(false)
    }

    /// Returns false.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        byDefault(false)
    }

    /// Returns true.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool {
        byDefault(true)
    }

    /// Returns true.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
    ) -> Bool {
        byDefault(true)
    }

    private func byDefault(_ answer: Bool) -> Bool {
        delegateDefaultAnswered = true
        return answer
    }
}
