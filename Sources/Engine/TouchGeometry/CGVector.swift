/// A displacement, in points; Foundation has no such type outside Apple's systems.
public nonisolated struct CGVector: Hashable, Sendable {
    /// The distance to the right, in points.
    public var dx: CGFloat
    /// The distance downwards, in points.
    public var dy: CGFloat

    /// Creates a vector, in points.
    public init(dx: CGFloat = 0, dy: CGFloat = 0) {
        self.dx = dx
        self.dy = dy
    }

    /// No displacement.
    public static let zero = CGVector()
}
