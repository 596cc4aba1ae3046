import TouchKit
import TouchPicture
import TouchReading
import TouchStage

/// A command, or a switch, of the window: a pill with words or a picture. Lit while it is selected.
package final class PillButton: ChromeButton {
    var words: Wording { didSet { setTitle(words.english, for: .normal) } }
    /// Shown instead of words.
    var icon: Icon? { didSet { if icon != oldValue { setNeedsDisplay() } } }

    /// A row has targets of this height; the pill is lower.
    static let height: CGFloat = 44
    private static let air: CGFloat = 6

    /// - Parameter words: shown in the window's language.
    init(
        _ words: Wording, icon: Icon? = nil, style: ChromeStyle, action: @escaping () -> Void
    ) {
        self.icon = icon
        self.words = words
        super.init(title: words.english, style: style, action: action)
    }

    package required init?(coder: NSCoder) { nil }

    /// How wide it has to be for its words, in points.
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
        add([
            style.box(
                pill, radius: pill.height / 2, fill: fill,
                stroke: isSelected ? theme.active : theme.line, width: isSelected ? 1.5 : 1)
        ])
        if let icon {
            add(icon.marks(at: CGPoint(x: bounds.midX, y: bounds.midY), color: theme.text))
        } else {
            add([
                style.line(
                    style.words(words), .detail, theme.text, x: bounds.midX,
                    y: bounds.midY, width: bounds.width - 12, alignment: .center)
            ])
        }
        if isFocused { add([style.focusRing(pill, radius: pill.height / 2)]) }
    }
}
