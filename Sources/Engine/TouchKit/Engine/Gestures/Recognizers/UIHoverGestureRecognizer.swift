import TouchPicture

/// A recognizer of a pointer, or of a pencil above the screen, over the view (BR7). Continuous:
/// begins when the pointer enters, changes as it moves, ends when it leaves. It receives no touches
/// and competes with no other recognizer. While a button or a pencil is down it rests (PP2).
open class UIHoverGestureRecognizer: UIGestureRecognizer {
    private var pose: PencilPose?
    /// Indicates whether it, or its delegate, refused the pointer as it entered (PP1).
    private var isRefused = false

    // MARK: The pencil (PP3)

    /// The distance from the screen: 1 where hovering is first felt, 0 at the screen, and 0 for a
    /// pointer.
    open var zOffset: CGFloat { pose?.zOffset ?? 0 }
    /// The angle to the screen, in radians; 0 for a pointer.
    open var altitudeAngle: CGFloat { pose?.altitudeAngle ?? 0 }
    /// The angle about the pencil's own axis, in radians; 0 for a pointer.
    open var rollAngle: CGFloat { pose?.rollAngle ?? 0 }
    /// Returns the direction in which the pencil leans, in radians of the coordinates of `view`;
    /// nil means the window. 0 for a pointer.
    open func azimuthAngle(in view: UIView?) -> CGFloat { pose?.azimuthAngle(in: view) ?? 0 }
    /// Returns the same direction as a vector of length 1; empty for a pointer.
    open func azimuthUnitVector(in view: UIView?) -> CGVector {
        pose?.direction(in: view) ?? CGVector()
    }

    /// Returns true for hovering alone: touches do not concern it.
    open override func shouldReceive(_ event: UIEvent) -> Bool {
        byDefault(event.type == .hover)
    }

    /// Handles the pointer at `place`, in window coordinates, over the view or not.
    /// - Parameter admits: asked as the pointer enters.
    final func pointer(
        at place: CGPoint, _ pose: PencilPose?, isInside: Bool, admits: () -> Bool = { true }
    ) {
        guard isEnabled else { return }
        if !isInside { isRefused = false }
        if isInside, state == .possible, !isRefused { isRefused = !admits() }
        guard !isRefused else { return }
        isAnalysing = true
        defer { isAnalysing = false }
        if isInside { self.pose = pose }
        switch (isInside, state) {
        case (true, .possible):
            attempt.locations = TouchPlaces(place)
            state = .began
        case (true, _):
            attempt.locations = TouchPlaces(place)
            state = .changed
        case (false, .began), (false, .changed): state = .ended
        case (false, _): break
        }
    }
}
