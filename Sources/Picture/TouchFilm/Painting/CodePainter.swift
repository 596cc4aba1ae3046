import Foundation
import TouchPicture
import TouchScore
import TouchStage

/// A painter of the relevant lines of code, which highlights those that are being explained.
struct CodePainter {
    let code: FilmCode
    let moment: StageMoment

    func draw(in area: CGRect, into sketch: inout Sketch) {
        let u = sketch.unit
        let theme = sketch.theme
        sketch.box(area, radius: 14 * u, fill: theme.panel, line: theme.line)
        let room = area.insetBy(dx: 16 * u, dy: 12 * u)
        let lit = code.lines(at: moment.told, saying: moment.staging.caption)
        let rows = code.lines.enumerated().map { index, line in
            row(line, isLit: lit.contains { $0.contains(index) }, width: room.width, sketch)
        }
        var top = room.minY
        for row in rows[first(rows, lit: lit.first?.lowerBound ?? 0, room.height)...] {
            guard top + row.height <= room.maxY + 0.01 else { break }
            if row.isLit {
                let bar = CGRect(
                    x: area.minX + 1 * u, y: top - 1 * u, width: area.width - 2 * u,
                    height: row.height)
                sketch.fill(.rect(bar), theme.amber.faded(0.2))
                let edge = CGRect(
                    origin: bar.origin, size: CGSize(width: 3 * u, height: row.height))
                sketch.fill(.rect(edge), theme.amber)
            }
            let place = CGPoint(x: room.minX + row.text.origin.x, y: top + 1 * u)
            sketch.add(row.text.moved(to: place))
            top += row.height
        }
    }

    private struct Row {
        let text: Text
        let height: Double
        let isLit: Bool
    }

    /// Returns a row that continues below itself if it is too long, indented half as far as in a
    /// file.
    private func row(_ line: String, isLit: Bool, width: Double, _ sketch: Sketch) -> Row {
        let font = sketch.font(.small, .regular, .mono)
        let color = isLit ? sketch.theme.text : sketch.theme.secondText
        let letter = sketch.size(of: sketch.label("0", font, color))
        let depth = line.prefix { $0 == " " }.count
        let indent = Double(depth) / 2 * letter.width
        var text = sketch.label(
            String(line.dropFirst(depth)), font, color, at: CGPoint(x: indent, y: 0),
            width: width - indent)
        text.overflow = .wrap
        let height = max(sketch.size(of: text).height, letter.height)
        return Row(text: text, height: height - letter.height + 19 * sketch.unit, isLit: isLit)
    }

    /// Returns the first row to show: if more rows exist than fit, those around the highlighted
    /// ones appear; otherwise they do not move.
    private func first(_ rows: [Row], lit: Int, _ height: Double) -> Int {
        var last = rows.count
        var left = height
        while last > 0, rows[last - 1].height <= left {
            last -= 1
            left -= rows[last].height
        }
        var first = min(lit, rows.count)
        var before = height / 3
        while first > 0, rows[first - 1].height <= before {
            first -= 1
            before -= rows[first].height
        }
        return min(first, last)
    }
}
