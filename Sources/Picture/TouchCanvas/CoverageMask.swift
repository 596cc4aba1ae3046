import CCairo
import Foundation
import TouchPicture

/// Memory for the coverage of one shape after another. It paints the coverage onto a Cairo context
/// whose coordinates are pixels.
final class CoverageMask {
    private var bytes: [UInt8] = []

    /// The longest edge worth painting this way, in pixels; it is better to trace larger ones.
    private static let limit = 100_000.0

    /// Paints the area within `outer` but not within `inner` in the context's color.
    ///
    /// - Returns: true if it painted; false if that would take longer than tracing.
    func paint(_ outer: RoundedBox, without inner: RoundedBox?, on cairo: OpaquePointer) -> Bool {
        var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
        cairo_clip_extents(cairo, &left, &top, &right, &bottom)
        let seen = CGRect(x: left, y: top, width: right - left, height: bottom - top).integral
        let box = outer.rect.insetBy(dx: -1, dy: -1).integral
        let core = (inner ?? outer).core.map { $0.overlap(with: box) }
        let edges = (core.map { box.parts(around: $0) } ?? [box]).map { $0.overlap(with: seen) }
            .filter { !$0.isNull && !$0.isEmpty }
        guard edges.reduce(0, { $0 + $1.width * $1.height }) <= Self.limit else { return false }
        let (within, without) = (Coverage(outer), inner.map { Coverage($0) })
        for edge in edges { paint(edge, within, without, on: cairo) }
        if inner == nil, let core {
            cairo_rectangle(cairo, core.minX, core.minY, core.width, core.height)
            cairo_fill(cairo)
        }
        return true
    }

    private func paint(
        _ part: CGRect, _ within: Coverage, _ without: Coverage?, on cairo: OpaquePointer
    ) {
        let (left, top) = (Int(part.minX), Int(part.minY))
        let (width, height) = (Int(part.width), Int(part.height))
        let pitch = (width + 3) & ~3
        if bytes.count < pitch * height { bytes = [UInt8](repeating: 0, count: pitch * height) }
        bytes.withUnsafeMutableBufferPointer { bytes in
            guard let base = bytes.baseAddress else { return }
            base.update(repeating: 0, count: pitch * height)
            for y in 0..<height {
                let row = base + y * pitch - left
                within.row(top + y, columns: left..<left + width) { columns, share in
                    (row + columns.lowerBound).update(repeating: share, count: columns.count)
                }
                without?.row(top + y, columns: left..<left + width) { columns, share in
                    if share == 255 {
                        (row + columns.lowerBound).update(repeating: 0, count: columns.count)
                    } else {
                        for x in columns { row[x] -= min(row[x], share) }
                    }
                }
            }
            let mask = cairo_image_surface_create_for_data(
                base, CAIRO_FORMAT_A8, Int32(width), Int32(height), Int32(pitch))
            cairo_mask_surface(cairo, mask, part.minX, part.minY)
            cairo_surface_destroy(mask)
        }
    }
}

extension RoundedBox {
    /// The whole pixels that the box certainly covers completely; nil if they are too few to handle
    /// separately.
    fileprivate var core: CGRect? {
        let inset = radius * 0.3 + 1
        let core = rect.insetBy(dx: inset, dy: inset)
        guard !core.isNull, core.width >= 16, core.height >= 16 else { return nil }
        return core.integral
    }
}

extension CGRect {
    /// Returns the parts around `core`: above, left, right, below.
    fileprivate func parts(around core: CGRect) -> [CGRect] {
        [
            CGRect(x: minX, y: minY, width: width, height: core.minY - minY),
            CGRect(x: minX, y: core.minY, width: core.minX - minX, height: core.height),
            CGRect(x: core.maxX, y: core.minY, width: maxX - core.maxX, height: core.height),
            CGRect(x: minX, y: core.maxY, width: width, height: maxY - core.maxY),
        ]
    }
}
