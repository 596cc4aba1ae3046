extension HitIndex {
    /// The rest of an index's data on a subview, read where its box does not say enough.
    nonisolated struct Record {
        enum Standing: UInt8 {
            /// It answers for certain if it holds the point.
            case answers
            /// It is asked whether it holds the point, wherever that is; if it does, it answers for
            /// certain.
            case askedInside
            /// It is asked, wherever the point is.
            case asked
            /// It lets no touch in.
            case refuses

            var isAsked: Bool { self == .asked || self == .askedInside }
        }

        let standing: Standing
        /// Indicates whether `inward` leads into the view; otherwise the view is asked for its
        /// position.
        let isPlaced: Bool
        private let isUpright: Bool
        var isStale = false
        /// The place of its box among the boxes.
        var boxPlace: Int32 = 0
        // The fields that lead into an upright view are in the first cache line.
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

        /// Converts `point` from the superview's coordinates to the view's own.
        @inline(__always)
        func inward(_ point: CGPoint) -> CGPoint {
            isUpright ? placement.inwardUpright(point) : placement.inward(point)
        }

        /// Returns whether a subview that can answer for certain holds `point`.
        @inline(__always)
        func answers(at point: CGPoint) -> Bool {
            let inside = inward(point)
            return minX <= inside.x && inside.x < maxX && minY <= inside.y && inside.y < maxY
        }
    }
}
