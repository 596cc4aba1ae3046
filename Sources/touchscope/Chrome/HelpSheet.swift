import TouchKit
import TouchPicture

/// Every key, and what the mouse can do, over the rest of the window; a touch anywhere closes it.
final class HelpSheet: ChromeView {
    private let close: () -> Void

    init(style: ChromeStyle, close: @escaping () -> Void) {
        self.close = close
        super.init(style: style)
    }

    required init?(coder: NSCoder) { nil }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { close() }

    private typealias Row = (key: String, words: String)

    private static let mouse: [Row] = [
        ("drag", "a finger"),
        ("right drag, or Alt", "two fingers that mirror each other"),
        ("with Shift", "they keep their distance"),
        ("Ctrl click", "a finger that stays; drag it later"),
    ]

    override func marks() -> [Mark] {
        let theme = style.theme
        let keys = ProgramCommand.listed.map { ($0.key, $0.words) }
        let half = (keys.count + Self.mouse.count + 3) / 2
        let rowHeight = min(30, (bounds.height - 140) / CGFloat(half))
        let height = min(bounds.height - 32, 88 + CGFloat(half) * rowHeight)
        let width = min(bounds.width - 32, 860)
        let sheet = CGRect(
            x: bounds.midX - width / 2, y: bounds.midY - height / 2, width: width, height: height)
        let inner = sheet.insetBy(dx: 32, dy: 24)
        let column = (inner.width - 32) / 2
        let right = inner.minX + column + 32
        let rest = Array(keys.dropFirst(half))
        return [
            style.box(bounds, radius: 0, fill: theme.ink.faded(0.7)),
            style.box(sheet, radius: 16, fill: theme.panel, stroke: theme.line),
        ]
            + list(
                "Keys", Array(keys.prefix(half)), keyWidth: 84, x: inner.minX, y: inner.minY,
                width: column, rowHeight)
            + list("", rest, keyWidth: 84, x: right, y: inner.minY, width: column, rowHeight)
            + list(
                "With a mouse", Self.mouse, keyWidth: 132, x: right,
                y: inner.minY + CGFloat(rest.count + 2) * rowHeight, width: column, rowHeight)
    }

    private func list(
        _ heading: String, _ rows: [Row], keyWidth: CGFloat, x: CGFloat, y: CGFloat,
        width: CGFloat, _ rowHeight: CGFloat
    ) -> [Mark] {
        let theme = style.theme
        var marks = [
            style.line(
                style.phrases(heading), .title, theme.text, x: x, y: y + 16, width: width,
                weight: .semibold)
        ]
        for (index, row) in rows.enumerated() {
            let middle = y + 52 + CGFloat(index) * rowHeight
            marks.append(
                style.line(
                    style.phrases(row.key), .detail, theme.active, x: x, y: middle,
                    width: keyWidth))
            marks.append(
                style.line(
                    style.phrases(row.words), .detail, theme.text, x: x + keyWidth + 8,
                    y: middle, width: width - keyWidth - 8))
        }
        return marks
    }
}
