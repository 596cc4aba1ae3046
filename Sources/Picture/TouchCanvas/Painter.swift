import CCairo
import Foundation
import TouchPicture

/// A painter of marks on one Cairo context.
struct Painter {
    let cairo: OpaquePointer
    let typesetter: Typesetter
    /// Indicates whether Cairo traces and clips everything and no mark is skipped: the reference
    /// against which the faster ways are measured.
    let isPlain: Bool
    let mask = CoverageMask()

    /// Paints the marks in order.
    ///
    /// - Parameters:
    ///   - clip: the outline to which the marks are clipped, in their coordinates; nil for no
    ///     clipping.
    ///   - visible: the rectangles that are visible, in the coordinates of the marks; marks outside
    ///     are skipped. Pass nil if everything is visible.
    func paint(_ marks: [Mark], in clip: Path? = nil, visible: [CGRect]? = nil) {
        let visible = isPlain ? nil : visible
        var isCut = false
        for mark in marks[marks.firstSeen(in: visible)...] {
            guard let box = mark.place(measuring: typesetter),
                visible?.contains(where: { $0.overlaps(box) }) ?? true
            else { continue }
            // Clipping a mark to a curved outline is expensive in Cairo, and most marks lie inside
            // anyway.
            let mustCut = clip.map { isPlain || !$0.surrounds(box) } ?? false
            if mustCut, !isCut {
                cairo_save(cairo)
                cut(to: clip ?? Path())
            } else if isCut, !mustCut {
                cairo_restore(cairo)
            }
            isCut = mustCut
            switch mark {
            case .shape(let shape): paint(shape)
            case .text(let text):
                use(text.color)
                typesetter.paint(text, on: cairo)
            case .image(let image): paint(image)
            case .group(let group): paint(group, visible: visible)
            }
        }
        if isCut { cairo_restore(cairo) }
    }

    private func paint(_ shape: Shape) {
        let box = isPlain ? nil : pixels(of: shape.path)
        if let fill = shape.fill {
            use(fill)
            if box.map(self.fill) != true {
                trace(shape.path)
                cairo_fill(cairo)
            }
        }
        guard let stroke = shape.stroke else { return }
        use(stroke.color)
        if box.map({ self.stroke($0, stroke) }) != true {
            trace(shape.path)
            self.stroke(stroke)
        }
    }

    /// Strokes the traced path.
    private func stroke(_ stroke: Stroke) {
        // The wider a line, the more corners Cairo gives its ends.
        cairo_set_line_width(cairo, min(stroke.width, 100_000))
        cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND)
        cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND)
        // Cairo rejects a dash pattern of only zeros, and would reject everything after it.
        let dash = stroke.dash.map { max(0, Double($0)) }
        let dashed = dash.contains { $0 > 0 }
        cairo_set_dash(cairo, dash, dashed ? Int32(dash.count) : 0, 0)
        cairo_stroke(cairo)
    }

    private func paint(_ group: Group, visible: [CGRect]?) {
        guard group.opacity > 0 else { return }
        cairo_save(cairo)
        defer { cairo_restore(cairo) }
        guard ContextTransform.apply(group.transform, to: cairo) else { return }
        let back = group.transform.inverted()
        var visible = visible.map { $0.map { $0.applying(back) } }
        // In a nearly flat group, any place may be visible.
        if visible?.allSatisfy(\.isFinite) == false { visible = nil }
        if group.opacity >= 1 {
            paint(group.marks, in: group.clip, visible: visible)
        } else if let alone = group.marks.faded(group.opacity) {
            paint([alone], in: group.clip, visible: visible)
        } else if let box = group.marks.bounds(measuring: typesetter) {
            if let clip = group.clip, isPlain || !clip.surrounds(box) { cut(to: clip) }
            clipToPixels(around: box)
            cairo_push_group(cairo)
            paint(group.marks, visible: visible)
            cairo_pop_group_to_source(cairo)
            cairo_paint_with_alpha(cairo, group.opacity)
        }
    }

    private func cut(to clip: Path) {
        trace(clip)
        cairo_clip(cairo)
    }

    /// Clips to the pixels around `box`, which keeps the layer for a translucent group small.
    private func clipToPixels(around box: CGRect) {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(cairo, &matrix)
        let pixels = box.applying(ContextTransform.current(of: cairo)).insetBy(dx: -1, dy: -1)
            .integral
        cairo_identity_matrix(cairo)
        cairo_rectangle(cairo, pixels.minX, pixels.minY, pixels.width, pixels.height)
        cairo_clip(cairo)
        cairo_set_matrix(cairo, &matrix)
    }

    private func use(_ color: Color) {
        cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha)
    }

    private func trace(_ path: Path) {
        cairo_new_path(cairo)
        for element in path.elements {
            switch element {
            case .move(let p): cairo_move_to(cairo, p.x, p.y)
            case .line(let p): cairo_line_to(cairo, p.x, p.y)
            case .curve(let p, let c1, let c2):
                cairo_curve_to(cairo, c1.x, c1.y, c2.x, c2.y, p.x, p.y)
            case .close: cairo_close_path(cairo)
            }
        }
    }
}

extension [Mark] {
    /// Returns the index of the first mark that shows in `visible`: marks that an opaque one covers
    /// completely need not be painted.
    func firstSeen(in visible: [CGRect]?) -> Int {
        guard let visible else { return 0 }
        return lastIndex { $0.covers(visible) } ?? 0
    }

    /// Returns a single mark faded through its color, without a layer; nil if the result would
    /// differ.
    fileprivate func faded(_ opacity: Double) -> Mark? {
        guard count == 1, let mark = first else { return nil }
        switch mark {
        case .shape(var shape):
            if shape.fill != nil && shape.stroke != nil { return nil }
            shape.fill = shape.fill?.faded(opacity)
            if let color = shape.stroke?.color { shape.stroke?.color = color.faded(opacity) }
            return .shape(shape)
        case .text(var text):
            text.color = text.color.faded(opacity)
            return .text(text)
        case .image(var image):
            image.opacity *= opacity
            return .image(image)
        case .group: return nil
        }
    }
}

extension Mark {
    /// Returns a rectangle around everything the mark paints; nil if it paints nothing, or nothing
    /// that has a place.
    func place(measuring measurer: some TextMeasuring) -> CGRect? {
        bounds(measuring: measurer).flatMap { $0.isFinite ? $0 : nil }
    }

    /// Returns whether the mark hides everything behind it in all of the rectangles, which are in
    /// its coordinates.
    fileprivate func covers(_ rects: [CGRect]) -> Bool {
        switch self {
        case .shape(let shape):
            return shape.fill.map { $0.alpha >= 1 } == true
                && rects.allSatisfy(shape.path.surrounds)
        case .text, .image: return false
        case .group(let group):
            let t = group.transform
            guard group.opacity >= 1, t.canBeUndone else { return false }
            let back = t.inverted()
            let inside = rects.map { $0.applying(back) }
            guard group.clip.map({ inside.allSatisfy($0.surrounds) }) ?? true else { return false }
            return group.marks.contains { $0.covers(inside) }
        }
    }
}
