import TouchKit
import TouchPicture
import TouchReading
import TouchStage

/// A handle at the edge of the window: a picture and a word; lit while what it opens is open.
final class RailButton: ChromeButton {
    private let icon: Icon
    private let words: Wording

    init(
        _ words: Wording, icon: Icon, style: ChromeStyle, action: @escaping () -> Void
    ) {
        self.icon = icon
        self.words = words
        super.init(title: words.english, style: style, action: action)
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        let theme = style.theme
        let plate = bounds.insetBy(dx: 4, dy: 2)
        if isHighlighted {
            add([style.box(plate, radius: 8, fill: theme.active.faded(0.3))])
        }
        let color = isSelected ? theme.active : theme.secondText
        let hasWord = bounds.height >= 56
        let middle = CGPoint(x: bounds.midX, y: bounds.midY - (hasWord ? 10 : 0))
        add(icon.marks(at: middle, color: isSelected ? theme.active : theme.text))
        if hasWord {
            add([
                style.line(
                    style.words(words), .small, color, x: bounds.midX, y: bounds.midY + 16,
                    width: bounds.width - 2, alignment: .center)
            ])
        }
        if isFocused { add([style.focusRing(plate.insetBy(dx: 3, dy: 3), radius: 6)]) }
    }
}
