/// Fingers that move together (BR3). Continuous.
///
/// A finger that joins or leaves does not make translation or velocity jump: they follow the movement of the
/// middle of the fingers, not its place.
open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// It begins with this many fingers at least, and ends when fewer remain (BR3).
    open var minimumNumberOfTouches = 1
    /// More fingers make it fail before it begins, and are ignored afterwards (BR3).
    open var maximumNumberOfTouches = Int.max

    /// What a pan that is still Possible makes of the way its fingers have gone.
    enum Verdict { case wait, begin, fail }

    /// The middle of the fingers when their number last changed, and the way gone until then. Window coordinates.
    private var base: CGPoint?
    private var carried = CGPoint.zero
    /// The way gone in all.
    private(set) var travel = CGPoint.zero
    /// The way gone when translation was last zero.
    private var origin = CGPoint.zero
    private var tracker = VelocityTracker()

    // MARK: Results

    /// How far the fingers have gone since the first touched, slop included, in the coordinates of `view`.
    public func translation(in view: UIView?) -> CGPoint {
        convert(vector: CGPoint(x: travel.x - origin.x, y: travel.y - origin.y), to: view)
    }

    /// Makes `translation` the present one, in the coordinates of `view`.
    public func setTranslation(_ translation: CGPoint, in view: UIView?) {
        let vector = convert(vector: translation, from: view)
        origin = CGPoint(x: travel.x - vector.x, y: travel.y - vector.y)
    }

    /// Points a second over the last tenth of one, in the coordinates of `view`.
    public func velocity(in view: UIView?) -> CGPoint {
        convert(vector: tracker.velocity(at: now, window: tuning.velocityWindow), to: view)
    }

    // MARK: Touches

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        // The others may have moved in the same event.
        if tracked.count - touches.count >= minimumNumberOfTouches {
            follow(centroid { !touches.contains($0) })
        }
        if liveCount > maximumNumberOfTouches {
            guard state == .began || state == .changed else {
                measure(.touchCount, Double(liveCount), of: Double(maximumNumberOfTouches))
                return fail(because: .tooManyFingers)
            }
            // The last to come is the first to be ignored.
            for touch in touches.sorted(by: { $0.serial > $1.serial })
            where liveCount > maximumNumberOfTouches { ignore(touch, for: event) }
        }
        rebase(on: centroid)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        follow(centroid)
        if state == .began || state == .changed {
            state = .changed
            return
        }
        guard liveCount >= minimumNumberOfTouches else { return rebase(on: centroid) }
        measure(.movement, hypot(travel.x, travel.y), of: tuning.panSlop)
        switch verdict(on: travel) {
        case .wait: break
        case .begin: state = .began
        case .fail: fail(because: .analysis)
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if liveCount >= minimumNumberOfTouches { return rebase(on: liveCentroid) }
        if state == .began || state == .changed {
            state = .ended
        } else {
            fail(because: .fingerLifted)
        }
    }

    open override func reset() {
        base = nil
        (carried, travel, origin) = (.zero, .zero, .zero)
        tracker.removeAll()
    }

    /// Whether the fingers have gone far enough.
    func verdict(on travel: CGPoint) -> Verdict {
        hypot(travel.x, travel.y) >= tuning.panSlop ? .begin : .wait
    }

    /// Adds the movement of the middle since the number of fingers last changed.
    private func follow(_ middle: CGPoint?) {
        guard let base, let middle else { return }
        travel = CGPoint(
            x: carried.x + middle.x - base.x, y: carried.y + middle.y - base.y)
        tracker.add(travel, at: now)
    }

    /// Measures from where the fingers are now. What fewer than the minimum did does not count.
    private func rebase(on middle: CGPoint?) {
        base = middle
        if liveCount < minimumNumberOfTouches { travel = carried }
        carried = travel
        tracker.add(travel, at: now)
    }
}
