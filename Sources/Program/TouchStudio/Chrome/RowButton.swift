import TouchKit
import TouchPicture
import TouchScript
import TouchWords

/// A row in a list: a lesson, a switch, a command. It is selected while it is open or on.
final class RowButton: ChromeButton {
    private let words: LocalizedText
    /// The progress in the row's lesson; nil if nobody has begun it.
    var mark: LessonProgress.Mark? { didSet { if mark != oldValue { setNeedsDisplay() } } }

    init(_ words: LocalizedText, style: ChromeStyle, action: @escaping () -> Void) {
        self.words = words
        super.init(title: words.english, style: style, action: action)
    }

    required init?(coder: NSCoder) { nil }

    /// The height limit of a row; words too long for two lines get as much room as they need up to
    /// it.
    private static let tallest: CGFloat = 132

    private static func room(_ width: CGFloat) -> CGFloat { width - 38 }

    /// Returns the height that the row needs for its words at a width, in points.
    func height(width: CGFloat) -> CGFloat {
        let needed = style.height(of: words[style.language], width: Self.room(width))
        return min(max(ChromeLayout.row, needed + 10), Self.tallest)
    }

    override func draw(_ rect: CGRect) {
        let theme = style.theme
        let plate = CGRect(x: 12, y: 1, width: bounds.width - 24, height: bounds.height - 2)
        if isSelected || isHighlighted {
            let strength = isHighlighted ? 0.3 : 0.16
            add(style.box(plate, radius: 8, fill: theme.active.faded(strength)))
        }
        if isSelected {
            let bar = CGRect(x: 0, y: 6, width: 3, height: bounds.height - 12)
            add(style.box(bar, radius: 1.5, fill: theme.active))
        }
        add(
            style.words(
                words[style.language], .text, isSelected ? theme.text : theme.secondText,
                in: CGRect(x: 24, y: 0, width: Self.room(bounds.width), height: bounds.height)))
        if let mark {
            let color = mark == .done ? theme.recognized : theme.amber
            let middle = CGPoint(x: 17, y: bounds.midY)
            add(
                .path(
                    .circle(center: middle, radius: 3.5), fill: mark == .done ? color : nil,
                    stroke: color, width: 1.5))
        }
        if isFocused { add(style.focusRing(plate.insetBy(dx: 3, dy: 3), radius: 6)) }
    }
}
