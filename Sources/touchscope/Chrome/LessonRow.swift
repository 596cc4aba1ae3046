import TouchKit
import TouchPicture

/// A lesson in the list.
final class LessonRow: ChromeButton {
    var isCurrent = false { didSet { if isCurrent != oldValue { setNeedsDisplay() } } }

    override func marks() -> [Mark] {
        let theme = style.theme
        var marks: [Mark] = []
        if isCurrent || isPressed {
            let strength = isPressed ? 0.3 : 0.16
            marks.append(style.box(bounds, radius: 8, fill: theme.active.faded(strength)))
        }
        if isCurrent {
            let bar = CGRect(x: -12, y: 4, width: 3, height: bounds.height - 8)
            marks.append(style.box(bar, radius: 1.5, fill: theme.active))
        }
        marks.append(
            style.line(
                title, .text, isCurrent ? theme.text : theme.secondText, x: 12, y: bounds.midY,
                width: bounds.width - 24))
        return marks
    }
}
