import TouchKit
import TouchPicture

/// A heading and lines of text under it: what happened, or what is under the pointer. The newest line is last, and in
/// sight when it comes.
final class LinesPanel: ChromeView {
    var heading = "" { didSet { if heading != oldValue { setNeedsDisplay() } } }
    /// Shown while there are no lines.
    var placeholder = "" { didSet { if placeholder != oldValue { setNeedsDisplay() } } }

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
        text.frame = CGRect(x: 0, y: 0, width: bounds.width, height: text.height)
        scroller.contentHeight = text.height
    }

    override func marks() -> [Mark] {
        var marks = [
            style.line(
                style.phrases(heading), .detail, style.theme.secondText, x: 0, y: 12,
                width: bounds.width, weight: .semibold)
        ]
        if lines.isEmpty {
            marks.append(
                style.line(
                    style.phrases(placeholder), .detail, style.theme.secondText, x: 0,
                    y: Self.top + Lines.pitch / 2, width: bounds.width))
        }
        return marks
    }

    private final class Lines: ChromeView {
        var lines: [String] = [] { didSet { setNeedsDisplay() } }
        static let pitch: CGFloat = 20
        var height: CGFloat { CGFloat(lines.count) * Self.pitch }

        override func marks() -> [Mark] {
            lines.enumerated().map { index, line in
                let color =
                    index == lines.count - 1 ? style.theme.text : style.theme.secondText
                return style.line(
                    line, .detail, color, x: 0, y: (CGFloat(index) + 0.5) * Self.pitch,
                    width: bounds.width - 10, family: .mono)
            }
        }
    }
}
