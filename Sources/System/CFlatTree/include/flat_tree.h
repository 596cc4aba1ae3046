#pragma once

#ifdef __cplusplus
extern "C" {
#endif

/// A rectangle of the tree. Its children stand side by side in the same array, from back to front.
typedef struct {
    /// Its bounds, in its own coordinates.
    double min_x, min_y, max_x, max_y;
    /// A point of the parent's coordinates, and the point of its own that lies on it.
    double anchor_x, anchor_y, base_x, base_y;
    /// The linear part of the way from the parent's coordinates to its own.
    double a, b, c, d;
    int first_child, child_count;
} flat_node;

/// The index of the front-most rectangle at a point of the coordinates of `nodes[index]`; -1 if it is outside of that.
int flat_hit(const flat_node *nodes, int index, double x, double y);

#ifdef __cplusplus
}
#endif
