import TouchKit
import TouchPicture
import TouchStage

/// Every key, and what the mouse can do, over the rest of the window; a tap anywhere closes it, a drag scrolls.
final class HelpSheet: ChromeView {
    private let close: () -> Void
    private let scroller = ContentScroller()
    private let list: HelpList
    private let button: PillButton

    init(style: ChromeStyle, close: @escaping () -> Void) {
        self.close = close
        list = HelpList(style: style)
        button = PillButton(Wording("Close", "关闭"), style: style, action: close)
        super.init(style: style)
        scroller.addSubview(list)
        addSubview(scroller)
        addSubview(button)
        let tap = UITapGestureRecognizer()
        tap.addTarget(self, action: HelpSheet.tapped, name: "close")
        addGestureRecognizer(tap)
    }

    required init?(coder: NSCoder) { nil }

    private func tapped() { close() }

    private var sheet: CGRect {
        let width = min(bounds.width - 32, 860)
        let wish = list.height(width: width - 64) + PillButton.height + 56
        let height = min(bounds.height - 32, wish)
        return CGRect(
            x: bounds.midX - width / 2, y: bounds.midY - height / 2, width: width, height: height)
    }

    override func layoutSubviews() {
        let inner = sheet.insetBy(dx: 32, dy: 20)
        button.frame = CGRect(
            x: inner.maxX - 96, y: inner.maxY - PillButton.height, width: 96,
            height: PillButton.height)
        scroller.frame = CGRect(
            x: inner.minX, y: inner.minY, width: inner.width,
            height: max(0, button.frame.minY - 12 - inner.minY))
        let height = list.height(width: inner.width)
        list.frame = CGRect(x: 0, y: 0, width: inner.width, height: height)
        scroller.contentHeight = height
    }

    override func marks() -> [Mark] {
        [
            style.box(bounds, radius: 0, fill: style.theme.ink.faded(0.7)),
            style.box(sheet, radius: 16, fill: style.theme.panel, stroke: style.theme.line),
        ]
    }
}
