import TouchKit
import TouchPicture
import TouchReading
import TouchScript
import TouchStage

/// Every key, and what the mouse can do, and on its other page what words mean, over the rest of the window; a tap
/// anywhere closes it, a drag scrolls.
final class HelpSheet: ChromeView {
    private let close: () -> Void
    private let scroller = ContentScroller()
    private let list: HelpList
    private let words: GlossaryList
    private let button: PillButton
    private let turn: PillButton
    private var showsWords = false

    init(style: ChromeStyle, close: @escaping () -> Void) {
        self.close = close
        list = HelpList(style: style)
        words = GlossaryList(style: style)
        button = PillButton(Wording("Close", "关闭"), style: style, action: close)
        var turnPage: () -> Void = {}
        turn = PillButton(Self.wordsTitle, style: style) { turnPage() }
        super.init(style: style)
        turnPage = { [weak self] in self?.turnPage() }
        words.isHidden = true
        for page in pages { scroller.addSubview(page) }
        for part in [scroller, turn, button] { addSubview(part) }
        let tap = UITapGestureRecognizer()
        tap.addTarget(self, action: HelpSheet.tapped, name: "close")
        addGestureRecognizer(tap)
    }

    required init?(coder: NSCoder) { nil }

    private func tapped() { close() }

    private static let wordsTitle = Wording("What words mean", "词汇")
    private static let keysTitle = Wording("Keys", "按键")

    private var pages: [ChromeView] { [list, words] }

    private func turnPage() {
        showsWords.toggle()
        (list.isHidden, words.isHidden) = (showsWords, !showsWords)
        turn.words = showsWords ? Self.keysTitle : Self.wordsTitle
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
        button.frame = CGRect(
            x: inner.maxX - 96, y: inner.maxY - PillButton.height, width: 96,
            height: PillButton.height)
        let wide = turn.fittingWidth
        turn.frame = CGRect(
            x: inner.minX, y: button.frame.minY, width: wide, height: PillButton.height)
        scroller.frame = CGRect(
            x: inner.minX, y: inner.minY, width: inner.width,
            height: max(0, button.frame.minY - 12 - inner.minY))
        let height = height(width: inner.width)
        for page in pages {
            page.frame = CGRect(x: 0, y: 0, width: inner.width, height: height)
        }
        scroller.contentHeight = height
    }

    override func marks() -> [Mark] {
        [
            style.box(bounds, radius: 0, fill: style.theme.ink.faded(0.7)),
            style.box(sheet, radius: 16, fill: style.theme.panel, stroke: style.theme.line),
        ]
    }
}
