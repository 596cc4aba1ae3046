extension HitIndex {
    /// A subview as its superview's index knows it.
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

        // What a search asks of each stands first, in one line of the cache: a record is mostly met for the first time.

        /// Around it, if it can answer for certain.
        let box: Box
        /// The parent keeps it; an index does not outlive a change among the subviews.
        unowned(unsafe) let view: UIView
        /// The node of the view's own subviews, while it has one.
        var below: UnsafeMutablePointer<Node>?
        let standing: Standing
        let hasSubviews: Bool
        /// Whether `placement` leads into the view; else it has to be asked where it lies.
        let isPlaced: Bool
        var isStale = false
        /// The place of its box among the boxes.
        var boxPlace: Int32 = 0
        private let filling = (0, 0, 0)

        // What is asked of one whose box holds the point.

        let placement: Placement
        private let minX: CGFloat
        private let minY: CGFloat
        private let maxX: CGFloat
        private let maxY: CGFloat
        private let end = (0, 0, 0, 0)

        @MainActor
        init(of view: UIView) {
            self.view = view
            below = view.hitNode
            hasSubviews = !view.children.isEmpty
            let (bounds, placement) = (view.bounds, view.placement)
            (minX, minY, maxX, maxY) = (bounds.minX, bounds.minY, bounds.maxX, bounds.maxY)
            self.placement = placement ?? Placement()
            let ways = HitOverrides.ownWays(of: view)
            isPlaced = placement != nil && !ways.contains(.place)
            if !ways.isDisjoint(with: [.hitTest, .place]) {
                standing = .asked
            } else if placement == nil || view.refusalOfTouches != nil {
                standing = .refuses
            } else {
                standing = ways.contains(.inside) ? .askedInside : .answers
            }
            box = standing == .answers ? Box(around: view) : .nothing
        }

        /// For one that can answer for certain: whether it does.
        @inline(__always)
        func answers(at point: CGPoint) -> Bool {
            let inside = placement.inward(point)
            return minX <= inside.x && inside.x < maxX && minY <= inside.y && inside.y < maxY
        }
    }
}
