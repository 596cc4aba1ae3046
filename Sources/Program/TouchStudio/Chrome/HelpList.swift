import TouchKit
import TouchPicture
import TouchReading
import TouchStage

/// The keys and what they do, in two columns where there is room for them.
final class HelpList: ChromeView {
    private typealias Row = (key: Wording, words: Wording)

    private static func row(
        _ key: String, _ chineseKey: String, _ words: String, _ chineseWords: String
    ) -> Row {
        (Wording(key, chineseKey), Wording(words, chineseWords))
    }

    private static let fingers = [
        row("on the scene", "在场景上", "it is touched, as a device would be", "如同触摸设备"),
        row("a handle at the edge", "边缘的把手", "a panel slides in, or out again", "面板滑入或滑出"),
        row("the line of time", "时间线", "look back; Live comes back", "回看；“实时”返回"),
        row("Edit, then the grips", "编辑，再拖把手", "cut and quicken an open tape", "剪辑、加速打开的录像"),
        row("two on the lanes", "两指在轨道上", "zoom and move in time", "缩放和移动时间"),
        row("Why?, then the scene", "为什么，再点场景", "asks instead of touching", "提问而不触摸"),
        row("Present", "演示模式", "the scene alone, and back", "只有场景；再按返回"),
    ]
    private static let keys: [Row] =
        (ProgramCommand.listed.map { ($0.key, $0.words) } + ProgramCommand.focusKeys)
        .map { (Wording(same: $0.0), $0.1) }
    private static let mouse = [
        row("drag", "拖动", "a finger", "一根手指"),
        row("right drag, or Alt", "右键拖动或 Alt", "two fingers that mirror each other", "两根对称的手指"),
        row("with Shift", "加 Shift", "they keep their distance", "它们保持距离"),
        row("Ctrl click", "Ctrl 点击", "a finger that stays; drag it later", "停留的手指，可再拖动"),
    ]

    private static let rowHeight: CGFloat = 30
    private static let headingHeight: CGFloat = 44
    private static let gap: CGFloat = 32

    private func hasTwoColumns(_ width: CGFloat) -> Bool { width >= 660 }

    private struct Section {
        var title: Wording
        var rows: ArraySlice<Row>
        var keyWidth: CGFloat

        var height: CGFloat { headingHeight + CGFloat(rows.count) * rowHeight }
    }

    /// Fingers first, then what needs other hands; the sections that follow one another in each column.
    private func columns(_ width: CGFloat) -> [[Section]] {
        let fingers = Section(
            title: Wording("With fingers", "用手指"), rows: Self.fingers[...], keyWidth: 150)
        let mouse = Section(
            title: Wording("With a mouse", "用鼠标"), rows: Self.mouse[...], keyWidth: 150)
        func keys(_ rows: ArraySlice<Row>) -> Section {
            Section(title: Wording("Keys", "按键"), rows: rows, keyWidth: 92)
        }
        guard hasTwoColumns(width) else { return [[fingers, keys(Self.keys[...]), mouse]] }
        let others = fingers.rows.count + mouse.rows.count + 3
        let first = (Self.keys.count + others) / 2 - fingers.rows.count - 1
        return [
            [fingers, keys(Self.keys.prefix(first))], [keys(Self.keys.dropFirst(first)), mouse],
        ]
    }

    /// How high it is at a width, in points.
    func height(width: CGFloat) -> CGFloat {
        columns(width).map { $0.map(\.height).reduce(0, +) }.max() ?? 0
    }

    override func marks() -> [Mark] {
        let columns = columns(bounds.width)
        let width = (bounds.width - Self.gap * CGFloat(columns.count - 1)) / CGFloat(columns.count)
        return columns.enumerated().flatMap { column, sections in
            let x = CGFloat(column) * (width + Self.gap)
            var y: CGFloat = 0
            return sections.flatMap { section in
                defer { y += section.height }
                return [
                    style.title(
                        style.words(section.title), x: x, y: y + 20, width: bounds.width - x)
                ]
                    + rows(
                        section.rows, keyWidth: section.keyWidth, x: x,
                        y: y + Self.headingHeight, width: width)
            }
        }
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
