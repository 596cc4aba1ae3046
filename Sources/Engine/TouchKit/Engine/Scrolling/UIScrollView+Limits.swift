import TouchPicture

/// The two ways content can go.
nonisolated enum ScrollAxis: CaseIterable {
    case horizontal, vertical

    /// The axis along which a vector mostly goes.
    init(mainOf vector: CGPoint) {
        self = abs(vector.x) > abs(vector.y) ? .horizontal : .vertical
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
    /// The content offsets at which no edge of the content lies inside the scroll view, in points.
    func limits(_ axis: ScrollAxis) -> ClosedRange<Double> {
        let (before, content, extent, after) =
            axis == .horizontal
            ? (contentInset.left, contentSize.width, bounds.width, contentInset.right)
            : (contentInset.top, contentSize.height, bounds.height, contentInset.bottom)
        let low = -before.orNone
        return low...max(low, content + after.orNone - extent)
    }

    /// CT7: content that lay at its top or left edge under the inset `old` goes along with the edge.
    func stayAtEdges(of old: UIEdgeInsets) {
        guard motion == nil else { return }
        var offset = contentOffset
        if offset.x == -old.left.orNone { offset.x = -contentInset.left.orNone }
        if offset.y == -old.top.orNone { offset.y = -contentInset.top.orNone }
        guard offset != contentOffset else { return }
        // A finger that has hold of the content keeps it.
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

    /// Whether a finger can move the content on `axis` at all, if only to see it spring back.
    func canScroll(_ axis: ScrollAxis) -> Bool {
        let limits = limits(axis)
        let always = axis == .horizontal ? alwaysBounceHorizontal : alwaysBounceVertical
        return limits.upperBound > limits.lowerBound || (always && bounces)
    }

    /// Whether the content can go on in the main direction of `way`, the way of a finger in this view's coordinates,
    /// before it reaches its edge (CT6).
    func canMove(along way: CGPoint) -> Bool {
        guard isScrollEnabled else { return false }
        let axis = ScrollAxis(mainOf: way)
        let (limits, offset) = (limits(axis), contentOffset[axis])
        // Half a point is nothing to scroll for.
        return way[axis] > 0
            ? offset > limits.lowerBound + 0.5 : offset < limits.upperBound - 0.5
    }

    func extent(_ axis: ScrollAxis) -> Double {
        axis == .horizontal ? bounds.width : bounds.height
    }
}

extension CGFloat {
    /// What is not finite counts as none.
    fileprivate var orNone: CGFloat { isFinite ? self : 0 }
}
