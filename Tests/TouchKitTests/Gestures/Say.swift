import TouchKit

/// A delegate whose answers are given by closures; what is not given answers by default.
final class Say: UIGestureRecognizerDelegate {
    typealias One = (UIGestureRecognizer) -> Bool
    typealias Two = (UIGestureRecognizer, UIGestureRecognizer) -> Bool

    var begin: One?
    var together: Two?
    var requires: Two?
    var isRequired: Two?
    var receiveTouch: ((UIGestureRecognizer, UITouch) -> Bool)?
    var receiveEvent: One?

    func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        begin?(recognizer) ?? true
    }

    func gestureRecognizer(
        _ recognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool { together?(recognizer, other) ?? false }

    func gestureRecognizer(
        _ recognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
    ) -> Bool { requires?(recognizer, other) ?? false }

    func gestureRecognizer(
        _ recognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
    ) -> Bool { isRequired?(recognizer, other) ?? false }

    func gestureRecognizer(
        _ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool { receiveTouch?(recognizer, touch) ?? true }

    func gestureRecognizer(
        _ recognizer: UIGestureRecognizer, shouldReceive event: UIEvent
    ) -> Bool { receiveEvent?(recognizer) ?? true }
}
