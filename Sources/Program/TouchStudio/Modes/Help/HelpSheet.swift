import TouchKit
import TouchPicture
import TouchWords

/// A sheet over the rest of the window with every key and the uses of the mouse, and the meanings
/// of terms on its other page; a tap anywhere closes it, and a drag scrolls.
final class HelpSheet: CommandView {
    private lazy var list = HelpList(style: style)
    private lazy var words = GlossaryList(style: style)
    private lazy var scroller = ContentScroller(pages)
    private lazy var close = button(.help(.turn), words: .bar.close)
    private lazy var turn = PillButton(.help.words, style: style) { [unowned self] in
        turnPage()
    }
    private var showsWords = false

    override var parts: [UIView] { [scroller, turn, close] }

    override init(style: ChromeStyle, perform: Performer) {
        super.init(style: style, perform: perform)
        words.isHidden = true
        let tap = UITapGestureRecognizer()
        tap.addTarget(self, action: HelpSheet.tapped, name: "close")
        addGestureRecognizer(tap)
    }

    required init?(coder: NSCoder) { nil }

    private func tapped() { perform(.help(.turn)) }

    private var pages: [ChromeView] { [list, words] }

    private func turnPage() {
        showsWords.toggle()
        (list.isHidden, words.isHidden) = (showsWords, !showsWords)
        turn.words = showsWords ? .help.keys : .help.words
        turn.setNeedsDisplay()
        scroller.contentOffset = .zero
        setNeedsLayout()
        setNeedsDisplay()
    }

    private func height(width: CGFloat) -> CGFloat {
        showsWords ? words.height(width: width) : list.height(width: width)
    }

    private var sheet: CGRect {
        let width = min(bounds.width - 32, 860)
        let wish = height(width: width - 64) + PillButton.height + 56
        let height = min(bounds.height - 32, wish)
        return CGRect(
            x: bounds.midX - width / 2, y: bounds.midY - height / 2, width: width, height: height)
    }

    override func layoutSubviews() {
        let inner = sheet.insetBy(dx: 32, dy: 20)
        close.frame = CGRect(
            x: inner.maxX - 96, y: inner.maxY - PillButton.height, width: 96,
            height: PillButton.height)
        let wide = turn.fittingWidth
        turn.frame = CGRect(
            x: inner.minX, y: close.frame.minY, width: wide, height: PillButton.height)
        scroller.frame = CGRect(
            x: inner.minX, y: inner.minY, width: inner.width,
            height: max(0, close.frame.minY - 12 - inner.minY))
        let height = height(width: inner.width)
        for page in pages {
            page.frame = CGRect(x: 0, y: 0, width: inner.width, height: height)
        }
        scroller.contentHeight = height
    }

    override func marks() -> [Mark] { style.sheet(sheet, over: bounds) }
}
