/// A recognizer of one or more taps with one or more fingers (BR1). Discrete.
open class UITapGestureRecognizer: UIGestureRecognizer {
    /// The number of taps in a row, each soon after the last and near the first (BR1).
    open var numberOfTapsRequired = 1

    /// The number of fingers that are down together in each tap.
    open var numberOfTouchesRequired = 1

    /// The taps completed, and the fingers put down and lifted in the present one.
    private var taps = 0
    private var down = 0
    private var lifted = 0
    /// The locations at which the fingers of the present tap went down, by touch, and the middle of
    /// the first tap.
    private var starts: [(touch: UITouch, place: CGPoint)] = []
    private var firstTap: CGPoint?
    /// The fingers of the first tap as they went down: the reported location of several taps, or of
    /// a tap of several fingers.
    private var firstPlaces: TouchPlaces?
    /// The time of the last lift in an unfinished series of taps. It outlives an attempt that
    /// failed because no tap followed in time, so that the delay of the next tap can be measured.
    private var lastLift: Double?
    private var isLate = false

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if down == 0 { beginTap() }
        for touch in touches {
            down += 1
            starts.append((touch, touch.moment.location))
        }
        measure(.touchCount, Double(down), of: Double(numberOfTouchesRequired))
        if down > numberOfTouchesRequired || lifted > 0 {
            return fail(because: .tooManyFingers)
        }
        guard down == numberOfTouchesRequired, let middle = liveCentroid else { return }
        if let firstTap {
            let distance = firstTap.distance(to: middle)
            measure(.tapDistance, distance, of: tuning.tapMovement)
            if distance > tuning.tapMovement { fail(because: .analysis) }
        } else {
            firstTap = middle
            let isPlain = numberOfTapsRequired == 1 && numberOfTouchesRequired == 1
            firstPlaces = isPlain ? nil : attempt.locations
        }
    }

    package override var places: TouchPlaces { firstPlaces ?? super.places }

    private func beginTap() {
        if let lastLift { measure(.interval, now - lastLift, of: tuning.tapInterval) }
        lastLift = nil
        isLate = false
        stopTimer(.tapInterval)
        startTimer(.tapPress, after: tuning.tapPressDuration) { [self] in
            fail(because: .timedOut)
        }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        var farthest: CGFloat = 0
        for (touch, place) in starts {
            farthest = max(farthest, place.distance(to: touch.moment.location))
        }
        measure(.movement, farthest, of: tuning.tapMovement)
        if farthest > tuning.tapMovement { fail(because: .analysis) }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if down < numberOfTouchesRequired { return fail(because: .fingersMissing) }
        lifted += touches.count
        guard lifted == down else { return }
        stopTimer(.tapPress)
        taps += 1
        (down, lifted) = (0, 0)
        starts.clear()
        measure(.tapCount, Double(taps), of: Double(numberOfTapsRequired))
        if taps >= numberOfTapsRequired {
            state = .ended
        } else {
            lastLift = now
            startTimer(.tapInterval, after: tuning.tapInterval) { [self] in
                isLate = true
                fail(because: .timedOut)
            }
        }
    }

    open override func reset() {
        (taps, down, lifted) = (0, 0, 0)
        starts.clear()
        (firstTap, firstPlaces) = (nil, nil)
        if !isLate { lastLift = nil }
    }

    /// Returns false for a recognizer of more taps, which a tap never prevents (AR9).
    open override func canPrevent(
        _ preventedGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        if let tap = preventedGestureRecognizer as? UITapGestureRecognizer,
            tap.numberOfTapsRequired > numberOfTapsRequired
        {
            return byDefault(false)
        }
        return super.canPrevent(preventedGestureRecognizer)
    }
}
