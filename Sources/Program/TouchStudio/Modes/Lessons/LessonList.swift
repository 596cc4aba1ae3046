import TouchKit
import TouchPicture
import TouchScript
import TouchStage
import TouchWords

/// The list of lessons at the left, under the headings of their groups: a tap opens a lesson; a
/// drag or the wheel scrolls the list.
final class LessonList: CommandView, UIScrollViewDelegate {
    struct Section {
        var title: LocalizedText
        var lessons: [LocalizedText]

        /// Returns the sections of a list; adjacent lessons of one group are one section.
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

    var lessons: [Lesson] = [] { didSet { sections = Section.sections(of: lessons) } }
    var sections: [Section] = [] { didSet { rebuild() } }
    var current: Int? { didSet { currentChanged() } }
    /// The progress in each lesson.
    var progress: [LessonProgress.Mark?] = [] { didSet { showMarks() } }
    private lazy var overview = button(.course(.overview), words: .panel.overview)
    private lazy var scroller = {
        let scroller = ContentScroller(foot: 16)
        scroller.delegate = self
        return scroller
    }()
    /// The headings, each with its rows below it.
    private var stack: [(view: UIView, height: CGFloat)] = []
    private var rows: [RowButton] = []
    /// The size at which the current lesson was last scrolled into view.
    private var revealed = CGSize.zero

    private static let headingHeight: CGFloat = 40
    private static let rowHeight: CGFloat = 44
    static let top: CGFloat = 60

    override var parts: [UIView] { [scroller, overview] }

    private func rebuild() {
        for part in stack { part.view.removeFromSuperview() }
        rows = zip(0..., sections.flatMap(\.lessons)).map { index, title in
            RowButton(title, style: style) { [perform] in perform(.lesson(.open(index))) }
        }
        var rest = rows[...]
        stack = sections.flatMap { section -> [(view: UIView, height: CGFloat)] in
            defer { rest = rest.dropFirst(section.lessons.count) }
            return [(PanelHeading(section.title, style: style), Self.headingHeight)]
                + rest.prefix(section.lessons.count).map { ($0, Self.rowHeight) }
        }
        for part in stack { scroller.addSubview(part.view) }
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

    /// Scrolls the current lesson into view, with a little of what is around it.
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
        scroller.contentHeight = scroller.stack(stack)
        guard revealed != bounds.size else { return }
        revealed = bounds.size
        reveal()
    }

    /// Redraws the line that separates the title from what is scrolled under it.
    func scrollViewDidScroll(_ scrollView: UIScrollView) { setNeedsDisplay() }

    override func marks() -> [Mark] {
        let edge = CGRect(x: 0, y: Self.top - 1, width: bounds.width, height: 1)
        let title = style.title("Touchscope", x: 24, y: 36, width: overview.frame.minX - 32)
        let isScrolled = scroller.contentOffset.y > 0
        let ground = style.box(bounds, radius: 0, fill: style.theme.panel)
        return [ground, title]
            + (isScrolled ? [style.box(edge, radius: 0, fill: style.theme.line)] : [])
    }
}
