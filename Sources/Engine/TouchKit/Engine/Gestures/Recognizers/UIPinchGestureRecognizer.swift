/// A recognizer of two fingers that move apart or together (BR5). Continuous.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// The distance of the fingers relative to that at contact. Set it to 1 to measure afresh from
    /// here.
    open var scale: CGFloat = 1 {
        didSet { if !isMeasuring { rebase() } }
    }

    /// The change of scale per second.
    open var velocity: CGFloat {
        tracker.velocity(over: tuning.velocityWindow).x
    }

    private var pair = FingerPair()
    /// The distance at which the scale would be 1.
    private var unit: CGFloat = 1
    private var startDistance: CGFloat = 0
    private var tracker = VelocityTracker()
    private var isMeasuring = false

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        let touches = TouchList(touches)
        for touch in touches where !pair.add(touch) { ignore(touch, for: event) }
        guard let distance = pair.distance, touches.contains(where: { tracks($0) }) else { return }
        startDistance = distance
        rebase()
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let distance = pair.distance else { return }
        let old = scale
        isMeasuring = true
        scale = distance / unit
        isMeasuring = false
        tracker.add(CGPoint(x: scale, y: 0), at: now)
        if hasBegun {
            if scale != old { state = .changed }
            return
        }
        let change = abs(distance - startDistance)
        measure(.distanceChange, change, of: tuning.pinchSlop)
        if change >= tuning.pinchSlop, mayBegin() { state = .began }
    }

    /// Returns whether it begins, now that the fingers have moved far enough; if not, it may have
    /// failed.
    package func mayBegin() -> Bool { true }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in touches { pair.remove(touch) }
        if pair.isEmpty { endOrFail() }
    }

    open override func reset() {
        pair.removeAll()
        tracker.removeAll()
        isMeasuring = true
        scale = 1
        isMeasuring = false
    }

    /// Continues measuring from the present scale.
    private func rebase() {
        guard let distance = pair.distance else { return }
        unit = distance / (scale == 0 ? 1 : scale)
        tracker.removeAll()
        tracker.add(CGPoint(x: scale, y: 0), at: now)
    }
}
