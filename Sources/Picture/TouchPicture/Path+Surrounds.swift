extension Path {
    /// Returns whether all of `rect` certainly lies inside, so that clipping it to this outline
    /// would not change it.
    ///
    /// The rectangle is inside if every step of the pen passes it on the same side. A curve counts
    /// as the straight line between its ends if it bulges away from the rectangle. An outline more
    /// complex than that surrounds nothing.
    public func surrounds(_ rect: CGRect) -> Bool {
        let corners = rect.corners
        var start = CGPoint.zero
        var here = CGPoint.zero
        var side: CGFloat = 0
        /// Returns whether a step passes all of the corners on the same side as all others do, and
        /// `away` on the other.
        func passes(to end: CGPoint, away: [CGPoint] = []) -> Bool {
            let way = CGSize(width: end.x - here.x, height: end.y - here.y)
            if way == .zero { return away.allSatisfy { $0 == end } }
            func turn(_ point: CGPoint) -> CGFloat {
                way.width * (point.y - here.y) - way.height * (point.x - here.x)
            }
            if side == 0 { side = corners.reduce(0) { $0 + turn($1) } < 0 ? -1 : 1 }
            defer { here = end }
            return corners.allSatisfy { turn($0) * side >= 0 }
                && away.allSatisfy { turn($0) * side <= 0 }
        }
        var isOpen = false
        for element in elements {
            switch element {
            case .move(let point):
                if isOpen { return false }
                (start, here) = (point, point)
            case .line(let end):
                guard passes(to: end) else { return false }
                isOpen = true
            case .curve(let end, let control1, let control2):
                guard passes(to: end, away: [control1, control2]) else { return false }
                isOpen = true
            case .close:
                guard passes(to: start) else { return false }
                isOpen = false
            }
        }
        return side != 0 && !isOpen
    }
}

extension CGRect {
    /// The corners, clockwise from the top left one.
    var corners: [CGPoint] {
        [
            CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: maxX, y: maxY),
            CGPoint(x: minX, y: maxY),
        ]
    }
}
