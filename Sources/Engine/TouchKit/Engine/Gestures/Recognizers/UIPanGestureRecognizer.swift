import TouchPicture

/// A recognizer of fingers that move together (BR3). Continuous.
///
/// A finger that joins or leaves does not make translation or velocity jump: they follow the
/// movement of the fingers' middle, not its location.
open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// The minimum number of fingers to begin; the pan ends when fewer remain (BR3).
    open var minimumNumberOfTouches = 1
    /// The maximum number of fingers; more make the pan fail before it begins, and are ignored
    /// afterwards (BR3).
    open var maximumNumberOfTouches = Int.max
    /// The kinds of scrolling by a pointer that it follows, without touches; none by default (BR3).
    open var allowedScrollTypesMask: UIScrollTypeMask = []

    /// The conclusion that a pan, still Possible, draws from the travel of its fingers.
    package enum Verdict { case wait, begin, fail }

    /// The middle of the fingers when their number last changed, and the travel until then, in
    /// window coordinates.
    private var base: CGPoint?
    private var carried = CGPoint.zero
    /// The travel in all.
    private(set) final var travel = CGPoint.zero
    /// The part of it that was needed to begin.
    private var slop = CGPoint.zero
    /// The part of the travel that translation no longer counts, since it was set.
    private var origin = CGPoint.zero
    private var tracker = VelocityTracker()

    /// Indicates whether it follows the pointer's scrolling in this attempt, and no fingers.
    final var isOfPointer: Bool { attempt.pointer != nil }

    /// The event time at which its fingers last moved; nil before they have. A finger that rests
    /// has not moved, whatever samples it sends.
    final var lastMove: Double? { tracker.lastMove }

    // MARK: Results

    /// Returns the travel of the fingers, in the coordinates of `view`. The part needed to begin is
    /// left out: at Began there is only the travel beyond it, in the direction of the drag;
    /// `Tuning.translationHoldsSlop` includes it (BR3).
    open func translation(in view: UIView?) -> CGPoint {
        convert(vector: counted - origin, to: view)
    }

    /// Sets the present translation, in the coordinates of `view`.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        origin = counted - convert(vector: translation, from: view)
    }

    /// Returns the velocity in points a second, over the last tenth of a second in which the
    /// fingers moved, in the coordinates of `view`. It does not change while they rest (BR3).
    open func velocity(in view: UIView?) -> CGPoint {
        convert(vector: tracker.velocity(over: tuning.velocityWindow), to: view)
    }

    /// The travel without the part needed to begin, in window coordinates.
    final var travelBeyondSlop: CGPoint { travel - slop }

    /// The travel that translation counts unless it is set.
    private var counted: CGPoint { tuning.translationHoldsSlop ? travel : travelBeyondSlop }

    // MARK: Touches

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        // The others may have moved in the same event.
        if tracked.count - touches.count >= minimumNumberOfTouches {
            follow(centroid { !touches.contains($0) })
        }
        if liveCount > maximumNumberOfTouches {
            guard hasBegun else {
                measure(.touchCount, Double(liveCount), of: Double(maximumNumberOfTouches))
                return fail(because: .tooManyFingers)
            }
            // The last to arrive is the first to be ignored.
            for touch in TouchList(touches).reversed()
            where liveCount > maximumNumberOfTouches { ignore(touch, for: event) }
        }
        rebase(on: centroid)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        follow(centroid)
        if hasBegun {
            state = .changed
            return
        }
        guard liveCount >= minimumNumberOfTouches else { return rebase(on: centroid) }
        measure(.movement, Mathematics.hypotenuse(travel.x, travel.y), of: slopToBegin)
        switch verdict(on: travel) {
        case .wait: break
        case .begin:
            leaveSlopOut()
            state = .began
        case .fail: fail(because: .analysis)
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if liveCount >= minimumNumberOfTouches { return rebase(on: liveCentroid) }
        endOrFail()
    }

    // MARK: The pointer's scrolling

    /// Scrolls on by `way` with the pointer at `place`, both in window coordinates. The first
    /// scroll begins the pan: there is no slop.
    package func scroll(by way: CGPoint, at place: CGPoint) {
        attempt.pointer = place
        travel = travel + way
        tracker.add(travel, at: now)
        request(hasBegun ? .changed : .began, .scrolling)
    }

    /// Ends the pan, since the pointer no longer scrolls.
    final func scrollingEnded() { request(hasBegun ? .ended : .failed, .scrolling) }

    open override func reset() {
        base = nil
        (carried, travel, slop, origin) = (.zero, .zero, .zero, .zero)
        tracker.removeAll()
    }

    /// The distance that the fingers move before the pan begins, in points.
    package var slopToBegin: CGFloat { tuning.panSlop }

    /// Returns `.begin` once the fingers have moved far enough.
    package func verdict(on travel: CGPoint) -> Verdict {
        Mathematics.hypotenuse(travel.x, travel.y) >= slopToBegin ? .begin : .wait
    }

    /// Leaves the slop out of the translation. A pan that still waits for others does so again with
    /// each move, in the direction of the whole travel.
    private func leaveSlopOut() {
        let way = Mathematics.hypotenuse(travel.x, travel.y)
        let part = way > slopToBegin ? slopToBegin / way : 1
        slop = CGPoint(x: travel.x * part, y: travel.y * part)
        note(.translation, Mathematics.hypotenuse(counted.x, counted.y), of: way)
    }

    /// Adds the movement of the middle since the number of fingers last changed.
    private func follow(_ middle: CGPoint?) {
        guard let base, let middle else { return }
        travel = carried + (middle - base)
        tracker.add(travel, at: now)
    }

    /// Measures from the present location of the fingers. Movement of fewer than the minimum does
    /// not count.
    private func rebase(on middle: CGPoint?) {
        base = middle
        if liveCount < minimumNumberOfTouches { travel = carried }
        carried = travel
        tracker.add(travel, at: now)
    }
}

extension CGPoint {
    nonisolated fileprivate static func + (a: CGPoint, b: CGPoint) -> CGPoint {
        CGPoint(x: a.x + b.x, y: a.y + b.y)
    }
    nonisolated fileprivate static func - (a: CGPoint, b: CGPoint) -> CGPoint {
        CGPoint(x: a.x - b.x, y: a.y - b.y)
    }
}
