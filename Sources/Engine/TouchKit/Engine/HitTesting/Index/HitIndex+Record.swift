extension HitIndex {
    /// What else an index knows of a subview: asked where its box does not say enough.
    nonisolated struct Record {
        enum Standing: UInt8 {
            /// It answers for certain if it holds the point.
            case answers
            /// It is asked whether it holds the point, wherever it is; if it does, it answers for certain.
            case askedInside
            /// It is asked, wherever it is.
            case asked
            /// It lets no touch in.
            case refuses

            var isAsked: Bool { self == .asked || self == .askedInside }
        }

        let standing: Standing
        /// Whether `inward` leads into the view; else it has to be asked where it lies.
        let isPlaced: Bool
        private let isUpright: Bool
        var isStale = false
        /// The place of its box among the boxes.
        var boxPlace: Int32 = 0
        // What leads into a view that is upright stands in the first line of the cache.
        private let maxX: CGFloat
        private let maxY: CGFloat
        private let placement: Placement
        private let minX: CGFloat
        private let minY: CGFloat
        private let filling = (0, 0, 0)

        @MainActor
        init(of view: UIView) {
            let (bounds, placement) = (view.bounds, view.placement)
            (minX, minY, maxX, maxY) = (bounds.minX, bounds.minY, bounds.maxX, bounds.maxY)
            self.placement = placement ?? Placement()
            let ways = HitOverrides.ownWays(of: view)
            isPlaced = placement != nil && !ways.contains(.place)
            isUpright = view.transform.isIdentity
            if !ways.isDisjoint(with: [.hitTest, .place]) {
                standing = .asked
            } else if placement == nil || view.refusalOfTouches != nil {
                standing = .refuses
            } else {
                standing = ways.contains(.inside) ? .askedInside : .answers
            }
        }

        /// `point` of the superview's coordinates in the view's own.
        @inline(__always)
        func inward(_ point: CGPoint) -> CGPoint {
            isUpright ? placement.inwardUpright(point) : placement.inward(point)
        }

        /// For one that can answer for certain: whether it does.
        @inline(__always)
        func answers(at point: CGPoint) -> Bool {
            let inside = inward(point)
            return minX <= inside.x && inside.x < maxX && minY <= inside.y && inside.y < maxY
        }
    }
}
