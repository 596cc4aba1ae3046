extension HitIndex {
    /// A subview as its superview's index knows it.
    nonisolated struct Record {
        enum Standing: UInt8 {
            /// It answers for certain if it holds the point.
            case answers
            /// It is asked, wherever it is.
            case asked
            /// It lets no touch in.
            case refuses
        }

        private var minX: CGFloat
        private var minY: CGFloat
        private var maxX: CGFloat
        private var maxY: CGFloat
        let placement: Placement
        let standing: Standing
        let hasSubviews: Bool
        /// Whether `placement` leads into the view; else it has to be asked where it lies.
        let isPlaced: Bool
        var isStale = false
        /// The place of its box among the boxes.
        var boxPlace: Int32 = 0
        /// The parent keeps it; an index does not outlive a change among the subviews.
        unowned(unsafe) let view: UIView
        /// The node of the view's own subviews, while it has one.
        var below: UnsafeMutablePointer<Node>?

        @MainActor
        init(of view: UIView) {
            self.view = view
            below = view.hitIndex?.node
            hasSubviews = !view.children.isEmpty
            let (bounds, placement) = (view.bounds, view.placement)
            (minX, minY, maxX, maxY) = (bounds.minX, bounds.minY, bounds.maxX, bounds.maxY)
            self.placement = placement ?? Placement()
            isPlaced = placement != nil && HitOverrides.isPlainlyPlaced(view)
            if !HitOverrides.isPlain(view) {
                standing = .asked
            } else {
                standing = placement != nil && view.refusalOfTouches == nil ? .answers : .refuses
            }
        }

        @inline(__always)
        func answers(at point: CGPoint) -> Bool {
            let inside = placement.inward(point)
            return minX <= inside.x && inside.x < maxX && minY <= inside.y && inside.y < maxY
                && standing == .answers
        }
    }
}
