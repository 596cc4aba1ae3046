/// The two ways content can go.
nonisolated enum ScrollAxis: CaseIterable {
    case horizontal, vertical

    var path: WritableKeyPath<CGPoint, CGFloat> { self == .horizontal ? \.x : \.y }

    /// The axis along which a vector mostly goes.
    init(mainOf vector: CGPoint) {
        self = abs(vector.x) > abs(vector.y) ? .horizontal : .vertical
    }
}

extension UIScrollView {
    /// The content offsets at which no edge of the content lies inside the scroll view, in points.
    func limits(_ axis: ScrollAxis) -> ClosedRange<Double> {
        let (before, content, extent, after) =
            axis == .horizontal
            ? (contentInset.left, contentSize.width, bounds.width, contentInset.right)
            : (contentInset.top, contentSize.height, bounds.height, contentInset.bottom)
        let low = before.isFinite ? -before : 0
        return low...max(low, content + (after.isFinite ? after : 0) - extent)
    }

    func clamped(_ offset: CGPoint) -> CGPoint {
        var result = offset
        for axis in ScrollAxis.allCases {
            let limits = limits(axis)
            result[keyPath: axis.path] = min(
                max(offset[keyPath: axis.path], limits.lowerBound), limits.upperBound)
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
        let (limits, offset) = (limits(axis), contentOffset[keyPath: axis.path])
        // Half a point is nothing to scroll for.
        return way[keyPath: axis.path] > 0
            ? offset > limits.lowerBound + 0.5 : offset < limits.upperBound - 0.5
    }

    func extent(_ axis: ScrollAxis) -> Double {
        axis == .horizontal ? bounds.width : bounds.height
    }
}
