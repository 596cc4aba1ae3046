import TouchPicture

/// A recognizer that holds back touches which begin at an edge of the screen where the system has
/// gestures of its own (BR7). It recognizes nothing: while it is Possible, `delaysTouchesBegan`
/// does the holding.
final class SystemGestureGateGestureRecognizer: UIGestureRecognizer {
    private var start: CGPoint?

    package override var nameFromView: String? {
        view?.accessibilityIdentifier.map { "\($0) gate" }
    }

    init() {
        super.init(target: nil, action: nil)
        delaysTouchesBegan = true
        delaysTouchesEnded = false
        cancelsTouchesInView = false
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard received.count == touches.count, let window = view as? UIWindow,
            let place = touches.min(by: { $0.serial < $1.serial })?.moment.location
        else { return }
        let distance = window.gatedEdges.distance(from: place, in: window.bounds)
        if let distance { measure(.edgeDistance, distance, of: tuning.edgeWidth) }
        guard let distance, distance <= tuning.edgeWidth else { return fail(because: .analysis) }
        start = place
        startTimer(.systemGate, after: tuning.systemGateDelay) { [self] in
            fail(because: .timedOut)
        }
    }

    /// Fails when a finger has moved the distance of a pan: it is a pan then, or the system's
    /// gesture.
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let start, let place = touches.first?.moment.location,
            Mathematics.hypotenuse(place.x - start.x, place.y - start.y) >= tuning.panSlop
        else { return }
        fail(because: .analysis)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        fail(because: .fingerLifted)
    }

    override func reset() {
        super.reset()
        start = nil
    }
}

extension UIWindow {
    /// The edges at which the system holds touches back, except those where the front view
    /// controller has it defer to the app.
    fileprivate var gatedEdges: UIRectEdge {
        var front = rootViewController
        while let next = front?.presentedViewController { front = next }
        return systemGestureEdges.subtracting(
            front?.preferredScreenEdgesDeferringSystemGestures ?? [])
    }

    func placeSystemGate() {
        let gate = gestureRecognizers?.first { $0 is SystemGestureGateGestureRecognizer }
        if systemGestureEdges.isEmpty {
            if let gate { removeGestureRecognizer(gate) }
        } else if gate == nil {
            addGestureRecognizer(SystemGestureGateGestureRecognizer())
        }
    }
}

extension UIRectEdge {
    /// Returns the distance of the nearest of these edges of `bounds`, in points; nil if there are
    /// none.
    func distance(from place: CGPoint, in bounds: CGRect) -> CGFloat? {
        let all: [(UIRectEdge, CGFloat)] = [
            (.left, place.x - bounds.minX), (.right, bounds.maxX - place.x),
            (.top, place.y - bounds.minY), (.bottom, bounds.maxY - place.y),
        ]
        return all.filter { contains($0.0) }.map { $0.1 }.min()
    }
}
