import TouchPicture

/// The press that lifts a view for dragging (IN10). It leaves the touch to the view until the drag
/// begins (IN12), and leaves long presses alone (IN13).
package final class UIDragLiftGestureRecognizer: UILongPressGestureRecognizer {
    package override var nameFromView: String? { view?.name(of: "lift") }

    init() {
        super.init(target: nil, action: nil)
        cancelsTouchesInView = false
    }

    package override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
        !(other is UIRelationshipGestureRecognizer) && !other.isPressOfTheApp
    }
}

/// The recognizer for which the app's own long presses wait while a view that can be dragged is
/// pressed (IN13). It recognizes nothing: once it fails, they may begin.
package final class UIRelationshipGestureRecognizer: UIGestureRecognizer {
    private var start: CGPoint?

    /// A guess: the time from the lift to when long presses may begin, in seconds.
    private static let patience = 0.5

    package override var nameFromView: String? { view?.name(of: "relationships") }

    init() {
        super.init(target: nil, action: nil)
        cancelsTouchesInView = false
        delaysTouchesEnded = false
    }

    package override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool {
        other.isPressOfTheApp
    }

    package override func canPrevent(_ other: UIGestureRecognizer) -> Bool { false }
    package override func canBePrevented(by other: UIGestureRecognizer) -> Bool { false }

    /// Lets long presses wait a little longer, as the view has lifted.
    func wait() {
        start = nil
        startTimer(.longPress, after: UIRelationshipGestureRecognizer.patience) { [self] in
            fail(because: .timedOut)
        }
    }

    package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if received.count == touches.count { start = centroid }
    }

    /// Fails when the finger has moved so far that nothing lifts.
    package override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let start, let centroid, start.distance(to: centroid) > tuning.panSlop else { return }
        fail(because: .analysis)
    }

    package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        fail(because: .fingerLifted)
    }

    package override func reset() {
        super.reset()
        start = nil
    }
}

extension UIGestureRecognizer {
    /// Indicates whether it is a long press, and not one that an interaction has brought.
    fileprivate var isPressOfTheApp: Bool {
        self is UILongPressGestureRecognizer && !(self is UIDragLiftGestureRecognizer)
            && !(self is LongPressClickDriverGestureRecognizer)
    }
}
