import TouchKit
import TouchPicture

/// A lesson in the list: a tap opens it, a drag moves the list.
final class LessonRow: ChromeButton {
    /// How far a finger may stray before its touch is a drag, in points.
    private static let slop: CGFloat = 10

    weak var list: LessonList?
    private var start: CGPoint?
    private var isDragging = false

    /// Rows stand close together: each keeps to its own.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.contains(point)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        start = touches.first?.location(in: list)
        isDragging = false
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first, let start, let list else { return }
        let (now, before) = (touch.location(in: list), touch.previousLocation(in: list))
        if !isDragging && abs(now.y - start.y) <= Self.slop {
            super.touchesMoved(touches, with: event)
            return
        }
        // The drag takes up where the finger began, slop included.
        list.scroll(by: isDragging ? now.y - before.y : now.y - start.y)
        isDragging = true
        isPressed = false
    }

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
