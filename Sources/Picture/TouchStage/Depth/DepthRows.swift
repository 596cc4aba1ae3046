import TouchPicture
import TouchReading
import TouchTrace
import TouchWords

/// The views that the last hit test asked, in order, each with its answer: beside the layers, or
/// below them.
struct DepthRows {
    let context: OverlayContext
    let layers: DepthLayers
    let layout: DepthLayout

    /// A view that was asked, with its words set; the row is nil if it counts several views that
    /// did not fit.
    private struct Row {
        let row: DepthOrder.Row?
        let number: Text
        let name: Text
        let said: Text
        /// The top of its words.
        let top: Double
        let height: Double
    }

    private enum Space {
        static let indent = 22.0
        static let gap = 14.0
        static let leastGap = 6.0
        /// The gap between columns, and the one above the first row beside layers.
        static let column = 12.0
        static let head = 16.0
    }

    func draw(into sketch: inout Sketch) {
        guard let walk = context.moment.walks.last else { return }
        let u = sketch.unit
        let order = DepthOrder(walk: walk, context: context, layers: layers)
        var area = layout.order
        if !layout.isTall { area.cut(.top, Space.head * u) }
        let gap = Space.column * u
        let columns = layout.isTall ? 2 : 1
        let width = (area.width - Double(columns - 1) * gap) / Double(columns)
        let rows = fitting(order, width, columns, area.height, sketch)
        let inColumn = max((rows.count + columns - 1) / columns, 1)
        sketch.faded(context.moment.presence(of: walk)) { sketch in
            for column in 0..<columns {
                let x = area.minX + Double(column) * (width + gap)
                let shown = Array(rows.dropFirst(column * inColumn).prefix(inColumn))
                let rest = area.height - shown.reduce(0) { $0 + $1.height }
                let free = rest / Double(max(shown.count - 1, 1))
                var y = area.minY
                for row in shown {
                    draw(row, at: CGPoint(x: x, y: y), width, into: &sketch)
                    y += row.height + min(max(free, 0), Space.gap * u)
                }
            }
        }
    }

    /// Returns the rows that fit: views that are simply not under the finger are reduced to a count
    /// first, then the first ones, never the answer.
    private func fitting(
        _ order: DepthOrder, _ width: Double, _ columns: Int, _ height: Double, _ sketch: Sketch
    ) -> [Row] {
        let all = order.rows.map { row(of: $0, order, width, sketch) }
        var left = Array(all.indices)
        var rows = all
        func isTooMuch() -> Bool {
            let inColumn = max((rows.count + columns - 1) / columns, 1)
            return (0..<columns).contains { column in
                let shown = rows.dropFirst(column * inColumn).prefix(inColumn)
                let gaps = Double(max(shown.count - 1, 0)) * Space.leastGap * sketch.unit
                return shown.reduce(gaps) { $0 + $1.height } > height
            }
        }
        while left.count > 1, isTooMuch() {
            let next =
                left.lastIndex { order.rows[$0].isNobody && !order.rows[$0].isPassed }
                ?? left.firstIndex { !order.rows[$0].isHit }
            guard let next else { break }
            left.remove(at: next)
            rows = []
            var missing = 0
            for index in all.indices {
                if left.contains(index) {
                    if missing > 0 { rows.append(more(missing, width, sketch)) }
                    missing = 0
                    rows.append(all[index])
                } else {
                    missing += 1
                }
            }
            if missing > 0 { rows.append(more(missing, width, sketch)) }
        }
        return rows
    }

    private func more(_ count: Int, _ width: Double, _ sketch: Sketch) -> Row {
        let words = sketch.label(
            sketch.words(.stage.more(count)), .detail, sketch.theme.secondText,
            width: width - Space.indent * sketch.unit)
        let nothing = sketch.label("", .detail, sketch.theme.secondText)
        let height = sketch.size(of: words).height
        return Row(
            row: nil, number: nothing, name: words, said: nothing, top: height, height: height)
    }

    private func row(
        of row: DepthOrder.Row, _ order: DepthOrder, _ width: Double, _ sketch: Sketch
    ) -> Row {
        let u = sketch.unit
        let theme = sketch.theme
        let room = width - Space.indent * u
        let number = sketch.label(
            "\(row.number)", .title, order.color(of: row, theme), weight: .semibold)
        let name = sketch.label(
            context.name(row.view), .text, theme.text, weight: .semibold, width: room)
        let said = sketch.label(
            sketch.words(order.words(of: row)), .detail, theme.secondText, width: room,
            wraps: true)
        let top = sketch.size(of: name).height
        return Row(
            row: row, number: number, name: name, said: said, top: top,
            height: top + 2 * u + sketch.size(of: said).height)
    }

    private func draw(
        _ row: Row, at origin: CGPoint, _ width: Double, into sketch: inout Sketch
    ) {
        let u = sketch.unit
        let left = origin.x + Space.indent * u
        sketch.add(row.number, x: origin.x, middle: origin.y + row.top / 2)
        sketch.add(row.name.moved(to: CGPoint(x: left, y: origin.y)))
        sketch.add(row.said.moved(to: CGPoint(x: left, y: origin.y + row.top + 2 * u)))
        let box = CGRect(origin: origin, size: CGSize(width: width, height: row.height))
        let view = row.row?.view ?? .none
        sketch.pointing(at: box, means: view)
        sketch.keep(clear: box, as: .words, of: view)
    }
}
