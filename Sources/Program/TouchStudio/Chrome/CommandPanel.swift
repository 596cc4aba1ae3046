import TouchKit
import TouchPicture
import TouchScript
import TouchStage
import TouchWords

/// A panel that slides over the stage: its title, and below that a column, which a drag scrolls.
class DrawerPanel: ChromeView {
    private let title: Wording

    init(_ title: Wording, style: ChromeStyle) {
        self.title = title
        super.init(style: style)
    }

    required init?(coder: NSCoder) { nil }

    /// The frame of the column.
    final var column: CGRect {
        CGRect(
            x: 0, y: LessonList.top, width: bounds.width,
            height: max(0, bounds.height - LessonList.top))
    }

    final override func marks() -> [Mark] {
        [
            style.box(bounds, radius: 0, fill: style.theme.panel),
            style.title(style.words(title), x: 24, y: 36, width: bounds.width - 48),
        ]
    }
}

/// A drawer of commands: a column of rows under headings.
class CommandPanel: DrawerPanel {
    struct Section {
        var title: Wording
        var rows: [any Styled]
    }

    private let sections: [Section]
    private let headings: [PanelHeading]
    private let scroller = ContentScroller(foot: 16)

    init(_ title: Wording, _ sections: [Section], style: ChromeStyle) {
        self.sections = sections
        headings = sections.map { PanelHeading(LocalizedText($0.title), style: style) }
        super.init(title, style: style)
        addSubview(scroller)
        for (section, heading) in zip(sections, headings) {
            scroller.addSubview(heading)
            for row in section.rows { scroller.addSubview(row) }
        }
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        scroller.frame = column
        var y: CGFloat = 0
        for (section, heading) in zip(sections, headings) {
            heading.frame = CGRect(x: 0, y: y, width: bounds.width, height: 32)
            y += 32
            for row in section.rows {
                let isList = row is RowButton
                row.frame = CGRect(
                    x: isList ? 0 : 16, y: y, width: bounds.width - (isList ? 0 : 32), height: 44)
                y += 44
            }
            y += 8
        }
        scroller.contentHeight = y
    }
}

/// The heading of a group of rows.
final class PanelHeading: ChromeView {
    private let title: LocalizedText

    init(_ title: LocalizedText, style: ChromeStyle) {
        self.title = title
        super.init(style: style)
    }

    required init?(coder: NSCoder) { nil }

    override func marks() -> [Mark] {
        [
            style.line(
                title[style.language], .detail, style.theme.secondText.faded(0.8), x: 24,
                y: bounds.height - 14, width: bounds.width - 48, weight: .semibold)
        ]
    }
}
