import TouchKit
import TouchPicture
import TouchStage

/// The keys and what they do, in two columns where there is room for them.
final class HelpList: ChromeView {
    private typealias Row = (key: Wording, words: Wording)

    private static let keys: [Row] =
        (ProgramCommand.listed.map { ($0.key, $0.words) } + ProgramCommand.focusKeys)
        .map { (Wording(same: $0.0), $0.1) }
    private static let mouse: [Row] = [
        (Wording("drag", "拖动"), Wording("a finger", "一根手指")),
        (
            Wording("right drag, or Alt", "右键拖动或 Alt"),
            Wording("two fingers that mirror each other", "两根对称的手指")
        ),
        (Wording("with Shift", "加 Shift"), Wording("they keep their distance", "它们保持距离")),
        (
            Wording("Ctrl click", "Ctrl 点击"),
            Wording("a finger that stays; drag it later", "停留的手指，可再拖动")
        ),
    ]

    private static let rowHeight: CGFloat = 30
    private static let headingHeight: CGFloat = 44
    private static let gap: CGFloat = 32

    private func hasTwoColumns(_ width: CGFloat) -> Bool { width >= 660 }

    /// How many keys stand in the first column.
    private func firstCount(_ width: CGFloat) -> Int {
        let all = Self.keys.count
        return hasTwoColumns(width) ? (all + Self.mouse.count + 2) / 2 : all
    }

    /// How high it is at a width, in points.
    func height(width: CGFloat) -> CGFloat {
        let first = firstCount(width)
        let columns = [first, Self.keys.count - first].map { CGFloat($0) * Self.rowHeight }
        let mouse = Self.headingHeight + CGFloat(Self.mouse.count) * Self.rowHeight
        let right = columns[1] + mouse
        let high = hasTwoColumns(width) ? max(columns[0], right) : columns[0] + right
        return Self.headingHeight + high
    }

    override func marks() -> [Mark] {
        let first = firstCount(bounds.width)
        let isWide = hasTwoColumns(bounds.width)
        let width = isWide ? (bounds.width - Self.gap) / 2 : bounds.width
        var marks = heading(Wording("Keys", "按键"), x: 0, y: 0)
        marks += rows(
            Self.keys.prefix(first), keyWidth: 92, x: 0, y: Self.headingHeight, width: width)
        let x = isWide ? width + Self.gap : 0
        var y = Self.headingHeight
        if !isWide { y += CGFloat(first) * Self.rowHeight }
        let rest = Self.keys.dropFirst(first)
        marks += rows(rest, keyWidth: 92, x: x, y: y, width: width)
        y += CGFloat(rest.count) * Self.rowHeight
        marks += heading(Wording("With a mouse", "用鼠标"), x: x, y: y)
        return marks
            + rows(Self.mouse[...], keyWidth: 132, x: x, y: y + Self.headingHeight, width: width)
    }

    private func heading(_ words: Wording, x: CGFloat, y: CGFloat) -> [Mark] {
        [
            style.line(
                style.words(words), .title, style.theme.text, x: x, y: y + 20,
                width: bounds.width - x, weight: .semibold)
        ]
    }

    private func rows(
        _ rows: ArraySlice<Row>, keyWidth: CGFloat, x: CGFloat, y: CGFloat, width: CGFloat
    ) -> [Mark] {
        zip(0..., rows).flatMap { index, row in
            let middle = y + (CGFloat(index) + 0.5) * Self.rowHeight
            return [
                style.line(
                    style.words(row.key), .detail, style.theme.active, x: x, y: middle,
                    width: keyWidth),
                style.line(
                    style.words(row.words), .detail, style.theme.text, x: x + keyWidth + 8,
                    y: middle, width: width - keyWidth - 8),
            ]
        }
    }
}
