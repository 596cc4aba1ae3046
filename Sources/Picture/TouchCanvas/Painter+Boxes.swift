import CCairo
import Foundation
import TouchPicture

/// Discs, rings, and rounded boxes are painted from their geometry instead of being traced.
extension Painter {
    /// A box in pixels, and the number of pixels per point.
    struct PixelBox {
        var box: RoundedBox
        var scale: Double
    }

    /// Returns the path as a box in pixels; nil for a path that is not a box, or not one in pixels,
    /// or one that Cairo paints as quickly.
    func pixels(of path: Path) -> PixelBox? {
        var m = cairo_matrix_t()
        cairo_get_matrix(cairo, &m)
        guard m.xy == 0, m.yx == 0, m.xx == m.yy, m.xx > 0, let box = path.roundedBox,
            box.radius * m.xx >= 3
        else { return nil }
        let rect = CGRect(
            x: box.rect.minX * m.xx + m.x0, y: box.rect.minY * m.xx + m.y0,
            width: box.rect.width * m.xx, height: box.rect.height * m.xx)
        // Whole numbers and masks can hold coordinates within this area.
        let room = CGRect(x: -16384, y: -16384, width: 49152, height: 49152)
        guard room.contains(rect) else { return nil }
        return PixelBox(box: RoundedBox(rect, radius: box.radius * m.xx), scale: m.xx)
    }

    /// Fills a box in the context's color.
    ///
    /// - Returns: true if it painted; otherwise the box is large and must be traced.
    func fill(_ box: PixelBox) -> Bool {
        inPixels { mask.paint(box.box, without: nil, on: cairo) }
    }

    /// Strokes a box in the context's color.
    ///
    /// - Returns: true if it painted; otherwise the line must be traced, because it is dashed or
    ///   leaves no hole.
    func stroke(_ box: PixelBox, _ stroke: Stroke) -> Bool {
        let half = stroke.width * box.scale / 2
        guard stroke.dash.isEmpty, half > 0, half < box.box.radius else { return false }
        return inPixels {
            mask.paint(box.box.grown(by: half), without: box.box.grown(by: -half), on: cairo)
        }
    }

    private func inPixels(_ paint: () -> Bool) -> Bool {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(cairo, &matrix)
        cairo_identity_matrix(cairo)
        defer { cairo_set_matrix(cairo, &matrix) }
        return paint()
    }
}
