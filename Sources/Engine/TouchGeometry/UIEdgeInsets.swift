/// Distances from the four edges of a rectangle inwards, in points.
public nonisolated struct UIEdgeInsets: Hashable, Sendable {
    /// From the top edge down.
    public var top: CGFloat
    /// From the left edge to the right.
    public var left: CGFloat
    /// From the bottom edge up.
    public var bottom: CGFloat
    /// From the right edge to the left.
    public var right: CGFloat

    /// In points.
    public init(
        top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0
    ) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    /// None.
    public static let zero = UIEdgeInsets()
}

extension CGRect {
    /// The rectangle within, nearer by `insets` at each edge; negative insets reach out.
    public func inset(by insets: UIEdgeInsets) -> CGRect {
        CGRect(
            x: minX + insets.left, y: minY + insets.top,
            width: width - insets.left - insets.right, height: height - insets.top - insets.bottom)
    }
}
