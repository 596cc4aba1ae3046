import Foundation

/// The horizontal bands into which a painting job is divided, one for each thread.
enum Bands {
    /// The number of pixels below which more threads cost more than they save.
    private static let worthwhile = 40_000.0

    /// Splits `rects`, in whole pixels, at whole rows into at most `count` bands of similar area.
    static func split(_ rects: [CGRect], into count: Int) -> [[CGRect]] {
        let area = rects.reduce(0) { $0 + $1.width * $1.height }
        guard count > 1, area >= worthwhile else { return [rects] }
        var rows: [(y: CGFloat, width: CGFloat)] = []
        for rect in rects { rows += [(rect.minY, rect.width), (rect.maxY, -rect.width)] }
        rows.sort { $0.y < $1.y }
        var cuts: [CGFloat] = []
        var (above, width, y) = (0.0, 0.0, rows[0].y)
        for row in rows {
            let next = above + width * (row.y - y)
            while cuts.count < count - 1, width > 0 {
                let wish = area * Double(cuts.count + 1) / Double(count)
                guard wish <= next else { break }
                cuts.append((y + (wish - above) / width).rounded())
            }
            (above, width, y) = (next, width + row.width, row.y)
        }
        let edges = [-CGFloat.infinity] + cuts + [.infinity]
        return zip(edges, edges.dropFirst()).map { top, bottom in
            rects.compactMap { rect in
                let (from, to) = (max(rect.minY, top), min(rect.maxY, bottom))
                guard to > from else { return nil }
                return CGRect(x: rect.minX, y: from, width: rect.width, height: to - from)
            }
        }.filter { !$0.isEmpty }
    }
}
