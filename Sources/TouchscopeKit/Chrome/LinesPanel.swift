import TouchKit
import TouchPicture
import TouchStage

/// A heading and lines of text under it: what happened, or what is under the pointer. The newest line is last, and in
/// sight when it comes.
final class LinesPanel: ChromeView {
    var heading = Wording(same: "") { didSet { if heading != oldValue { setNeedsDisplay() } } }
    /// Shown while there are no lines.
    var placeholder = Wording(same: "") {
        didSet { if placeholder != oldValue { setNeedsDisplay() } }
    }

    var lines: [String] {
        get { text.lines }
        set {
            guard newValue != text.lines else { return }
            text.lines = newValue
            setNeedsDisplay()
            setNeedsLayout()
            layoutIfNeeded()
            scroller.contentOffset.y = max(0, scroller.contentHeight - scroller.bounds.height)
        }
    }

    private let scroller = ContentScroller()
    private let text: Lines

    private static let top: CGFloat = 28

    override init(style: ChromeStyle) {
        text = Lines(style: style)
        super.init(style: style)
        scroller.alwaysBounceVertical = false
        scroller.addSubview(text)
        addSubview(scroller)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        scroller.frame = CGRect(
            x: 0, y: Self.top, width: bounds.width, height: max(0, bounds.height - Self.top))
        let height = text.height(width: bounds.width)
        text.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
        scroller.contentHeight = height
    }

    override func marks() -> [Mark] {
        var marks = [
            style.line(
                style.words(heading), .detail, style.theme.secondText, x: 0, y: 12,
                width: bounds.width, weight: .semibold)
        ]
        if lines.isEmpty {
            marks.append(
                style.line(
                    style.words(placeholder), .detail, style.theme.secondText, x: 0,
                    y: Self.top + Lines.pitch / 2, width: bounds.width))
        }
        return marks
    }

    private final class Lines: ChromeView {
        var lines: [String] = [] { didSet { setNeedsDisplay() } }
        static let pitch: CGFloat = 20

        func height(width: CGFloat) -> CGFloat { place(width).height }

        override func marks() -> [Mark] { place(bounds.width).texts.map { .text($0) } }

        /// Each line below the one before, on as many rows as it needs.
        private func place(_ width: CGFloat) -> (texts: [Text], height: CGFloat) {
            var top: CGFloat = 0
            let texts = lines.enumerated().map { index, line in
                let isLast = index == lines.count - 1
                var text = Text(
                    line, font: Font(size: ChromeStyle.Size.detail.rawValue),
                    color: isLast ? style.theme.text : style.theme.secondText,
                    at: CGPoint(x: 0, y: top), width: max(width - 12, 0),
                    language: style.language)
                text.overflow = .wrap
                top += max(style.measurer.size(of: text).height, Self.pitch)
                return text
            }
            return (texts, top)
        }
    }
}
