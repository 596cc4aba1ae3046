extension HitIndex {
    /// What a parent knows of its subviews. The entries stand right behind it in memory: so the search, which goes from
    /// node to node, knows where to look without asking first. Behind these stand the blocks of boxes, then the records.
    nonisolated struct Node {
        /// Who of the first 64 is asked, one bit each.
        private var askedBits: UInt64 = 0
        /// Where these stand, in bytes from the node; so with `records`.
        fileprivate let blocks: Int32
        fileprivate let fronts: Int32
        private let filling = (0, 0, 0, 0, 0, 0)

        // What each search asks stands last, in one line of the cache with the first entry.

        var isStale = false
        let levelCount: UInt8
        let count: Int32
        /// The front-most of those that are asked by a real call; -1 if nobody is.
        private(set) var lastAsked: Int32 = -1
        fileprivate let records: Int32
        /// The view owns the index.
        unowned(unsafe) let view: UIView
        /// Who owns this memory.
        unowned(unsafe) let index: HitIndex

        /// What of memory the cache takes at once, on the machines that are about.
        private static let cacheLine = 64
        /// Where the first entry stands, in bytes from the node.
        fileprivate static let head = MemoryLayout<Node>.stride

        private static func roundedUp(_ size: Int) -> Int {
            (size + cacheLine - 1) / cacheLine * cacheLine
        }

        /// How the memory of a node is divided, in bytes from the node.
        struct Plan {
            fileprivate let blocks: Int
            fileprivate let fronts: Int
            fileprivate let records: Int
            fileprivate let end: Int

            init(count: Int, blocks: Int, levels: Int) {
                self.blocks = roundedUp(head + count * MemoryLayout<Entry>.stride)
                fronts = self.blocks + blocks * MemoryLayout<BoxBlock>.stride
                // Where the boxes are in the records' order, nothing is to be said of who is in front.
                let frontsEnd =
                    levels > 1 ? fronts + blocks * MemoryLayout<SIMD8<Int32>>.stride : fronts
                records = roundedUp(frontsEnd)
                end = records + count * MemoryLayout<Record>.stride
            }

            /// Memory for a node and all that stands behind it; `deallocate()` frees it all.
            func allocate() -> UnsafeMutablePointer<Node> {
                UnsafeMutableRawPointer.allocate(byteCount: end, alignment: cacheLine)
                    .assumingMemoryBound(to: Node.self)
            }
        }

        /// Who is asked, from back to front.
        mutating func note(asked: [Int32]) {
            lastAsked = asked.last ?? -1
            askedBits = 0
            for place in asked where place < 64 { askedBits |= 1 << UInt64(place) }
        }

        /// Who is asked after the one at `place`; -1 if nobody is.
        @inline(__always)
        func lastAsked(before place: Int32) -> Int32 {
            if place > 64 { return index.lastAsked(before: place) }
            let bits = place == 64 ? askedBits : askedBits & (1 << UInt64(place) - 1)
            return 63 - Int32(bits.leadingZeroBitCount)
        }

        init(of index: HitIndex, view: UIView, count: Int, levels: Int, _ plan: Plan) {
            self.count = Int32(count)
            levelCount = UInt8(levels)
            blocks = Int32(plan.blocks)
            fronts = Int32(plan.fronts)
            records = Int32(plan.records)
            self.view = view
            self.index = index
        }
    }
}

// What stands behind a node is where its plan says, and of that type since the index was made.
extension UnsafeMutablePointer<HitIndex.Node> {
    /// What is first asked of the subviews, from front to back: so the first, too, can be looked at before it is known how
    /// many there are.
    @inline(__always)
    nonisolated var entries: UnsafeMutablePointer<HitIndex.Entry> {
        (UnsafeMutableRawPointer(self) + Pointee.head).assumingMemoryBound(to: HitIndex.Entry.self)
    }

    /// The entry of the subview at `slot`, counted from the back.
    @inline(__always)
    nonisolated func entry(at slot: Int) -> UnsafeMutablePointer<HitIndex.Entry> {
        entries + (Int(pointee.count) - 1 - slot)
    }

    /// The blocks of boxes, level by level: first those of the records; then, if these fill more than eight blocks, boxes
    /// around blocks, up to a single block.
    @inline(__always)
    nonisolated var blocks: UnsafeMutablePointer<HitIndex.BoxBlock> {
        (UnsafeMutableRawPointer(self) + Int(pointee.blocks)).assumingMemoryBound(
            to: HitIndex.BoxBlock.self)
    }

    /// The front-most subview in each box of each block, by its index; -1 for none. Only where there are several levels.
    @inline(__always)
    nonisolated var fronts: UnsafeMutablePointer<SIMD8<Int32>> {
        (UnsafeMutableRawPointer(self) + Int(pointee.fronts)).assumingMemoryBound(
            to: SIMD8<Int32>.self)
    }

    /// What is known of the subviews besides, from back to front.
    @inline(__always)
    nonisolated var records: UnsafeMutablePointer<HitIndex.Record> {
        (UnsafeMutableRawPointer(self) + Int(pointee.records)).assumingMemoryBound(
            to: HitIndex.Record.self)
    }
}
