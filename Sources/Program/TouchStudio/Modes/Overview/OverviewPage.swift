import TouchKit
import TouchPicture
import TouchScript
import TouchStage
import TouchVideo
import TouchWords

/// A page of all lessons, group by group: a tap opens one; a drag, the wheel, or keys scroll the
/// page.
final class OverviewPage: CommandView {
    /// A group, the groups that it builds on, and its lessons by their places.
    struct Section: Equatable {
        var title: LocalizedText
        var after: [LocalizedText]
        var lessons: [Int]
    }

    private(set) var tiles: [Int: OverviewTile] = [:]
    private(set) var sections: [Section] = []
    private let scroller = ContentScroller()
    private lazy var choice = ChoiceControl(CourseList.allCases.map(\.words), style: style) {
        [perform] in perform(.course(.choose(CourseList.allCases[$0])))
    }
    private lazy var reset = PillButton(.panel.beginAfresh, style: style) { [unowned self] in
        forget()
    }
    private lazy var close = button(.course(.overview), words: .bar.close)
    private var headings: [OverviewHeading] = []
    /// Indicates whether the button that discards the progress has been pressed once.
    private var asksReset = false

    private static let gap: CGFloat = 16
    private static let headingHeight: CGFloat = 52
    private static let tileWidth: CGFloat = 232

    override var parts: [UIView] { [scroller, choice, reset, close] }

    /// Shows lessons.
    /// - Parameters:
    ///   - contents: the contents of the tiles, by the lessons' places.
    ///   - canForget: true if there is some progress to discard.
    func show(
        _ new: [Section], _ contents: [Int: OverviewTile.Content], of list: CourseList,
        current: Int?, canForget: Bool
    ) {
        choice.selectedSegmentIndex = CourseList.allCases.firstIndex(of: list) ?? 0
        if reset.isHidden == canForget {
            reset.isHidden = !canForget
            setNeedsLayout()
        }
        if !canForget { ask(false) }
        if new != sections { rebuild(new, contents) }
        for index in sections.flatMap(\.lessons) {
            guard let tile = tiles[index] else { continue }
            if let content = contents[index] { tile.content = content }
            if tile.isSelected != (index == current) { tile.isSelected = index == current }
        }
    }

    private func rebuild(_ new: [Section], _ contents: [Int: OverviewTile.Content]) {
        for part in scroller.subviews where part is OverviewTile || part is OverviewHeading {
            part.removeFromSuperview()
        }
        sections = new
        headings = new.map { OverviewHeading($0, style: style) }
        tiles = [:]
        for (section, heading) in zip(new, headings) {
            scroller.addSubview(heading)
            for index in section.lessons {
                guard let content = contents[index] else { continue }
                let tile = OverviewTile(content, style: style) { [perform] in
                    perform(.lesson(.open(index)))
                }
                tiles[index] = tile
                scroller.addSubview(tile)
            }
        }
        scroller.contentOffset = .zero
        setNeedsLayout()
    }

    private func forget() {
        guard asksReset else { return ask(true) }
        ask(false)
        perform(.course(.forget))
    }

    private func ask(_ asks: Bool) {
        guard asks != asksReset else { return }
        asksReset = asks
        reset.words = asks ? .panel.surelyForget : .panel.beginAfresh
        setNeedsLayout()
    }

    // MARK: Layout

    private var places: (title: CGRect, choice: CGRect, reset: CGRect, close: CGRect, tiles: CGRect)
    {
        let margin: CGFloat = bounds.width < 700 ? 12 : 24
        var room = bounds.insetBy(dx: margin, dy: 0)
        var head = room.cut(.top, 60)
        let wide = choice.fittingWidth
        let close = head.cut(.right, self.close.fittingWidth)
        var choice = CGRect.zero
        if head.width - wide > 200 {
            _ = head.cut(.right, 12)
            choice = head.cut(.right, wide)
            _ = head.cut(.right, 12)
        } else {
            choice = room.cut(.top, PillButton.height)
            choice.size.width = min(choice.width, wide)
        }
        var foot = CGRect.zero
        if !reset.isHidden { foot = room.cut(.bottom, PillButton.height + 8) }
        foot.size.width = min(foot.width, reset.fittingWidth)
        return (head, choice, foot, close, room)
    }

    private static func middle(of rect: CGRect) -> CGRect {
        CGRect(
            x: rect.minX, y: rect.midY - PillButton.height / 2, width: rect.width,
            height: PillButton.height)
    }

    override func layoutSubviews() {
        let places = places
        choice.frame = Self.middle(of: places.choice)
        close.frame = Self.middle(of: places.close)
        reset.frame = Self.middle(of: places.reset)
        scroller.frame = places.tiles
        let width = places.tiles.width
        let columns = max(1, Int((width + Self.gap) / (Self.tileWidth + Self.gap)))
        let side = (width - Self.gap * CGFloat(columns - 1)) / CGFloat(columns)
        let height = OverviewTile.height(width: side)
        var y: CGFloat = 0
        for (section, heading) in zip(sections, headings) {
            heading.frame = CGRect(x: 0, y: y, width: width, height: Self.headingHeight)
            y += Self.headingHeight
            for (place, index) in section.lessons.enumerated() {
                tiles[index]?.frame = CGRect(
                    x: CGFloat(place % columns) * (side + Self.gap),
                    y: y + CGFloat(place / columns) * (height + Self.gap), width: side,
                    height: height)
            }
            let rows = (section.lessons.count + columns - 1) / columns
            y += CGFloat(rows) * (height + Self.gap)
        }
        scroller.contentHeight = y
    }

    override func marks() -> [Mark] {
        let title = places.title
        return [
            style.box(bounds, radius: 0, fill: style.theme.ink),
            style.title(
                style.words(.act.allLessons), x: title.minX, y: title.midY, width: title.width),
        ]
    }

    // MARK: Scrolling

    /// The places of the lessons in view, in their order.
    var inView: [Int] {
        layoutIfNeeded()
        let view = scroller.bounds
        return sections.flatMap(\.lessons).filter { tiles[$0]?.frame.overlaps(view) == true }
    }

    /// Returns the lesson whose picture moves: the one with the keyboard's focus, else the one
    /// nearest to a point of the window, else the one nearest to the middle.
    func moving(at point: CGPoint?) -> Int? {
        let inView = inView
        if let focused = inView.first(where: { tiles[$0]?.isFocused == true }) { return focused }
        let view = scroller.bounds
        var target = CGPoint(x: view.midX, y: view.midY)
        if let point, scroller.frame.contains(point) {
            target = CGPoint(
                x: point.x - scroller.frame.minX + view.minX,
                y: point.y - scroller.frame.minY + view.minY)
        }
        func distance(_ index: Int) -> CGFloat {
            guard let frame = tiles[index]?.frame else { return .infinity }
            let (dx, dy) = (frame.midX - target.x, frame.midY - target.y)
            return dx * dx + dy * dy
        }
        return inView.min { distance($0) < distance($1) }
    }

    /// Scrolls a lesson into view.
    func reveal(_ index: Int) {
        layoutIfNeeded()
        guard let frame = tiles[index]?.frame else { return }
        scroller.scrollRectToVisible(frame.insetBy(dx: 0, dy: -Self.headingHeight), animated: false)
    }

    /// Scrolls by a number of pages, at most to either end.
    func scroll(pages: CGFloat) {
        let lowest = max(0, scroller.contentHeight - scroller.bounds.height)
        let wish = scroller.contentOffset.y + pages * scroller.bounds.height
        scroller.contentOffset.y = min(max(0, wish), lowest)
    }
}

/// The title of a group, and the groups that it builds on.
final class OverviewHeading: ChromeView {
    private let section: OverviewPage.Section

    init(_ section: OverviewPage.Section, style: ChromeStyle) {
        self.section = section
        super.init(style: style)
    }

    required init?(coder: NSCoder) { nil }

    override func marks() -> [Mark] {
        let theme = style.theme
        let title = section.title[style.language]
        let y = bounds.maxY - 24
        let width = style.width(of: title, .title) * 1.1 + 20
        var marks = [style.title(title, x: 0, y: y, width: bounds.width)]
        guard !section.after.isEmpty, bounds.width - width > 160 else { return marks }
        let names = section.after.map { Wording.verbatim($0[style.language]) }
        marks.append(
            style.line(
                style.words(.panel.buildsOn(names)), .detail, theme.secondText, x: width, y: y + 2,
                width: bounds.width - width))
        return marks
    }
}
