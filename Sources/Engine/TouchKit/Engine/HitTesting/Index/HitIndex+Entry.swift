extension HitIndex {
    /// The part of a subview's data that a search reads first: so small that the entries of a
    /// parent with few subviews fill few cache lines.
    nonisolated struct Entry {
        /// The box around the subview, if it can answer for certain.
        let box: Box
        /// The subview. The parent retains it; an index does not outlive a change among the
        /// subviews.
        unowned(unsafe) let view: UIView
        /// The address of `below`, with `isSharp` and `hasSubviews` in the bits that are zero in
        /// the address of a node.
        private var link: UInt

        @MainActor
        init(of view: UIView, answers: Bool) {
            self.view = view
            let isSharp: Bool
            (box, isSharp) = answers ? Box.around(view) : (.nothing, false)
            link = (isSharp ? Entry.sharp : 0) | (view.children.isEmpty ? 0 : Entry.subviews)
            below = view.hitNode
        }

        /// Indicates whether the view holds every point that is inside the box and not on its edge.
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
