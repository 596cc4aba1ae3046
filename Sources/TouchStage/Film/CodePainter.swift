import Foundation
import TouchPicture

/// Paints the lines of code that matter, those that are told now lit.
struct CodePainter {
    let code: FilmCode
    let moment: StageMoment

    func draw(in area: CGRect, into sketch: inout Sketch) {
        let u = sketch.unit
        let theme = sketch.theme
        sketch.box(area, radius: 14 * u, fill: theme.stage, line: theme.line)
        let room = area.insetBy(dx: 16 * u, dy: 12 * u)
        let pitch = 19 * u
        let count = max(Int(room.height / pitch), 1)
        let lit = code.lines(at: moment.told, saying: moment.staging.caption)
        // Where there are more than fit, those around the lit ones; else they stay where they are.
        let last = max(code.lines.count - count, 0)
        let first = min(max((lit.first?.lowerBound ?? 0) - count / 3, 0), last)
        let font = sketch.font(.small, .regular, .mono)
        for (row, index) in (first..<min(first + count, code.lines.count)).enumerated() {
            let top = room.minY + Double(row) * pitch
            let isLit = lit.contains { $0.contains(index) }
            if isLit {
                let bar = CGRect(
                    x: area.minX + 1 * u, y: top - 1 * u, width: area.width - 2 * u, height: pitch)
                sketch.fill(.rect(bar), theme.amber.faded(0.2))
                sketch.fill(
                    .rect(CGRect(x: bar.minX, y: bar.minY, width: 3 * u, height: pitch)),
                    theme.amber)
            }
            sketch.add(
                sketch.label(
                    code.lines[index], font, isLit ? theme.text : theme.secondText,
                    at: CGPoint(x: room.minX, y: top + 1 * u), width: room.width))
        }
    }
}
