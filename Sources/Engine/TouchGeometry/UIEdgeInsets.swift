/// Distances from the four edges of a rectangle inwards, in points.
public nonisolated struct UIEdgeInsets: Hashable, Sendable {
    /// The distance from the top edge down.
    public var top: CGFloat
    /// The distance from the left edge to the right.
    public var left: CGFloat
    /// The distance from the bottom edge up.
    public var bottom: CGFloat
    /// The distance from the right edge to the left.
    public var right: CGFloat

    /// Creates insets, in points.
    public init(
        top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0
    ) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    /// No insets.
    public static let zero = UIEdgeInsets()
}

extension CGRect {
    /// Returns the rectangle moved inwards by `insets` at each edge; negative insets extend it.
    public func inset(by insets: UIEdgeInsets) -> CGRect {
        CGRect(
            x: minX + insets.left, y: minY + insets.top,
            width: width - insets.left - insets.right, height: height - insets.top - insets.bottom)
    }
}
