import TouchKit
import TouchPicture

/// A lesson in the list, selected while it is open.
final class LessonButton: UIButton, Styled {
    var style: ChromeStyle { didSet { setNeedsDisplay() } }

    init(style: ChromeStyle, action: @escaping () -> Void) {
        self.style = style
        super.init(frame: .zero)
        addAction(UIAction { _ in action() }, for: .primaryActionTriggered)
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        let theme = style.theme
        let plate = CGRect(x: 12, y: 1, width: bounds.width - 24, height: bounds.height - 2)
        if isSelected || isHighlighted {
            let strength = isHighlighted ? 0.3 : 0.16
            add([style.box(plate, radius: 8, fill: theme.active.faded(strength))])
        }
        if isSelected {
            let bar = CGRect(x: 0, y: 6, width: 3, height: bounds.height - 12)
            add([style.box(bar, radius: 1.5, fill: theme.active)])
        }
        add([
            style.words(
                currentTitle ?? "", .text, isSelected ? theme.text : theme.secondText,
                in: CGRect(x: 24, y: 0, width: bounds.width - 38, height: bounds.height))
        ])
        if isFocused { add([style.focusRing(plate.insetBy(dx: 3, dy: 3), radius: 6)]) }
    }
}
