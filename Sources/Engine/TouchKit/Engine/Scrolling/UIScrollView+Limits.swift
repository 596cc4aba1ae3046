import TouchPicture

/// The two axes along which content can move.
nonisolated enum ScrollAxis: CaseIterable {
    case horizontal, vertical

    /// Creates the axis along which a vector mainly points.
    init(mainOf vector: CGPoint) {
        self = abs(vector.x) > abs(vector.y) ? .horizontal : .vertical
    }

    /// The ratio of a drag's larger part to its smaller one below which it is diagonal: a guess.
    private static let leastLockedSlope = 1.5

    /// Creates the axis to which a drag is locked that begins with `way`; nil if it is diagonal
    /// (LA5).
    init?(lockedBy way: CGPoint) {
        let (more, less) = (max(abs(way.x), abs(way.y)), min(abs(way.x), abs(way.y)))
        guard more > 0, more >= Self.leastLockedSlope * less else { return nil }
        self.init(mainOf: way)
    }
}

nonisolated extension CGPoint {
    /// The coordinate along an axis.
    subscript(axis: ScrollAxis) -> CGFloat {
        get { axis == .horizontal ? x : y }
        set { if axis == .horizontal { x = newValue } else { y = newValue } }
    }
}

extension UIScrollView {
    /// Returns the content offsets at which no edge of the content lies inside the scroll view, in
    /// points.
    func limits(_ axis: ScrollAxis) -> ClosedRange<Double> {
        let inset = adjustedContentInset
        let (before, content, extent, after) =
            axis == .horizontal
            ? (inset.left, contentSize.width, bounds.width, inset.right)
            : (inset.top, contentSize.height, bounds.height, inset.bottom)
        let low = -before.orNone
        return low...max(low, content + after.orNone - extent)
    }

    /// Keeps content that was at its top or left edge under the inset `old` at that edge (CT7).
    func stayAtEdges(of old: UIEdgeInsets) {
        guard motion == nil, staysAtEdges else { return }
        let inset = adjustedContentInset
        var offset = contentOffset
        if offset.x == -old.left.orNone { offset.x = -inset.left.orNone }
        if offset.y == -old.top.orNone { offset.y = -inset.top.orNone }
        guard offset != contentOffset else { return }
        // A finger that holds the content keeps it.
        drag.start.x += offset.x - contentOffset.x
        drag.start.y += offset.y - contentOffset.y
        bounds.origin = offset
    }

    func clamped(_ offset: CGPoint) -> CGPoint {
        var result = offset
        for axis in ScrollAxis.allCases {
            result[axis] = limits(axis).nearest(to: offset[axis])
        }
        return result
    }

    /// Returns whether a finger can move the content on `axis` at all, if only to see it spring
    /// back.
    func canScroll(_ axis: ScrollAxis) -> Bool {
        let limits = limits(axis)
        let always = axis == .horizontal ? alwaysBounceHorizontal : alwaysBounceVertical
        return limits.upperBound > limits.lowerBound || (always && bounces)
    }

    /// Returns whether the content can still move in the main direction of `way` before it reaches
    /// its edge (CT6).
    /// - Parameter way: the movement of a finger, in this view's coordinates.
    func canMove(along way: CGPoint) -> Bool {
        guard isScrollEnabled else { return false }
        let axis = ScrollAxis(mainOf: way)
        let (limits, offset) = (limits(axis), contentOffset[axis])
        // Half a point is not worth scrolling for.
        return way[axis] > 0
            ? offset > limits.lowerBound + 0.5 : offset < limits.upperBound - 0.5
    }

    func extent(_ axis: ScrollAxis) -> Double {
        axis == .horizontal ? bounds.width : bounds.height
    }
}

extension CGFloat {
    /// The value; zero if it is not finite.
    fileprivate var orNone: CGFloat { isFinite ? self : 0 }
}
