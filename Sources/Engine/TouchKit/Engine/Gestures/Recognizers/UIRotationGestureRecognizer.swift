import TouchPicture

/// A recognizer of two fingers that turn about each other (BR6). Continuous.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// The rotation since contact, in radians, clockwise positive. Set it to 0 to measure afresh
    /// from here.
    open var rotation: CGFloat = 0

    /// The velocity, in radians per second.
    open var velocity: CGFloat {
        tracker.velocity(over: tuning.velocityWindow).x
    }

    private var pair = FingerPair()
    private var lastAngle: CGFloat?
    /// The whole rotation of this attempt, on which slop and velocity are measured.
    private var turned: CGFloat = 0
    private var tracker = VelocityTracker()

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        let touches = TouchList(touches)
        for touch in touches where !pair.add(touch) { ignore(touch, for: event) }
        guard let angle = pair.angle, touches.contains(where: { tracks($0) }) else { return }
        lastAngle = angle
        tracker.add(CGPoint(x: turned, y: 0), at: now)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let angle = pair.angle, let last = lastAngle, let distance = pair.distance else {
            return
        }
        // The short way round: fingers do not turn by half a circle between two samples.
        let step = Mathematics.remainder(angle - last, 2 * .pi)
        lastAngle = angle
        rotation += step
        turned += step
        tracker.add(CGPoint(x: turned, y: 0), at: now)
        if hasBegun {
            if step != 0 { state = .changed }
            return
        }
        let arc = abs(turned) * distance / 2
        measure(.arc, arc, of: tuning.rotationSlop)
        if arc >= tuning.rotationSlop { state = .began }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in touches { pair.remove(touch) }
        if pair.isEmpty { endOrFail() }
    }

    open override func reset() {
        pair.removeAll()
        tracker.removeAll()
        lastAngle = nil
        (rotation, turned) = (0, 0)
    }
}
