import CFlatTree
import TouchKit

/// A tree of rectangles in a flat array, searched by a recursion in C++: the cost of a query when
/// nothing can be overridden, traced or changed.
final class FlatTree {
    // Written before anything else has access to the tree, and freed with it.
    private nonisolated(unsafe) let nodes: UnsafeMutablePointer<flat_node>
    private let views: [PlainView]

    init(of root: PlainView) {
        // Level by level, so that siblings are adjacent.
        var views = [root]
        var firsts: [Int] = []
        var next = 0
        while next < views.count {
            firsts.append(views.count)
            views += views[next].subviews
            next += 1
        }
        self.views = views
        nodes = .allocate(capacity: views.count)
        for (index, view) in views.enumerated() {
            nodes[index] = FlatTree.node(of: view, firstChild: firsts[index])
        }
    }

    deinit { nodes.deallocate() }

    private static func node(of view: PlainView, firstChild: Int) -> flat_node {
        let (bounds, center, inverse) = (view.bounds, view.center, view.transform.inverted())
        return flat_node(
            min_x: bounds.minX, min_y: bounds.minY, max_x: bounds.maxX, max_y: bounds.maxY,
            anchor_x: center.x, anchor_y: center.y, base_x: bounds.midX + inverse.tx,
            base_y: bounds.midY + inverse.ty, a: inverse.a, b: inverse.b, c: inverse.c,
            d: inverse.d, first_child: Int32(firstChild), child_count: Int32(view.subviews.count))
    }

    /// Returns the index of the rectangle at `point`, in the root's coordinates; -1 if none is
    /// there.
    @inline(__always)
    func hit(_ point: CGPoint) -> Int32 { flat_hit(nodes, 0, point.x, point.y) }

    /// Returns the view from which that rectangle was made.
    func hitTest(_ point: CGPoint) -> PlainView? {
        let index = Int(hit(point))
        return index < 0 ? nil : views[index]
    }
}
