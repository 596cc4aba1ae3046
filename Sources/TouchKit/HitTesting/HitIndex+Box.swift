extension HitIndex {
    /// An upright rectangle, a little larger than what it stands for.
    nonisolated struct Box: Equatable {
        var minX: Float
        var minY: Float
        var maxX: Float
        var maxY: Float

        static let nothing = Box(
            minX: .infinity, minY: .infinity, maxX: -.infinity, maxY: -.infinity)
        static let everything = Box(
            minX: -.infinity, minY: -.infinity, maxX: .infinity, maxY: .infinity)

        /// Around a view, in its superview's coordinates.
        ///
        /// Rounding to single precision keeps order, so it cannot put a point out of a box that holds it. The margin is for
        /// the exact test, whose own rounding can let in what lies a hair outside.
        @MainActor
        init(around view: UIView) {
            let (bounds, center, t) = (view.bounds, view.center, view.transform)
            let (width, height) = (bounds.width / 2, bounds.height / 2)
            let reach =
                abs(bounds.minX) + abs(bounds.minY) + abs(center.x) + abs(center.y)
                + abs(width) + abs(height) + abs(t.tx) + abs(t.ty)
            if t.isIdentity {
                self.init(around: center, width, height, margin: reach * 1e-12)
                return
            }
            // Far from a square, a transform's inverse is too rough for any margin.
            let size = t.a * t.a + t.b * t.b + t.c * t.c + t.d * t.d
            guard abs(t.determinant) > size * 1e-4 else {
                self = .everything
                return
            }
            self.init(
                around: CGPoint(x: center.x + t.tx, y: center.y + t.ty),
                abs(t.a) * width + abs(t.c) * height, abs(t.b) * width + abs(t.d) * height,
                margin: (reach * (1 + size.squareRoot())) * 1e-9)
        }

        @inline(__always)
        func holds(_ x: Float, _ y: Float) -> Bool {
            minX <= x && x <= maxX && minY <= y && y <= maxY
        }

        var middle: SIMD2<Float> {
            let middle = SIMD2(minX + maxX, minY + maxY)
            return middle.x.isFinite && middle.y.isFinite ? middle : SIMD2(0, 0)
        }

        private init(
            around middle: CGPoint, _ width: CGFloat, _ height: CGFloat, margin: CGFloat
        ) {
            let (x, y) = (abs(width) + margin, abs(height) + margin)
            self.init(
                minX: Float(middle.x - x), minY: Float(middle.y - y), maxX: Float(middle.x + x),
                maxY: Float(middle.y + y))
            let sum = minX + minY + maxX + maxY
            if !sum.isFinite { self = .everything }
        }

        init(minX: Float, minY: Float, maxX: Float, maxY: Float) {
            self.minX = minX
            self.minY = minY
            self.maxX = maxX
            self.maxY = maxY
        }
    }

    /// Eight boxes side by side, in single precision.
    nonisolated struct BoxBlock {
        var minX = SIMD8<Float>(repeating: .infinity)
        var minY = SIMD8<Float>(repeating: .infinity)
        var maxX = SIMD8<Float>(repeating: -.infinity)
        var maxY = SIMD8<Float>(repeating: -.infinity)

        /// Which boxes hold the point: one bit each.
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
