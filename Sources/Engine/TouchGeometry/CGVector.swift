/// A displacement, in points; Foundation has no such type outside Apple's systems.
public nonisolated struct CGVector: Hashable, Sendable {
    /// To the right, in points.
    public var dx: CGFloat
    /// Downwards, in points.
    public var dy: CGFloat

    /// In points.
    public init(dx: CGFloat = 0, dy: CGFloat = 0) {
        self.dx = dx
        self.dy = dy
    }

    /// No displacement.
    public static let zero = CGVector()
}
