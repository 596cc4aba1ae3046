import TouchPicture

/// The first two fingers of a pinch or a rotation, with the measures between them.
struct FingerPair {
    private(set) var first: UITouch?
    private(set) var second: UITouch?

    var isEmpty: Bool { first == nil && second == nil }

    /// Adds `touch` if a place is free, and returns whether it was.
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

    /// The vector from the first finger to the second, in window coordinates.
    private var vector: CGVector? {
        guard let a = first?.moment.location, let b = second?.moment.location else { return nil }
        return CGVector(dx: b.x - a.x, dy: b.y - a.y)
    }

    /// The distance in points, never quite zero, so that it can be a divisor.
    var distance: CGFloat? {
        guard let vector else { return nil }
        return max(Mathematics.hypotenuse(vector.dx, vector.dy), 0.001)
    }

    /// The angle in radians, clockwise from the x axis.
    var angle: CGFloat? {
        guard let vector else { return nil }
        return Mathematics.arcTangent(y: vector.dy, x: vector.dx)
    }
}
