extension Path {
    /// Whether all of `rect` surely lies inside, so that cutting it to this outline would leave it as it is.
    ///
    /// A point that every step of the pen passes on the same side has been gone around. A curve counts as the straight
    /// line between its ends where it swings away from the rectangle. An outline that is not that simple surrounds
    /// nothing.
    public func surrounds(_ rect: CGRect) -> Bool {
        let corners = rect.corners
        var start = CGPoint.zero
        var here = CGPoint.zero
        var side: CGFloat = 0
        /// Whether a step passes all of the corners on the side that all others do, and `away` on the other.
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
    /// From the top left one on, clockwise.
    var corners: [CGPoint] {
        [
            CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: maxX, y: maxY),
            CGPoint(x: minX, y: maxY),
        ]
    }
}
