// The index that makes hit-testing as fast as flat arrays.
//
// A parent that is asked again and again keeps an index of its subviews: for each an `Entry` with
// its `Box`, in the parent's coordinates, as four small numbers, and a `Record` with everything
// else that a hit test needs. Boxes are slightly too large rather than too small. Inside the box of
// an upright subview the answer is known; on its edge, and in the box of a rotated one, the record
// tests exactly, by the arithmetic of the definition.
//
// The time of a query depends on the memory it reads more than on the arithmetic: so entries are
// small and side by side. The boxes of more than eight subviews are repeated in blocks of eight
// that are compared at once; those of more than 64 are sorted by place into a tree of such blocks.
// `HitOverrides` says which answers are known without asking.
//
// Moving a view changes its record in one index, whatever is below it. Adding, removing, and
// reordering drop the parent's index, which is rebuilt after as many plain searches as make that
// pay. So no change costs more than it did without an index, and the first touches on a fresh tree
// cost what they always did.

/// The owner of a node, which it keeps up to date with the views.
final class HitIndex {
    // The view owns its index, and the index its node: both go with the view. It is written where
    // the tree changes, on the main actor; `unsafe` lets the deinit of a view do that.
    unowned(unsafe) let view: UIView
    nonisolated(unsafe) let node: UnsafeMutablePointer<Node>
    private nonisolated var records: UnsafeMutablePointer<Record> { node.records }
    private nonisolated var blocks: UnsafeMutablePointer<BoxBlock> { node.blocks }
    private nonisolated var fronts: UnsafeMutablePointer<SIMD8<Int32>> { node.fronts }
    private let count: Int
    /// The blocks that make up each level.
    private let levels: [Range<Int>]
    /// The first block of each level.
    nonisolated let starts: SIMD8<Int32>
    /// The subviews that are asked by a real call, from back to front.
    private nonisolated(unsafe) var asked: [Int32] = []
    /// The records that are not up to date, each once.
    private nonisolated(unsafe) var stale: [Int32] = []
    private var updates = 0

    /// The maximum number of subviews that are searched one by one.
    private static let few = 8
    /// The maximum number of blocks that are searched from front to back; more are sorted by place.
    private static let fewBlocks = 8

    /// Returns the number of plain searches before an index for `count` subviews pays.
    static func patience(for count: Int) -> Int32 {
        count <= fewBlocks * 8 ? 2 : 6
    }

    // MARK: Building

    init(of view: UIView) {
        self.view = view
        let children = view.children
        count = children.count
        levels = HitIndex.levels(for: count)
        let blockCount = levels.last?.upperBound ?? 0
        starts = HitIndex.starts(of: levels)
        let plan = Node.Plan(count: count, blocks: blockCount, levels: levels.count)
        node = plan.allocate()
        node.initialize(
            to: Node(of: self, view: view, count: count, levels: levels.count, plan))
        blocks.initialize(repeating: BoxBlock(), count: blockCount)
        if hasFronts { fronts.initialize(repeating: SIMD8(repeating: -1), count: blockCount) }
        for (slot, child) in children.enumerated() {
            child.hitSlot = Int32(slot)
            fill(slot, with: child)
            if records[slot].standing.isAsked { asked.append(Int32(slot)) }
        }
        node.pointee.note(asked: asked)
        if !levels.isEmpty { placeBoxes() }
    }

    private func fill(_ slot: Int, with child: UIView) {
        let record = Record(of: child)
        (records + slot).initialize(to: record)
        node.entry(at: slot).initialize(to: Entry(of: child, answers: record.standing == .answers))
    }

    deinit {
        node.deallocate()
    }

    private static func levels(for count: Int) -> [Range<Int>] {
        guard count > few else { return [] }
        var levels = [0..<(count + 7) / 8]
        guard levels[0].count > fewBlocks else { return levels }
        while let last = levels.last, last.count > 1 {
            levels.append(last.upperBound..<last.upperBound + (last.count + 7) / 8)
        }
        return levels
    }

    /// Indicates whether the boxes are sorted by place, so that the front-most subviews have to be
    /// noted.
    private var hasFronts: Bool { levels.count > 1 }

    private static func starts(of levels: [Range<Int>]) -> SIMD8<Int32> {
        var starts = SIMD8<Int32>(repeating: 0)
        for (index, level) in levels.enumerated() { starts[index] = Int32(level.lowerBound) }
        return starts
    }

    private func placeBoxes() {
        let boxes = (0..<count).map { node.entry(at: $0).pointee.box }
        let order = levels.count == 1 ? Array(0..<count) : HitIndex.sortedByPlace(boxes)
        for (place, slot) in order.enumerated() {
            records[slot].boxPlace = Int32(place)
            blocks[place / 8][place % 8] = boxes[slot]
            if hasFronts, boxes[slot] != .nothing { fronts[place / 8][place % 8] = Int32(slot) }
        }
        for level in levels.dropLast() {
            for block in level { enclose(block, of: level) }
        }
    }

    /// Returns the boxes in upright stripes from left to right, each from top to bottom, so that
    /// neighbors share a block.
    private nonisolated static func sortedByPlace(_ boxes: [Box]) -> [Int] {
        let stripe = 8 * Int((Double(boxes.count) / 8).squareRoot().rounded(.up))
        var order = boxes.indices.map { (key: boxes[$0].middle.x, slot: $0) }
        order.sort { $0.key < $1.key }
        for start in stride(from: 0, to: order.count, by: stripe) {
            let end = min(start + stripe, order.count)
            for index in start..<end { order[index].key = boxes[order[index].slot].middle.y }
            order[start..<end].sort { $0.key < $1.key }
        }
        return order.map { $0.slot }
    }

    /// Writes the box around `block`, a block of `level`, to its place one level up.
    /// - Returns: true if it differs from the one before.
    @discardableResult
    private func enclose(_ block: Int, of level: Range<Int>) -> Bool {
        let place = block - level.lowerBound
        let (above, lane) = (level.upperBound + place / 8, place % 8)
        let (hull, front) = (blocks[block].hull, fronts[block].max())
        if blocks[above][lane] == hull, fronts[above][lane] == front { return false }
        blocks[above][lane] = hull
        fronts[above][lane] = front
        return true
    }

    /// Returns the subview to ask after the one at `place`; -1 if there is none.
    nonisolated func lastAsked(before place: Int32) -> Int32 {
        let next = asked.sortedIndex { $0 >= place }
        return next == 0 ? -1 : asked[next - 1]
    }

    // MARK: Changes

    nonisolated func note(changeAt slot: Int32) {
        guard !records[Int(slot)].isStale else { return }
        records[Int(slot)].isStale = true
        node.pointee.isStale = true
        stale.append(slot)
    }

    /// Links the entry at `slot` to the new index of that subview's own subviews, or to none.
    nonisolated func link(at slot: Int32, to index: HitIndex?) {
        node.entry(at: Int(slot)).pointee.below = index?.node
    }

    /// Updates the stale records.
    /// - Returns: false if rebuilding the index is cheaper, or better after so many changes.
    func refresh() -> Bool {
        updates += stale.count
        guard stale.count <= 8 + count / 8, updates <= 64 + count * 4 else { return false }
        for slot in stale { update(Int(slot)) }
        stale.clear()
        node.pointee.isStale = false
        return true
    }

    private func update(_ slot: Int) {
        let child = view.children[slot]
        let place = Int(records[slot].boxPlace)
        let before = records[slot].standing
        fill(slot, with: child)
        records[slot].boxPlace = Int32(place)
        let standing = records[slot].standing
        if standing.isAsked != before.isAsked {
            asked = (0..<Int32(count)).filter { records[Int($0)].standing.isAsked }
            node.pointee.note(asked: asked)
        }
        guard !levels.isEmpty else { return }
        let answers = standing == .answers
        blocks[place / 8][place % 8] = node.entry(at: slot).pointee.box
        if hasFronts { fronts[place / 8][place % 8] = answers ? Int32(slot) : -1 }
        var block = place / 8
        for level in levels.dropLast() {
            guard enclose(block, of: level) else { return }
            block = level.upperBound + (block - level.lowerBound) / 8
        }
    }
}

extension UIView {
    /// Notes a change in the data that the superview's index has on this view: geometry,
    /// visibility, or whether it has subviews.
    nonisolated func noteHitChange() {
        parent?.hitIndex?.note(changeAt: hitSlot)
    }

    /// Drops the index, since the subviews or their order have changed.
    nonisolated func forgetHitIndex() {
        walksSinceChange = 0
        indexesForgotten &+= 1
        setHitIndex(nil)
        noteHitChange()
    }

    nonisolated func setHitIndex(_ index: HitIndex?) {
        guard index !== hitIndex else { return }
        hitIndex = index
        parent?.hitIndex?.link(at: hitSlot, to: index)
    }
}
