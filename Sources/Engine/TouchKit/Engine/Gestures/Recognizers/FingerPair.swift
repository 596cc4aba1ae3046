import TouchPicture

/// The first two fingers of a pinch or a rotation, as one measures them.
struct FingerPair {
    private(set) var first: UITouch?
    private(set) var second: UITouch?

    var isEmpty: Bool { first == nil && second == nil }

    /// Takes `touch` in if there is a place free.
    mutating func add(_ touch: UITouch) -> Bool {
        if first == nil {
            first = touch
        } else if second == nil {
            second = touch
        } else {
            return false
        }
        return true
    }

    mutating func remove(_ touch: UITouch) {
        if first === touch { first = nil }
        if second === touch { second = nil }
    }

    mutating func removeAll() {
        (first, second) = (nil, nil)
    }

    /// From the first finger to the second, in window coordinates.
    private var vector: CGVector? {
        guard let a = first?.moment.location, let b = second?.moment.location else { return nil }
        return CGVector(dx: b.x - a.x, dy: b.y - a.y)
    }

    /// In points; at least a hair, so that one can divide by it.
    var distance: CGFloat? {
        guard let vector else { return nil }
        return max(Mathematics.hypotenuse(vector.dx, vector.dy), 0.001)
    }

    /// In radians, clockwise from the x axis.
    var angle: CGFloat? {
        guard let vector else { return nil }
        return Mathematics.arcTangent(y: vector.dy, x: vector.dx)
    }
}
