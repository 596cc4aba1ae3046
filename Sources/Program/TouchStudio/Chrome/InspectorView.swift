import TouchKit
import TouchPicture
import TouchReading
import TouchStage
import TouchWords

/// The panel at the right: a search field, and below it the answers.
package final class InspectorView: CommandView {
    private lazy var field = SearchField(style: style) { [perform] key in
        perform(.search(key))
    }
    private lazy var back = {
        let back = button(.ask(.back), words: .verbatim("←"))
        back.isHidden = true
        return back
    }()
    private lazy var copy = button(.ask(.copy), words: .bar.copy)
    private lazy var ask = button(.ask(.turn))
    private lazy var scroller = ContentScroller([columns])
    private lazy var columns = InspectorColumns(style: style, perform: perform)

    override var parts: [UIView] { [scroller, back, field, copy, ask, field.keyboard] }

    private static let head: CGFloat = 108

    /// Indicates whether touches on the stage ask.
    var isAsking = false { didSet { ask.isSelected = isAsking } }

    package override func layoutSubviews() {
        let (width, height) = (bounds.width, bounds.height)
        back.frame = CGRect(x: 12, y: 14, width: 44, height: PillButton.height)
        let left: CGFloat = back.isHidden ? 16 : 64
        field.frame = CGRect(x: left, y: 14, width: max(width - 16 - left, 44), height: 44)
        copy.frame = CGRect(x: width - 92, y: 60, width: 76, height: PillButton.height)
        ask.frame = CGRect(x: 16, y: 60, width: width - 116, height: PillButton.height)
        let keys = field.keyboard.isHidden ? 0 : min(SearchKeyboard.height, height - Self.head)
        field.keyboard.frame = CGRect(x: 0, y: height - keys, width: width, height: keys)
        scroller.frame = CGRect(
            x: 0, y: Self.head, width: width, height: max(0, height - Self.head - keys))
        let room = max(scroller.bounds.height, columns.height(width: width))
        columns.frame = CGRect(x: 0, y: 0, width: width, height: room)
        scroller.contentHeight = room
    }

    package override func marks() -> [Mark] {
        [style.box(bounds, radius: 0, fill: style.theme.panel)]
    }

    /// Shows other content.
    /// - Parameters:
    ///   - words: the words that occur and can be searched for.
    ///   - canGoBack: true if there was a question before.
    func show(
        _ content: Inspector, _ search: PanelSearch, words: [String], canGoBack: Bool
    ) {
        columns.content = content
        field.show(search, words: words)
        back.isHidden = !canGoBack
        copy.words = .bar.copy
        setNeedsLayout()
    }

    /// Shows that the content has been copied to the clipboard.
    func sayCopied() { copy.words = .bar.copied }

    func scrollToTop() { scroller.contentOffset = .zero }

    /// Scrolls so that the part about `topic` is visible.
    func reveal(_ topic: InspectorTopic) {
        layoutIfNeeded()
        guard let rect = columns.targets.first(where: { $0.topic == topic })?.rect else { return }
        let top = max(scroller.contentOffset.y, rect.maxY - scroller.bounds.height)
        scroller.contentOffset.y = min(top, rect.minY)
    }
}
