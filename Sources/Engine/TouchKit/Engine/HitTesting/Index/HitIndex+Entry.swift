extension HitIndex {
    /// What a search asks of each subview: so little that those of a parent's few subviews fill few lines of the cache.
    nonisolated struct Entry {
        /// Around the subview, if it can answer for certain.
        let box: Box
        /// The parent keeps it; an index does not outlive a change among the subviews.
        unowned(unsafe) let view: UIView
        /// Where `below` is, and in the bits that are zero in the place of a node, `isSharp` and `hasSubviews`.
        private var link: UInt

        @MainActor
        init(of view: UIView, answers: Bool) {
            self.view = view
            let isSharp: Bool
            (box, isSharp) = answers ? Box.around(view) : (.nothing, false)
            link = (isSharp ? Entry.sharp : 0) | (view.children.isEmpty ? 0 : Entry.subviews)
            below = view.hitNode
        }

        /// Whether it holds every point that lies within the box and not on its edge.
        var isSharp: Bool { link & Entry.sharp != 0 }

        var hasSubviews: Bool { link & Entry.subviews != 0 }

        /// The node of the view's own subviews, while it has one.
        var below: UnsafeMutablePointer<Node>? {
            get { UnsafeMutablePointer(bitPattern: link & ~Entry.bits) }
            set { link = link & Entry.bits | UInt(bitPattern: newValue) }
        }

        private static let sharp: UInt = 1
        private static let subviews: UInt = 2
        private static let bits: UInt = 3
    }
}
