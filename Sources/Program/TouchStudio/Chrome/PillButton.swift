import TouchKit
import TouchPicture
import TouchStage
import TouchWords

/// A command or a switch of the window: a pill with words or an icon, lit while it is selected.
package final class PillButton: WordButton {
    /// The height of the target in a row; the pill itself is lower.
    static let height: CGFloat = 44
    private static let air: CGFloat = 6

    /// The width that the button needs for its words, in points.
    var fittingWidth: CGFloat {
        if icon != nil { return Self.height }
        let width = style.width(of: style.words(words), .detail)
        return max(60, (width + 28).rounded(.up))
    }

    package override func draw(_ rect: CGRect) {
        let theme = style.theme
        let pill = bounds.insetBy(dx: 0.5, dy: Self.air)
        let fill =
            isHighlighted || isSelected ? theme.active.faded(isHighlighted ? 0.35 : 0.18) : nil
        add(
            style.box(
                pill, radius: pill.height / 2, fill: fill,
                stroke: isSelected ? theme.active : theme.line, width: isSelected ? 1.5 : 1))
        if let icon {
            add(icon.marks(at: CGPoint(x: bounds.midX, y: bounds.midY), color: theme.text))
        } else {
            add(
                style.line(
                    style.words(words), .detail, theme.text, x: bounds.midX, y: bounds.midY,
                    width: bounds.width - 12, alignment: .center))
        }
        if isFocused { add(style.focusRing(pill, radius: pill.height / 2)) }
    }
}

/// Buttons side by side, each as wide as it needs.
extension [PillButton] {
    static let gap: CGFloat = 8

    /// The total width of the buttons, in points, each with a gap.
    var fittingWidth: CGFloat { reduce(0) { $0 + $1.fittingWidth + Self.gap } }

    /// Places the buttons to the right of a point.
    func place(from start: CGFloat, y: CGFloat, gap: CGFloat = Self.gap) {
        var x = start
        for button in self {
            let width = button.fittingWidth
            button.frame = CGRect(x: x, y: y, width: width, height: PillButton.height)
            x += width + gap
        }
    }

    /// Places the buttons to the left of a point.
    /// - Returns: the right edge of the room that is left.
    @discardableResult
    func place(upTo end: CGFloat, y: CGFloat) -> CGFloat {
        reversed().reduce(end) { end, button in
            let width = button.fittingWidth
            button.frame = CGRect(x: end - width, y: y, width: width, height: PillButton.height)
            return end - width - Self.gap
        }
    }

    /// Shows words if they fit into a width, and icons otherwise.
    func show(icons: [Icon], withinWidth width: CGFloat) {
        for button in self { button.icon = nil }
        guard fittingWidth > width else { return }
        for (button, icon) in zip(self, icons) { button.icon = icon }
    }
}
