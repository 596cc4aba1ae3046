/// A recognizer of fingers that rest (BR2). Continuous: begins when they have rested long enough,
/// and they may then move.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// The minimum duration of the press, in seconds.
    open var minimumPressDuration = 0.5

    /// The distance that a finger may move before the press begins, in points; afterwards there is
    /// no limit.
    open var allowableMovement: CGFloat = 10

    /// The number of full taps before the press.
    open var numberOfTapsRequired = 0
    /// The number of fingers that press.
    open var numberOfTouchesRequired = 1

    private var taps = 0
    private var pressStart: Double?
    private var starts: [(touch: UITouch, place: CGPoint)] = []

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if hasBegun {
            for touch in touches { ignore(touch, for: event) }
            return
        }
        if starts.isEmpty { stopTimer(.tapInterval) }
        for touch in touches { starts.append((touch, touch.moment.location)) }
        measure(.touchCount, Double(starts.count), of: Double(numberOfTouchesRequired))
        if starts.count > numberOfTouchesRequired { return fail(because: .tooManyFingers) }
        if starts.count == numberOfTouchesRequired { startPress() }
    }

    private func startPress() {
        if taps < numberOfTapsRequired {
            startTimer(.tapPress, after: tuning.tapPressDuration) { [self] in
                fail(because: .timedOut)
            }
        } else if minimumPressDuration <= 0 {
            state = .began
        } else {
            pressStart = now
            startTimer(.longPress, after: minimumPressDuration) { [self] in
                measure(.duration, minimumPressDuration, of: minimumPressDuration)
                state = .began
            }
        }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if hasBegun {
            state = .changed
            return
        }
        var farthest: CGFloat = 0
        for (touch, place) in starts {
            farthest = max(farthest, place.distance(to: touch.moment.location))
        }
        measure(.movement, farthest, of: allowableMovement)
        if farthest > allowableMovement { fail(because: .analysis) }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if hasBegun {
            state = .ended
            return
        }
        guard taps < numberOfTapsRequired, starts.count == numberOfTouchesRequired else {
            if let pressStart { measure(.duration, now - pressStart, of: minimumPressDuration) }
            return fail(because: .fingerLifted)
        }
        guard liveCount == 0 else { return }
        taps += 1
        starts.clear()
        stopTimer(.tapPress)
        measure(.tapCount, Double(taps), of: Double(numberOfTapsRequired))
        startTimer(.tapInterval, after: tuning.tapInterval) { [self] in
            fail(because: .timedOut)
        }
    }

    open override func reset() {
        taps = 0
        pressStart = nil
        starts.clear()
    }
}
