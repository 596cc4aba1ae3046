// A query goes down from index to index.
//
// A subview whose class is known to be plain answers for certain, with itself or a view in it, once
// it is known to hold the point: so the search goes down and never back. Any other is asked by a
// real call at its turn.

extension UIView {
    /// Does what `plainHitTest` does, fast. Not for traced views: it cannot report its steps.
    func fastHitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        refusalOfTouches == nil ? answerIfInside(point, with: event) : nil
    }

    /// Returns the answer of a view that accepts touches; nil if the point is outside.
    fileprivate func answerIfInside(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard self.point(inside: point, with: event) else { return nil }
        return children.isEmpty ? self : answer(inside: point, with: event)
    }

    /// Returns the answer for a point that is known to be in this view.
    func answer(inside point: CGPoint, with event: UIEvent?) -> UIView {
        if let hitNode { return HitIndex.walk(from: hitNode, at: point, with: event) }
        walksSinceChange += 1
        if walksSinceChange <= HitIndex.patience(for: children.count) {
            return frontmost(of: children[...], at: point, with: event) ?? self
        }
        let index = HitIndex(of: self)
        setHitIndex(index)
        return HitIndex.walk(from: index.node, at: point, with: event)
    }

    /// Returns the answer of `views` by the plain way (HT3).
    fileprivate func frontmost(
        of views: ArraySlice<UIView>, at point: CGPoint, with event: UIEvent?
    ) -> UIView? {
        for child in views.reversed() {
            guard let inside = child.pointFromParent(point) else { continue }
            if let answer = child.hitTest(inside, with: event) { return answer }
        }
        return nil
    }
}

extension HitIndex {
    /// Returns the answer for a point in the view of `start`.
    static func walk(
        from start: UnsafeMutablePointer<HitIndex.Node>, at point: CGPoint, with event: UIEvent?
    ) -> UIView {
        var (node, point) = (start, point)
        // A node lives as long as its view, whose last reference an override may release along the
        // way.
        var asking: UIView?
        defer { withExtendedLifetime(asking) {} }
        while true {
            if node.pointee.isStale, !node.pointee.index.refresh() {
                // The node goes with its index.
                let view = node.pointee.view
                view.forgetHitIndex()
                return view.answer(inside: point, with: event)
            }
            let slot = node.frontmost(at: point)
            if slot < node.pointee.lastAsked {
                let view = node.pointee.view
                asking = view
                // The view asked before may be gone, and its deinit may have changed this one.
                guard view.hitNode == node else { return view.answer(inside: point, with: event) }
                if let answer = node.ask(inFrontOf: slot, at: point, with: event) { return answer }
            }
            if slot < 0 { return node.pointee.view }
            let entry = node.entry(at: Int(slot))
            guard entry.pointee.hasSubviews else { return entry.pointee.view }
            point = node.records[Int(slot)].inward(point)
            guard let below = entry.pointee.below else {
                return entry.pointee.view.answer(inside: point, with: event)
            }
            node = below
        }
    }
}

extension UnsafeMutablePointer<HitIndex.Node> {
    /// Asks the subviews in front of `slot`, each at its turn.
    fileprivate func ask(
        inFrontOf slot: Int32, at point: CGPoint, with event: UIEvent?
    ) -> UIView? {
        let view = pointee.view
        let (siblings, indexes) = (view.children, view.indexesForgotten)
        var place = pointee.lastAsked
        while place > slot {
            let record = records + Int(place)
            let child = siblings[Int(place)]
            let inside =
                record.pointee.isPlaced
                ? record.pointee.inward(point) : child.pointFromParent(point)
            if let inside {
                let answer =
                    record.pointee.standing == .askedInside
                    ? child.answerIfInside(inside, with: event)
                    : child.hitTest(inside, with: event)
                if let answer { return answer }
                // An override should change nothing. If it does, the remaining subviews are asked
                // the plain way.
                if view.indexesForgotten != indexes || pointee.isStale {
                    return view.frontmost(of: siblings[..<Int(place)], at: point, with: event)
                        ?? view
                }
            }
            place = pointee.lastAsked(before: place)
        }
        return nil
    }
}

extension UnsafeMutablePointer<HitIndex.Node> {
    /// Returns the front-most of the subviews that answer for certain and hold the point; -1 if
    /// there is none.
    @inline(__always)
    nonisolated fileprivate func frontmost(at point: CGPoint) -> Int32 {
        var slot = pointee.count - 1
        if pointee.levelCount == 0 {
            let rounded = HitIndex.Box.Point(point)
            var entry = entries
            while slot >= 0 {
                if entry.pointee.box.holds(rounded),
                    entry.pointee.isSharp && entry.pointee.box.surrounds(rounded)
                        || records[Int(slot)].answers(at: point)
                {
                    return slot
                }
                entry += 1
                slot -= 1
            }
            return -1
        }
        let x = SIMD8(repeating: HitIndex.Box.rounded(point.x))
        let y = SIMD8(repeating: HitIndex.Box.rounded(point.y))
        if pointee.levelCount > 1 {
            var best: Int32 = -1
            let top = Int(pointee.levelCount) - 1
            let starts = pointee.index.starts
            search(starts[top], top, starts, point, x, y, &best)
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

    /// Searches the boxes of `block`, and those below them, for a subview in front of `best`.
    nonisolated private func search(
        _ block: Int32, _ level: Int, _ starts: SIMD8<Int32>, _ point: CGPoint, _ x: SIMD8<Float>,
        _ y: SIMD8<Float>,
        _ best: inout Int32
    ) {
        let front = fronts + Int(block)
        var lanes = blocks[Int(block)].lanes(holding: x, y)
        while lanes != 0 {
            let lane = Int32(lanes.trailingZeroBitCount)
            lanes &= lanes - 1
            let slot = front.pointee[Int(lane)]
            if slot <= best { continue }
            if level > 0 {
                let below = starts[level - 1] + (block - starts[level]) * 8 + lane
                search(below, level - 1, starts, point, x, y, &best)
            } else if records[Int(slot)].answers(at: point) {
                best = slot
            }
        }
    }
}
