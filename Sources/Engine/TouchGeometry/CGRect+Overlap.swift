extension CGRect {
    /// Returns the part that both have in common, whose edges are always numbers; null if they do
    /// not even touch.
    ///
    /// Foundation's `intersection` ends the program at an edge that is not a number, and what apps
    /// draw may have one.
    public func overlap(with other: CGRect) -> CGRect {
        if isNull || other.isNull { return .null }
        let (left, top) = (Swift.max(minX, other.minX), Swift.max(minY, other.minY))
        let (right, bottom) = (Swift.min(maxX, other.maxX), Swift.min(maxY, other.maxY))
        guard left <= right, top <= bottom else { return .null }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// Returns whether both have anything in common, even just an edge.
    public func overlaps(_ other: CGRect) -> Bool { !overlap(with: other).isNull }
}
