import Foundation

/// Parts of a row that come in pages where they do not all fit side by side.
nonisolated enum RowPages {
    /// The parts on each page.
    ///
    /// - Parameters:
    ///   - widths: of the parts, in points.
    ///   - first: the room on the first page, in points.
    ///   - others: the room on every other page.
    ///   - more: what the button that turns the page takes; needed only if there is more than one page.
    static func pages(
        _ widths: [CGFloat], first: CGFloat, others: CGFloat, gap: CGFloat, more: CGFloat
    ) -> [Range<Int>] {
        func count(from start: Int, in room: CGFloat) -> Int {
            var left = room + gap
            return widths[start...].prefix { width in
                left -= width + gap
                return left >= 0
            }.count
        }
        if count(from: 0, in: first) == widths.count { return [0..<widths.count] }
        var pages: [Range<Int>] = []
        var start = 0
        while start < widths.count {
            let room = (pages.isEmpty ? first : others) - more - gap
            var end = start + count(from: start, in: room)
            // A part wider than any page still has to stand somewhere; the first page may stay empty.
            if end == start && !pages.isEmpty { end += 1 }
            pages.append(start..<end)
            start = end
        }
        return pages
    }
}
