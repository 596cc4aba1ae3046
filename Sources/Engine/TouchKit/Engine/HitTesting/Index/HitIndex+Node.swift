extension HitIndex {
    /// The head of a parent's index. The entries directly follow it in memory: so the search, which
    /// goes from node to node, finds them without reading an address first. The blocks of boxes
    /// follow these, then the records.
    nonisolated struct Node {
        /// The subviews among the first 64 that are asked, one bit each.
        private var askedBits: UInt64 = 0
        /// The offset of the blocks, in bytes from the node; likewise those of `fronts` and
        /// `records`.
        fileprivate let blocks: Int32
        fileprivate let fronts: Int32
        private let filling = (0, 0, 0, 0, 0, 0)

        // The fields that each search reads are last, in one cache line with the first entry.

        var isStale = false
        let levelCount: UInt8
        let count: Int32
        /// The front-most subview that is asked by a real call; -1 if there is none.
        private(set) var lastAsked: Int32 = -1
        fileprivate let records: Int32
        /// The view, which owns the index.
        unowned(unsafe) let view: UIView
        /// The index, which owns this memory.
        unowned(unsafe) let index: HitIndex

        /// The size of a cache line on current machines, in bytes.
        private static let cacheLine = 64
        /// The offset of the first entry, in bytes from the node.
        fileprivate static let head = MemoryLayout<Node>.stride

        private static func roundedUp(_ size: Int) -> Int {
            (size + cacheLine - 1) / cacheLine * cacheLine
        }

        /// The layout of a node's memory, in bytes from the node.
        struct Plan {
            fileprivate let blocks: Int
            fileprivate let fronts: Int
            fileprivate let records: Int
            fileprivate let end: Int

            init(count: Int, blocks: Int, levels: Int) {
                self.blocks = roundedUp(head + count * MemoryLayout<Entry>.stride)
                fronts = self.blocks + blocks * MemoryLayout<BoxBlock>.stride
                // Boxes in the records' order show by themselves which subview is in front.
                let frontsEnd =
                    levels > 1 ? fronts + blocks * MemoryLayout<SIMD8<Int32>>.stride : fronts
                records = roundedUp(frontsEnd)
                end = records + count * MemoryLayout<Record>.stride
            }

            /// Allocates memory for a node and all that follows it; `deallocate()` frees it all.
            func allocate() -> UnsafeMutablePointer<Node> {
                UnsafeMutableRawPointer.allocate(byteCount: end, alignment: cacheLine)
                    .assumingMemoryBound(to: Node.self)
            }
        }

        /// Notes the subviews that are asked, from back to front.
        mutating func note(asked: [Int32]) {
            lastAsked = asked.last ?? -1
            askedBits = 0
            for place in asked where place < 64 { askedBits |= 1 << UInt64(place) }
        }

        /// Returns the subview to ask after the one at `place`; -1 if there is none.
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

// The memory that follows a node is laid out as its plan says, and has had its types since the
// index was made.
extension UnsafeMutablePointer<HitIndex.Node> {
    /// The entries of the subviews, from front to back: so the first can be read before it is known
    /// how many there are.
    @inline(__always)
    nonisolated var entries: UnsafeMutablePointer<HitIndex.Entry> {
        (UnsafeMutableRawPointer(self) + Pointee.head).assumingMemoryBound(to: HitIndex.Entry.self)
    }

    /// Returns the entry of the subview at `slot`, counted from the back.
    @inline(__always)
    nonisolated func entry(at slot: Int) -> UnsafeMutablePointer<HitIndex.Entry> {
        entries + (Int(pointee.count) - 1 - slot)
    }

    /// The blocks of boxes, level by level: first those of the records; then, if these fill more
    /// than eight blocks, boxes around blocks, up to a single block.
    @inline(__always)
    nonisolated var blocks: UnsafeMutablePointer<HitIndex.BoxBlock> {
        (UnsafeMutableRawPointer(self) + Int(pointee.blocks)).assumingMemoryBound(
            to: HitIndex.BoxBlock.self)
    }

    /// The front-most subview in each box of each block, by its index; -1 for none. Used only with
    /// several levels.
    @inline(__always)
    nonisolated var fronts: UnsafeMutablePointer<SIMD8<Int32>> {
        (UnsafeMutableRawPointer(self) + Int(pointee.fronts)).assumingMemoryBound(
            to: SIMD8<Int32>.self)
    }

    /// The records of the subviews, from back to front.
    @inline(__always)
    nonisolated var records: UnsafeMutablePointer<HitIndex.Record> {
        (UnsafeMutableRawPointer(self) + Int(pointee.records)).assumingMemoryBound(
            to: HitIndex.Record.self)
    }
}
