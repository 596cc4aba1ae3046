// Hit-testing at the speed of flat arrays; `plainHitTest` defines what it answers.
//
// A parent that is asked again and again keeps an index of its subviews: for each a record with all that a hit-test
// needs to know of it, and its box, in the parent's coordinates, as four small numbers. Boxes stand in blocks of
// eight that are compared at once; they are a little too large rather than too small, and only sort out. What
// remains is tested exactly, by the arithmetic of the plain way. More than 64 subviews are sorted by place into a
// tree of such blocks.
//
// A subview whose class is known to be plain answers for certain, itself or somebody in it, once it is known to hold
// the point: so the search goes down and never back. Any other is asked by a real call at its turn.
//
// Moving a view changes its record in one index, whatever hangs below. Adding, removing and reordering drop the
// parent's index, and it is built anew when the plain way has been gone so often that building pays. So no change is
// dearer than it was without an index, and the first touches on a fresh tree cost what they always did.

extension UIView {
    /// `plainHitTest`, quickly. Not for traced views: of its steps there is nothing to tell.
    func fastHitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard refusalOfTouches == nil, self.point(inside: point, with: event) else { return nil }
        return children.isEmpty ? self : answer(inside: point, with: event)
    }

    /// Who answers for a point that is known to be in this view.
    fileprivate func answer(inside point: CGPoint, with event: UIEvent?) -> UIView {
        if let hitIndex { return HitIndex.walk(from: hitIndex.node, at: point, with: event) }
        walksSinceChange += 1
        if walksSinceChange <= HitIndex.patience(for: children.count) {
            return frontmost(of: children[...], at: point, with: event) ?? self
        }
        let index = HitIndex(of: self)
        setHitIndex(index)
        return HitIndex.walk(from: index.node, at: point, with: event)
    }

    /// The plain way (HT3).
    fileprivate func frontmost(
        of views: ArraySlice<UIView>, at point: CGPoint, with event: UIEvent?
    ) -> UIView? {
        for child in views.reversed() {
            guard let inside = child.pointFromParent(point) else { continue }
            if let answer = child.hitTest(inside, with: event) { return answer }
        }
        return nil
    }

    // MARK: Changes

    /// Says that something changed by which the superview's index knows this view: geometry, visibility, or whether
    /// there is anything in it.
    nonisolated func noteHitChange() {
        parent?.hitIndex?.note(changeAt: hitSlot)
    }

    /// Says that the subviews, or their order, are others than before.
    nonisolated func forgetHitIndex() {
        walksSinceChange = 0
        setHitIndex(nil)
        noteHitChange()
    }

    private nonisolated func setHitIndex(_ index: HitIndex?) {
        guard index !== hitIndex else { return }
        hitIndex = index
        parent?.hitIndex?.link(at: hitSlot, to: index)
    }
}

/// What a parent knows of its subviews. The search goes over plain memory, from node to node.
private nonisolated struct HitNode {
    var count: Int32
    var levelCount: Int32
    /// The first block of each level of boxes: first the boxes of the records; then, if these fill more than eight
    /// blocks, boxes around blocks, level by level up to a single block.
    var levels: SIMD8<Int32>
    /// The front-most of those that are asked by a real call; -1 if nobody is.
    var lastAsked: Int32 = -1
    var isStale = false
    let records: UnsafeMutablePointer<HitRecord>
    let blocks: UnsafeMutablePointer<BoxBlock>
    unowned(unsafe) let view: UIView
    /// Who owns this memory.
    unowned(unsafe) let index: HitIndex
}

/// Owns a node, and keeps it as the views are.
final class HitIndex {
    private unowned(unsafe) let view: UIView
    fileprivate nonisolated(unsafe) let node: UnsafeMutablePointer<HitNode>
    private nonisolated(unsafe) let records: UnsafeMutablePointer<HitRecord>
    private nonisolated(unsafe) let blocks: UnsafeMutablePointer<BoxBlock>
    private let count: Int
    /// Which blocks make up each level.
    private let levels: [Range<Int>]
    /// The subviews that are asked by a real call, from back to front.
    private var asked: [Int32] = []
    /// The records that are not up to date, each once.
    private nonisolated(unsafe) var stale: [Int32] = []
    private var updates = 0

    /// So few subviews are tested exactly at once.
    private static let few = 4
    /// So many blocks are looked through from front to back; more are sorted by place.
    private static let fewBlocks = 8

    /// How often the plain way is gone before an index for `count` subviews pays.
    static func patience(for count: Int) -> Int32 {
        count <= fewBlocks * 8 ? 2 : 6
    }

    // MARK: Building

    init(of view: UIView) {
        self.view = view
        let children = view.children
        count = children.count
        records = .allocate(capacity: count)
        levels = HitIndex.levels(for: count)
        let blockCount = levels.last?.upperBound ?? 0
        blocks = .allocate(capacity: blockCount)
        blocks.initialize(repeating: BoxBlock(), count: blockCount)
        node = .allocate(capacity: 1)
        node.initialize(
            to: HitNode(
                count: Int32(count), levelCount: Int32(levels.count),
                levels: HitIndex.starts(of: levels), records: records, blocks: blocks, view: view,
                index: self))
        for (slot, child) in children.enumerated() {
            child.hitSlot = Int32(slot)
            (records + slot).initialize(to: HitRecord(of: child))
            if records[slot].standing == .asked { asked.append(Int32(slot)) }
        }
        node.pointee.lastAsked = asked.last ?? -1
        if !levels.isEmpty { placeBoxes(of: children) }
    }

    deinit {
        records.deallocate()
        blocks.deallocate()
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

    private static func starts(of levels: [Range<Int>]) -> SIMD8<Int32> {
        var starts = SIMD8<Int32>(repeating: 0)
        for (index, level) in levels.enumerated() { starts[index] = Int32(level.lowerBound) }
        return starts
    }

    private func placeBoxes(of children: [UIView]) {
        var boxes: [Box] = []
        boxes.reserveCapacity(count)
        for (slot, child) in children.enumerated() {
            boxes.append(records[slot].standing == .answers ? Box(around: child) : .nothing)
        }
        let order = levels.count == 1 ? Array(0..<count) : HitIndex.sortedByPlace(boxes)
        for (place, slot) in order.enumerated() {
            records[slot].boxPlace = Int32(place)
            blocks[place / 8][place % 8] = boxes[slot]
            if boxes[slot] != .nothing { blocks[place / 8].front[place % 8] = Int32(slot) }
        }
        for level in levels.dropLast() {
            for block in level { enclose(block, of: level) }
        }
    }

    /// In upright stripes from left to right, each from top to bottom: so neighbours share a block.
    private nonisolated static func sortedByPlace(_ boxes: [Box]) -> [Int] {
        let stripe = 8 * Int((Double(boxes.count) / 8).squareRoot().rounded(.up))
        var order = boxes.indices.map { (key: boxes[$0].middle.x, slot: $0) }
        order.sort { $0.key < $1.key }
        for start in stride(from: 0, to: order.count, by: stripe) {
            let end = min(start + stripe, order.count)
            for index in start..<end { order[index].key = boxes[order[index].slot].middle.y }
            order[start..<end].sort { $0.key < $1.key }
        }
        return order.map(\.slot)
    }

    /// Puts the box around `block`, which is of `level`, into its place one level up.
    /// - Returns: whether it was another one before.
    @discardableResult
    private func enclose(_ block: Int, of level: Range<Int>) -> Bool {
        let place = block - level.lowerBound
        let (above, lane) = (level.upperBound + place / 8, place % 8)
        let (hull, front) = (blocks[block].hull, blocks[block].front.max())
        if blocks[above][lane] == hull, blocks[above].front[lane] == front { return false }
        blocks[above][lane] = hull
        blocks[above].front[lane] = front
        return true
    }

    // MARK: Changes

    nonisolated func note(changeAt slot: Int32) {
        guard !records[Int(slot)].isStale else { return }
        records[Int(slot)].isStale = true
        node.pointee.isStale = true
        stale.append(slot)
    }

    /// The subviews of the subview at `slot` have another index now, or none.
    nonisolated func link(at slot: Int32, to index: HitIndex?) {
        records[Int(slot)].below = index?.node
    }

    /// Brings the records up to date.
    /// - Returns: false if making the index anew will be cheaper, or better after so many changes.
    private func refresh() -> Bool {
        updates += stale.count
        guard stale.count <= 8 + count / 8, updates <= 64 + count * 4 else { return false }
        for slot in stale { update(Int(slot)) }
        stale.removeAll(keepingCapacity: true)
        node.pointee.isStale = false
        return true
    }

    private func update(_ slot: Int) {
        let child = view.children[slot]
        let place = Int(records[slot].boxPlace)
        let before = records[slot].standing
        records[slot] = HitRecord(of: child)
        records[slot].boxPlace = Int32(place)
        let standing = records[slot].standing
        if standing != before, standing == .asked || before == .asked {
            asked = (0..<Int32(count)).filter { records[Int($0)].standing == .asked }
            node.pointee.lastAsked = asked.last ?? -1
        }
        guard !levels.isEmpty else { return }
        let answers = standing == .answers
        blocks[place / 8][place % 8] = answers ? Box(around: child) : .nothing
        blocks[place / 8].front[place % 8] = answers ? Int32(slot) : -1
        var block = place / 8
        for level in levels.dropLast() {
            guard enclose(block, of: level) else { return }
            block = level.upperBound + (block - level.lowerBound) / 8
        }
    }

    // MARK: Answering

    /// Who answers for a point in the view of `start`.
    fileprivate static func walk(
        from start: UnsafeMutablePointer<HitNode>, at point: CGPoint, with event: UIEvent?
    ) -> UIView {
        var (node, point) = (start, point)
        while true {
            if node.pointee.isStale, !node.pointee.index.refresh() {
                node.pointee.view.forgetHitIndex()
                return node.pointee.view.answer(inside: point, with: event)
            }
            let slot = node.pointee.frontmost(at: point)
            if slot < node.pointee.lastAsked,
                let answer = node.pointee.index.ask(inFrontOf: slot, at: point, with: event)
            {
                return answer
            }
            if slot < 0 { return node.pointee.view }
            let record = node.pointee.records + Int(slot)
            guard record.pointee.hasSubviews else { return record.pointee.view }
            point = record.pointee.placement.inward(point)
            guard let below = record.pointee.below else {
                return record.pointee.view.answer(inside: point, with: event)
            }
            node = below
        }
    }

    /// Asks those in front of `slot`, each at its turn.
    private func ask(
        inFrontOf slot: Int32, at point: CGPoint, with event: UIEvent?
    ) -> UIView? {
        let (view, siblings) = (view, view.children)
        for place in asked.reversed() where place > slot {
            let child = siblings[Int(place)]
            guard let inside = child.pointFromParent(point) else { continue }
            if let answer = child.hitTest(inside, with: event) { return answer }
            // An override should change nothing. If it does, those that are left are asked the plain way.
            if view.hitIndex !== self || !stale.isEmpty {
                return view.frontmost(of: siblings[..<Int(place)], at: point, with: event) ?? view
            }
        }
        return nil
    }
}

extension HitNode {
    /// The front-most of those that answer for certain and hold the point; -1 if none does.
    @inline(__always)
    fileprivate func frontmost(at point: CGPoint) -> Int32 {
        var slot = count - 1
        if levelCount == 0 {
            while slot >= 0, !records[Int(slot)].answers(at: point) { slot -= 1 }
            return slot
        }
        let x = SIMD8(repeating: Float(point.x))
        let y = SIMD8(repeating: Float(point.y))
        if levelCount > 1 {
            var best: Int32 = -1
            search(levels[Int(levelCount) - 1], Int(levelCount) - 1, point, x, y, &best)
            return best
        }
        var block = slot / 8
        while block >= 0 {
            var lanes = blocks[Int(block)].lanes(holding: x, y)
            while lanes != 0 {
                let lane = 31 - Int32(lanes.leadingZeroBitCount)
                lanes ^= 1 << lane
                slot = block * 8 + lane
                if records[Int(slot)].answers(at: point) { return slot }
            }
            block -= 1
        }
        return -1
    }

    /// Looks for somebody in front of `best` in the boxes of `block` and in those that they stand for.
    private func search(
        _ block: Int32, _ level: Int, _ point: CGPoint, _ x: SIMD8<Float>, _ y: SIMD8<Float>,
        _ best: inout Int32
    ) {
        let boxes = blocks + Int(block)
        var lanes = boxes.pointee.lanes(holding: x, y)
        while lanes != 0 {
            let lane = Int32(lanes.trailingZeroBitCount)
            lanes &= lanes - 1
            let front = boxes.pointee.front[Int(lane)]
            if front <= best { continue }
            if level > 0 {
                let below = levels[level - 1] + (block - levels[level]) * 8 + lane
                search(below, level - 1, point, x, y, &best)
            } else if records[Int(front)].answers(at: point) {
                best = front
            }
        }
    }
}

/// A subview as its superview's index knows it.
private nonisolated struct HitRecord {
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
    var isStale = false
    /// The place of its box among the boxes.
    var boxPlace: Int32 = 0
    /// The parent keeps it; an index does not outlive a change among the subviews.
    unowned(unsafe) let view: UIView
    /// The node of the view's own subviews, while it has one.
    var below: UnsafeMutablePointer<HitNode>?

    @MainActor
    init(of view: UIView) {
        self.view = view
        below = view.hitIndex?.node
        hasSubviews = !view.children.isEmpty
        let (bounds, placement) = (view.bounds, view.placement)
        (minX, minY, maxX, maxY) = (bounds.minX, bounds.minY, bounds.maxX, bounds.maxY)
        self.placement = placement ?? Placement()
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

/// Eight boxes side by side, in single precision.
private nonisolated struct BoxBlock {
    var minX = SIMD8<Float>(repeating: .infinity)
    var minY = SIMD8<Float>(repeating: .infinity)
    var maxX = SIMD8<Float>(repeating: -.infinity)
    var maxY = SIMD8<Float>(repeating: -.infinity)
    /// The front-most subview in each box, by its index; -1 for none.
    var front = SIMD8<Int32>(repeating: -1)

    /// Which boxes hold the point: one bit each.
    @inline(__always)
    func lanes(holding x: SIMD8<Float>, _ y: SIMD8<Float>) -> UInt32 {
        let holds = (minX .<= x) .& (maxX .>= x) .& (minY .<= y) .& (maxY .>= y)
        let bits = SIMD8<UInt32>(1, 2, 4, 8, 16, 32, 64, 128)
        return SIMD8<UInt32>(repeating: 0).replacing(with: bits, where: holds).wrappedSum()
    }

    subscript(lane: Int) -> Box {
        get { Box(minX: minX[lane], minY: minY[lane], maxX: maxX[lane], maxY: maxY[lane]) }
        set {
            minX[lane] = newValue.minX
            minY[lane] = newValue.minY
            maxX[lane] = newValue.maxX
            maxY[lane] = newValue.maxY
        }
    }

    /// The box around all eight.
    var hull: Box {
        Box(minX: minX.least, minY: minY.least, maxX: -(-maxX).least, maxY: -(-maxY).least)
    }
}

extension SIMD8<Float> {
    /// The smallest of the eight.
    fileprivate nonisolated var least: Float {
        let four = pointwiseMin(lowHalf, highHalf)
        let two = pointwiseMin(four.lowHalf, four.highHalf)
        return Swift.min(two.x, two.y)
    }
}

/// An upright rectangle, a little larger than what it stands for.
private nonisolated struct Box: Equatable {
    var minX: Float
    var minY: Float
    var maxX: Float
    var maxY: Float

    static let nothing = Box(
        minX: .infinity, minY: .infinity, maxX: -.infinity, maxY: -.infinity)
    static let everything = Box(
        minX: -.infinity, minY: -.infinity, maxX: .infinity, maxY: .infinity)

    /// Around a view, in its superview's coordinates.
    ///
    /// Rounding to single precision keeps order, so it cannot put a point out of a box that holds it. The margin is for
    /// the exact test, whose own rounding can let in what lies a hair outside.
    @MainActor
    init(around view: UIView) {
        let (bounds, center, t) = (view.bounds, view.center, view.transform)
        let (width, height) = (bounds.width / 2, bounds.height / 2)
        let reach =
            abs(bounds.minX) + abs(bounds.minY) + abs(center.x) + abs(center.y)
            + abs(width) + abs(height) + abs(t.tx) + abs(t.ty)
        if t.isIdentity {
            self.init(around: center, width, height, margin: reach * 1e-12)
            return
        }
        // Far from a square, a transform's inverse is too rough for any margin.
        let size = t.a * t.a + t.b * t.b + t.c * t.c + t.d * t.d
        guard abs(t.determinant) > size * 1e-4 else {
            self = .everything
            return
        }
        self.init(
            around: CGPoint(x: center.x + t.tx, y: center.y + t.ty),
            abs(t.a) * width + abs(t.c) * height, abs(t.b) * width + abs(t.d) * height,
            margin: (reach * (1 + size.squareRoot())) * 1e-9)
    }

    var middle: SIMD2<Float> {
        let middle = SIMD2(minX + maxX, minY + maxY)
        return middle.x.isFinite && middle.y.isFinite ? middle : SIMD2(0, 0)
    }

    private init(
        around middle: CGPoint, _ width: CGFloat, _ height: CGFloat, margin: CGFloat
    ) {
        let (x, y) = (abs(width) + margin, abs(height) + margin)
        self.init(
            minX: Float(middle.x - x), minY: Float(middle.y - y), maxX: Float(middle.x + x),
            maxY: Float(middle.y + y))
        let sum = minX + minY + maxX + maxY
        if !sum.isFinite { self = .everything }
    }

    init(minX: Float, minY: Float, maxX: Float, maxY: Float) {
        self.minX = minX
        self.minY = minY
        self.maxX = maxX
        self.maxY = maxY
    }
}
