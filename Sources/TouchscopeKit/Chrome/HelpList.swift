import TouchKit
import TouchPicture

/// The keys and what they do, in two columns where there is room for them.
final class HelpList: ChromeView {
    private typealias Row = (key: String, words: String)

    private static let keys: [Row] =
        ProgramCommand.listed.map { ($0.key, $0.words) } + ProgramCommand.focusKeys
    private static let mouse: [Row] = [
        ("drag", "a finger"),
        ("right drag, or Alt", "two fingers that mirror each other"),
        ("with Shift", "they keep their distance"),
        ("Ctrl click", "a finger that stays; drag it later"),
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
        var marks = heading("Keys", x: 0, y: 0)
        marks += rows(
            Self.keys.prefix(first), keyWidth: 92, x: 0, y: Self.headingHeight, width: width)
        let x = isWide ? width + Self.gap : 0
        var y = Self.headingHeight
        if !isWide { y += CGFloat(first) * Self.rowHeight }
        let rest = Self.keys.dropFirst(first)
        marks += rows(rest, keyWidth: 92, x: x, y: y, width: width)
        y += CGFloat(rest.count) * Self.rowHeight
        marks += heading("With a mouse", x: x, y: y)
        return marks
            + rows(Self.mouse[...], keyWidth: 132, x: x, y: y + Self.headingHeight, width: width)
    }

    private func heading(_ words: String, x: CGFloat, y: CGFloat) -> [Mark] {
        [
            style.line(
                style.phrases(words), .title, style.theme.text, x: x, y: y + 20,
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
                    style.phrases(row.key), .detail, style.theme.active, x: x, y: middle,
                    width: keyWidth),
                style.line(
                    style.phrases(row.words), .detail, style.theme.text, x: x + keyWidth + 8,
                    y: middle, width: width - keyWidth - 8),
            ]
        }
    }
}
