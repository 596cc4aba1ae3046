import TouchKit
import TouchPicture
import TouchReading
import TouchScript
import TouchStage

/// The list of lessons at the left, under the headings of their groups: a tap opens a lesson, a drag or the wheel moves
/// the list.
final class LessonList: ChromeView, UIScrollViewDelegate {
    struct Section {
        var title: LocalizedText
        var lessons: [LocalizedText]

        /// Lessons that stand together and belong to one group are one section.
        static func sections(of lessons: [Lesson]) -> [Section] {
            var sections: [Section] = []
            for lesson in lessons {
                if sections.last?.title == lesson.group {
                    sections[sections.count - 1].lessons.append(lesson.title)
                } else {
                    sections.append(Section(title: lesson.group, lessons: [lesson.title]))
                }
            }
            return sections
        }
    }

    var sections: [Section] = [] { didSet { rebuild() } }
    var current: Int? { didSet { currentChanged() } }
    /// How far one is with each lesson.
    var progress: [LessonProgress.Mark?] = [] { didSet { showMarks() } }
    private let perform: (ProgramCommand) -> Void
    private let overview: PillButton
    private let scroller = ContentScroller()
    private var headings: [PanelHeading] = []
    private var rows: [RowButton] = []
    /// The size in which the current lesson was last brought into view.
    private var revealed = CGSize.zero

    private static let headingHeight: CGFloat = 40
    private static let rowHeight: CGFloat = 44
    static let top: CGFloat = 60

    init(style: ChromeStyle, perform: @escaping (ProgramCommand) -> Void) {
        self.perform = perform
        overview = PillButton(Wording("Overview", "总览"), style: style) {
            perform(.course(.overview))
        }
        super.init(style: style)
        scroller.contentInset.bottom = 16
        scroller.delegate = self
        for part in [scroller, overview] { addSubview(part) }
    }

    required init?(coder: NSCoder) { nil }

    private func rebuild() {
        for part in headings + rows as [UIView] { part.removeFromSuperview() }
        headings = sections.map { PanelHeading($0.title, style: style) }
        rows = zip(0..., sections.flatMap(\.lessons)).map { index, title in
            RowButton(title, style: style) { [perform] in perform(.lesson(index)) }
        }
        for part in headings + rows as [UIView] { scroller.addSubview(part) }
        currentChanged()
        showMarks()
        setNeedsLayout()
    }

    private func showMarks() {
        for (row, mark) in zip(rows, progress) { row.mark = mark }
    }

    private func currentChanged() {
        for (index, row) in rows.enumerated() { row.isSelected = index == current }
        reveal()
    }

    /// Brings the current lesson into view, with a little of what is around it.
    private func reveal() {
        guard let current, rows.indices.contains(current), bounds.height > 0 else { return }
        layoutIfNeeded()
        let around = rows[current].frame.insetBy(dx: 0, dy: -Self.rowHeight / 2)
        scroller.scrollRectToVisible(around, animated: false)
    }

    override func layoutSubviews() {
        let wide = overview.fittingWidth
        overview.frame = CGRect(
            x: bounds.maxX - wide - 12, y: 36 - PillButton.height / 2, width: wide,
            height: PillButton.height)
        scroller.frame = CGRect(
            x: 0, y: Self.top, width: bounds.width, height: max(0, bounds.height - Self.top))
        var y: CGFloat = 0
        var index = 0
        for (section, heading) in zip(sections, headings) {
            heading.frame = CGRect(
                x: 0, y: y, width: bounds.width, height: Self.headingHeight)
            y += Self.headingHeight
            for _ in section.lessons {
                rows[index].frame = CGRect(
                    x: 0, y: y, width: bounds.width, height: Self.rowHeight)
                index += 1
                y += Self.rowHeight
            }
        }
        scroller.contentHeight = y
        guard revealed != bounds.size else { return }
        revealed = bounds.size
        reveal()
    }

    /// A line parts the title from what slides under it.
    func scrollViewDidScroll(_ scrollView: UIScrollView) { setNeedsDisplay() }

    override func marks() -> [Mark] {
        let edge = CGRect(x: 0, y: Self.top - 1, width: bounds.width, height: 1)
        let title = style.line(
            "Touchscope", .title, style.theme.text, x: 24, y: 36, width: overview.frame.minX - 32,
            weight: .semibold)
        let isScrolled = scroller.contentOffset.y > 0
        let ground = style.box(bounds, radius: 0, fill: style.theme.panel)
        return [ground, title]
            + (isScrolled ? [style.box(edge, radius: 0, fill: style.theme.line)] : [])
    }
}
