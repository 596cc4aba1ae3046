import TouchKit
import TouchPicture

/// A heading and lines of text under it: what happened, or what is under the pointer.
final class LinesPanel: ChromeView {
    var heading = "" { didSet { if heading != oldValue { setNeedsDisplay() } } }
    /// Shown while there are no lines.
    var placeholder = "" { didSet { if placeholder != oldValue { setNeedsDisplay() } } }
    /// The newest last; what does not fit is left out at the front.
    var lines: [String] = [] { didSet { if lines != oldValue { setNeedsDisplay() } } }

    private static let lineHeight: CGFloat = 20
    private static let top: CGFloat = 28

    override func marks() -> [Mark] {
        let theme = style.theme
        var marks = [
            style.line(
                style.phrases(heading), .detail, theme.secondText, x: 0, y: 12,
                width: bounds.width, weight: .semibold)
        ]
        guard !lines.isEmpty else {
            marks.append(
                style.line(
                    style.phrases(placeholder), .detail, theme.secondText, x: 0,
                    y: Self.top + Self.lineHeight / 2, width: bounds.width))
            return marks
        }
        let room = max(1, Int((bounds.height - Self.top) / Self.lineHeight))
        for (index, line) in lines.suffix(room).enumerated() {
            let y = Self.top + (CGFloat(index) + 0.5) * Self.lineHeight
            let isLast = index == min(room, lines.count) - 1
            marks.append(
                style.line(
                    line, .detail, isLast ? theme.text : theme.secondText, x: 0, y: y,
                    width: bounds.width, family: .mono))
        }
        return marks
    }
}
