extension HitIndex {
    /// What a parent knows of its subviews. The search goes over plain memory, from node to node.
    nonisolated struct Node {
        var count: Int32
        var levelCount: Int32
        /// The first block of each level of boxes: first the boxes of the records; then, if these fill more than eight
        /// blocks, boxes around blocks, level by level up to a single block.
        var levels: SIMD8<Int32>
        /// The front-most of those that are asked by a real call; -1 if nobody is.
        var lastAsked: Int32 = -1
        var isStale = false
        let records: UnsafeMutablePointer<Record>
        let blocks: UnsafeMutablePointer<BoxBlock>
        unowned(unsafe) let view: UIView
        /// Who owns this memory.
        unowned(unsafe) let index: HitIndex
    }
}
