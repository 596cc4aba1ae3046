extension HitIndex {
    /// An upright rectangle, slightly larger than the view it is around.
    nonisolated struct Box: Equatable {
        /// The lesser edges, and the greater ones negated, so that one comparison tests all four.
        private let edges: SIMD4<Float>

        var minX: Float { edges[0] }
        var minY: Float { edges[1] }
        var maxX: Float { -edges[2] }
        var maxY: Float { -edges[3] }

        static let nothing = Box(
            minX: .infinity, minY: .infinity, maxX: -.infinity, maxY: -.infinity)
        static let everything = Box(
            minX: -.infinity, minY: -.infinity, maxX: .infinity, maxY: .infinity)

        /// A point in the form in which boxes are tested.
        struct Point {
            fileprivate let edges: SIMD4<Float>

            @inline(__always)
            init(_ point: CGPoint) {
                let rounded = SIMD2<Float>(SIMD2(point.x, point.y) + Box.offset)
                edges = SIMD4(lowHalf: rounded, highHalf: -rounded)
            }
        }

        /// Returns a coordinate at the precision of boxes: coarse, so that even near zero its steps
        /// are larger than the possible error of an exact test.
        ///
        /// Rounding keeps order, so it cannot move a point out of a box that holds it.
        @inline(__always)
        static func rounded(_ coordinate: CGFloat) -> Float { Float(coordinate + offset) }

        private static let offset = 8192.0

        /// Returns the box around a view, in its superview's coordinates, and whether the view
        /// holds every point that is inside the box and not on its edge.
        ///
        /// The margin is for the exact test, whose own rounding can let in a point that is barely
        /// outside, or leave out one that is barely inside.
        @MainActor
        static func around(_ view: UIView) -> (box: Box, isSharp: Bool) {
            let (bounds, center, t) = (view.bounds, view.center, view.transform)
            let (width, height) = (bounds.width / 2, bounds.height / 2)
            let reach =
                abs(bounds.minX) + abs(bounds.minY) + abs(center.x) + abs(center.y)
                + abs(width) + abs(height) + abs(t.tx) + abs(t.ty)
            if t.isIdentity {
                let margin = reach * 1e-12
                let box = Box(around: center, width, height, margin: margin)
                let isSharp = box == Box(around: center, width, height, margin: -margin)
                return (box, isSharp && box != .everything)
            }
            // The inverse of a strongly distorting transform is too inexact for any margin.
            let size = t.a * t.a + t.b * t.b + t.c * t.c + t.d * t.d
            guard abs(t.determinant) > size * 1e-4 else {
                return (.everything, false)
            }
            let box = Box(
                around: CGPoint(x: center.x + t.tx, y: center.y + t.ty),
                abs(t.a) * width + abs(t.c) * height, abs(t.b) * width + abs(t.d) * height,
                margin: (reach * (1 + size.squareRoot())) * 1e-9)
            return (box, false)
        }

        @inline(__always)
        func holds(_ point: Point) -> Bool { all(edges .<= point.edges) }

        /// Returns whether the point is inside and not on an edge.
        @inline(__always)
        func surrounds(_ point: Point) -> Bool { all(edges .< point.edges) }

        var middle: SIMD2<Float> {
            let middle = SIMD2(minX + maxX, minY + maxY)
            return middle.x.isFinite && middle.y.isFinite ? middle : SIMD2(0, 0)
        }

        private init(
            around middle: CGPoint, _ width: CGFloat, _ height: CGFloat, margin: CGFloat
        ) {
            let (x, y) = (abs(width) + margin, abs(height) + margin)
            self.init(
                minX: Box.rounded(middle.x - x), minY: Box.rounded(middle.y - y),
                maxX: Box.rounded(middle.x + x), maxY: Box.rounded(middle.y + y))
            if !edges.sum().isFinite { self = .everything }
        }

        init(minX: Float, minY: Float, maxX: Float, maxY: Float) {
            edges = SIMD4(minX, minY, -maxX, -maxY)
        }
    }

    /// Eight boxes side by side, in single precision.
    nonisolated struct BoxBlock {
        var minX = SIMD8<Float>(repeating: .infinity)
        var minY = SIMD8<Float>(repeating: .infinity)
        var maxX = SIMD8<Float>(repeating: -.infinity)
        var maxY = SIMD8<Float>(repeating: -.infinity)

        /// Returns the boxes that hold the point, one bit each.
        @inline(__always)
        func lanes(holding x: SIMD8<Float>, _ y: SIMD8<Float>) -> UInt32 {
            let holds = (minX .<= x) .& (maxX .>= x) .& (minY .<= y) .& (maxY .>= y)
            let bits = SIMD8<UInt32>(1, 2, 4, 8, 16, 32, 64, 128)
            return SIMD8<UInt32>(repeating: 0).replacing(with: bits, where: holds).wrappedSum()
        }

        subscript(lane: Int) -> Box {
            get { Box(minX: minX[lane], minY: minY[lane], maxX: maxX[lane], maxY: maxY[lane]) }
            set {
                minX[lane] = newValue.minX
                minY[lane] = newValue.minY
                maxX[lane] = newValue.maxX
                maxY[lane] = newValue.maxY
            }
        }

        /// The box around all eight.
        var hull: Box {
            Box(minX: minX.least, minY: minY.least, maxX: -(-maxX).least, maxY: -(-maxY).least)
        }
    }
}

extension SIMD8<Float> {
    /// The smallest of the eight.
    fileprivate nonisolated var least: Float {
        let four = pointwiseMin(lowHalf, highHalf)
        let two = pointwiseMin(four.lowHalf, four.highHalf)
        return Swift.min(two.x, two.y)
    }
}
