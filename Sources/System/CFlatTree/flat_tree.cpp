// Hit-testing by recursion over a flat array: about what the machine itself needs, where nothing can be overridden,
// traced or changed. What the engine is measured against.
#include "flat_tree.h"

int flat_hit(const flat_node *nodes, int index, double x, double y) {
    const flat_node &node = nodes[index];
    if (!(node.min_x <= x && x < node.max_x && node.min_y <= y && y < node.max_y)) return -1;
    for (int child = node.first_child + node.child_count - 1; child >= node.first_child; child--) {
        const flat_node &below = nodes[child];
        const double dx = x - below.anchor_x, dy = y - below.anchor_y;
        const int hit = flat_hit(
            nodes, child, below.a * dx + below.c * dy + below.base_x,
            below.b * dx + below.d * dy + below.base_y);
        if (hit >= 0) return hit;
    }
    return index;
}
