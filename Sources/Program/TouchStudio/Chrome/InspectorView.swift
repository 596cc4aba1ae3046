import TouchKit
import TouchPicture
import TouchReading
import TouchStage

/// The panel at the right: a field to search in, and below it what there is to tell.
package final class InspectorView: ChromeView {
    private let field: SearchField
    private let back: PillButton
    private let copy: PillButton
    private let ask: PillButton
    private let scroller = ContentScroller()
    private let columns: InspectorColumns
    /// There while a finger opened the field; who has keys does not need it.
    private let keyboard: SearchKeyboard

    private static let head: CGFloat = 108

    /// Whether touches on the stage ask.
    var isAsking = false { didSet { ask.isSelected = isAsking } }

    init(
        style: ChromeStyle,
        perform: @escaping (ProgramCommand) -> Void
    ) {
        keyboard = SearchKeyboard(style: style, perform: perform)
        keyboard.isHidden = true
        let keyboard = keyboard
        field = SearchField(style: style) { command in
            keyboard.isHidden = command != .search
            perform(command)
        }
        back = PillButton(Wording(same: "←"), style: style) { perform(.askAgain) }
        back.isHidden = true
        copy = PillButton(Wording("Copy", "复制"), style: style) { perform(.copy) }
        ask = PillButton(Wording("Ask by touching", "触摸即提问"), style: style) { perform(.ask) }
        columns = InspectorColumns(style: style) { perform(.choose($0)) }
        super.init(style: style)
        scroller.addSubview(columns)
        for part in [scroller, back, field, copy, ask, keyboard] as [UIView] { addSubview(part) }
    }

    package required init?(coder: NSCoder) { nil }

    package override func layoutSubviews() {
        let (width, height) = (bounds.width, bounds.height)
        back.frame = CGRect(x: 12, y: 14, width: 44, height: PillButton.height)
        let left: CGFloat = back.isHidden ? 16 : 64
        field.frame = CGRect(x: left, y: 14, width: max(width - 16 - left, 44), height: 44)
        copy.frame = CGRect(x: width - 92, y: 60, width: 76, height: PillButton.height)
        ask.frame = CGRect(x: 16, y: 60, width: width - 116, height: PillButton.height)
        let keys = keyboard.isHidden ? 0 : min(SearchKeyboard.height, height - Self.head)
        keyboard.frame = CGRect(x: 0, y: height - keys, width: width, height: keys)
        scroller.frame = CGRect(
            x: 0, y: Self.head, width: width, height: max(0, height - Self.head - keys))
        let room = max(scroller.bounds.height, columns.height(width: width))
        columns.frame = CGRect(x: 0, y: 0, width: width, height: room)
        scroller.contentHeight = room
    }

    package override func marks() -> [Mark] {
        [style.box(bounds, radius: 0, fill: style.theme.panel)]
    }

    /// Tells something else.
    /// - Parameters:
    ///   - words: what occurs and can be searched for.
    ///   - canGoBack: whether there was a question before.
    func show(
        _ content: Inspector, _ search: PanelSearch, words: [String], canGoBack: Bool
    ) {
        if !search.isOpen { keyboard.isHidden = true }
        keyboard.words = words
        columns.content = content
        field.search = search
        back.isHidden = !canGoBack
        copy.words = Wording("Copy", "复制")
        setNeedsLayout()
    }

    /// What stands there now is in the clipboard.
    func sayCopied() { copy.words = Wording("Copied", "已复制") }

    func scrollToTop() { scroller.contentOffset = .zero }

    /// Moves the content so that what stands for `topic` can be seen.
    func reveal(_ topic: InspectorTopic) {
        layoutIfNeeded()
        guard let rect = columns.targets.first(where: { $0.topic == topic })?.rect else { return }
        let top = max(scroller.contentOffset.y, rect.maxY - scroller.bounds.height)
        scroller.contentOffset.y = min(top, rect.minY)
    }
}
