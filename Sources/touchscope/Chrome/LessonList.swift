import TouchKit
import TouchPicture
import TouchScript

/// The list of lessons at the left, under the headings of their groups.
final class LessonList: ChromeView {
    struct Section {
        var title: LocalizedText
        var lessons: [LocalizedText]
    }

    var sections: [Section] = [] { didSet { rebuild() } }
    var current: Int? { didSet { currentChanged() } }
    /// How far the list has been moved up, in points, where it does not fit.
    private var offset: CGFloat = 0
    private let choose: (Int) -> Void
    private var rows: [LessonRow] = []

    private static let headingHeight: CGFloat = 40
    private static let rowHeight: CGFloat = 32
    private static let top: CGFloat = 64

    init(style: ChromeStyle, choose: @escaping (Int) -> Void) {
        self.choose = choose
        super.init(style: style)
        clipsToBounds = true
    }

    required init?(coder: NSCoder) { nil }

    override var style: ChromeStyle { didSet { nameRows() } }

    private func rebuild() {
        for row in rows { row.removeFromSuperview() }
        rows = sections.flatMap(\.lessons).indices.map { index in
            LessonRow("", style: style) { [choose] in choose(index) }
        }
        for row in rows {
            row.list = self
            addSubview(row)
        }
        nameRows()
        currentChanged()
        setNeedsLayout()
        setNeedsDisplay()
    }

    private func nameRows() {
        for (row, title) in zip(rows, sections.flatMap(\.lessons)) {
            row.title = title[style.phrases.language]
        }
    }

    private func currentChanged() {
        for (index, row) in rows.enumerated() { row.isCurrent = index == current }
        reveal()
    }

    /// Moves the list by `delta` points, as far as there is something to see.
    func scroll(by delta: CGFloat) {
        let wanted = min(max(0, offset - delta), max(0, contentHeight - bounds.height))
        guard wanted != offset else { return }
        offset = wanted
        setNeedsLayout()
        setNeedsDisplay()
    }

    private var contentHeight: CGFloat {
        Self.top
            + sections.reduce(24) { sum, section in
                sum + Self.headingHeight + Self.rowHeight * CGFloat(section.lessons.count)
            }
    }

    /// Brings the current lesson into view.
    private func reveal() {
        guard let current, rows.indices.contains(current), bounds.height > 0 else { return }
        layoutIfNeeded()
        let frame = rows[current].frame
        if frame.minY < Self.top { scroll(by: Self.top - frame.minY) }
        if frame.maxY > bounds.height - 24 { scroll(by: bounds.height - 24 - frame.maxY) }
    }

    /// Calls `place` with the top of every heading and of every row.
    private func walk(heading: (Int, CGFloat) -> Void, row: (Int, CGFloat) -> Void) {
        var y = Self.top - offset
        var index = 0
        for (number, section) in sections.enumerated() {
            heading(number, y)
            y += Self.headingHeight
            for _ in section.lessons {
                row(index, y)
                index += 1
                y += Self.rowHeight
            }
        }
    }

    override func layoutSubviews() {
        walk(
            heading: { _, _ in },
            row: { index, y in
                rows[index].frame = CGRect(
                    x: 12, y: y, width: bounds.width - 24, height: Self.rowHeight - 2)
                // A row that slid under the title must not take its touches.
                rows[index].isHidden = y < Self.top - 8
            })
        scroll(by: 0)
    }

    override func marks() -> [Mark] {
        var marks = [
            style.line(
                "Touchscope", .title, style.theme.text, x: 24, y: 36, width: bounds.width - 48,
                weight: .semibold)
        ]
        walk(
            heading: { number, y in
                guard y >= Self.top - 8 else { return }
                marks.append(
                    style.line(
                        sections[number].title[style.phrases.language], .detail,
                        style.theme.secondText.faded(0.8), x: 24, y: y + 24,
                        width: bounds.width - 48, weight: .semibold))
            }, row: { _, _ in })
        return marks
    }
}
