import TouchPicture
import TouchReading
import TouchScript
import TouchWords

/// A painter of a table of variations: rows are variations, columns decisions. Unchanged fates are
/// inconspicuous; changed ones have the color and the name of the new fate.
public struct VaryPainter: Sendable {
    public var theme: Theme
    /// The language, such as "en" or "zh".
    public var language: String
    public var measurer: any TextMeasuring
    /// Indicates whether the sentences appear below the table.
    public var hasNotes = true

    /// The limits; nobody can read more columns or sentences at once.
    private static let (mostColumns, mostSentences) = (8, 10)

    public init(theme: Theme, language: String, measurer: any TextMeasuring) {
        self.theme = theme
        self.language = language
        self.measurer = measurer
    }

    /// Returns the picture of the table, as large as fits.
    public func picture(of table: VaryTable, size: CGSize) -> Picture {
        let unit = min(size.width / 960, size.height / 640)
        var sketch = Sketch(theme: theme, language: language, measurer: measurer, unit: unit)
        sketch.fill(.rect(CGRect(origin: .zero, size: size)), theme.ink)
        var room = CGRect(origin: .zero, size: size).insetBy(dx: 32 * unit, dy: 24 * unit)
        let title = room.cut(.top, 44 * unit)
        sketch.write(
            table.title[language], .title, theme.text, weight: .semibold, at: title.origin,
            width: title.width)
        if hasNotes {
            drawNotes(of: table, in: &room, &sketch)
            room.cut(.bottom, 16 * unit)
        }
        drawGrid(of: table, in: room, &sketch)
        return Picture(size: size, marks: sketch.marks)
    }

    // MARK: The sentences, from the bottom up

    private func drawNotes(of table: VaryTable, in room: inout CGRect, _ sketch: inout Sketch) {
        let limit = room.height * 0.4
        var texts = table.notes.prefix(Self.mostSentences).map {
            sketch.label(
                $0[language], .detail, theme.secondText, width: room.width, wraps: true)
        }
        func height() -> CGFloat {
            texts.reduce(0) { $0 + sketch.size(of: $1).height + 4 * sketch.unit }
        }
        while texts.count > 1, height() > limit { texts.removeLast() }
        let area = room.cut(.bottom, height())
        var top = area.minY
        for text in texts {
            sketch.add(text.moved(to: CGPoint(x: area.minX, y: top)))
            top += sketch.size(of: text).height + 4 * sketch.unit
        }
    }

    // MARK: The grid

    private func drawGrid(of table: VaryTable, in area: CGRect, _ sketch: inout Sketch) {
        let u = sketch.unit
        var room = area
        let labels = room.cut(.left, min(168 * u, room.width * 0.3))
        let columns = Array(table.columns.prefix(Self.mostColumns))
        let isParted = table.starts.count > 1
        let head = (isParted ? 44 : 26) * u
        let gap = 8 * u
        let gaps = gap * Double(table.rows.count { $0.opensGroup })
        let pitch = min((room.height - head - gaps) / Double(max(table.rows.count, 1)), 34 * u)
        let width = min(room.width / Double(max(columns.count, 1)), 220 * u)
        for (place, column) in columns.enumerated() {
            let left = room.minX + Double(place) * width
            let isFirst = place == 0 || columns[place - 1].gesture != column.gesture
            if isParted, isFirst, table.starts.indices.contains(column.gesture) {
                let count = columns.count { $0.gesture == column.gesture }
                let start = table.starts[column.gesture]
                sketch.write(
                    sketch.words(.fate.gesture(column.gesture + 1, start: start)), .small,
                    theme.secondText, at: CGPoint(x: left + 6 * u, y: room.minY),
                    width: Double(count) * width - 8 * u)
            }
            sketch.write(
                column.name, .text, theme.text, weight: .semibold,
                at: CGPoint(x: left + 6 * u, y: room.minY + head - 24 * u), width: width - 8 * u)
        }
        if table.columns.count > columns.count {
            let more = table.columns.count - columns.count
            let words = sketch.words(.fate.moreDecisions(more))
            sketch.write(
                words, .small, theme.secondText,
                at: CGPoint(x: labels.minX, y: room.minY + head - 22 * u),
                width: labels.width - 8 * u)
        }
        var top = room.minY + head
        for (number, row) in table.rows.enumerated() {
            if row.opensGroup { top += gap }
            let isBase = number == 0
            let label = sketch.label(
                row.label[language], .text, isBase ? theme.text : theme.secondText,
                weight: isBase ? .semibold : .regular, width: labels.width)
            sketch.add(label, x: labels.minX, middle: top + pitch / 2)
            for (place, cell) in row.cells.prefix(columns.count).enumerated() {
                let box = CGRect(
                    x: room.minX + Double(place) * width, y: top, width: width, height: pitch)
                draw(cell, isBase: isBase, in: box.insetBy(dx: 2 * u, dy: 2 * u), &sketch)
            }
            top += pitch
        }
    }

    private func draw(
        _ cell: VaryTable.Cell, isBase: Bool, in box: CGRect, _ sketch: inout Sketch
    ) {
        let u = sketch.unit
        let color = cell.fates.last?.color(theme) ?? theme.secondText
        let words = cell.isChanged || isBase ? cell.fates.wording[language] : "·"
        let ink =
            cell.isChanged ? Theme.words(on: color) : isBase ? color : theme.secondText
        sketch.box(
            box, radius: 6 * u, fill: cell.isChanged ? color : theme.panel,
            line: cell.isChanged ? nil : theme.line)
        let inner = box.insetBy(dx: 8 * u, dy: 0)
        let label = sketch.label(
            words, .detail, ink, weight: cell.isChanged ? .semibold : .regular,
            width: inner.width)
        sketch.add(label, x: inner.minX, middle: inner.midY)
    }
}

extension GestureFate {
    /// Returns the color of the fate in everything that shows it.
    func color(_ theme: Theme) -> Color {
        switch self {
        case .began, .holds: theme.active
        case .recognized, .acted: theme.recognized
        case .failed: theme.failed
        case .cancelled, .lost: theme.cancelled
        case .heard: theme.secondText
        }
    }
}
