import TouchKit
import TouchPicture
import TouchScript
import TouchStage

/// A colour of the palette, to be chosen; ringed while it is.
final class SwatchButton: ChromeButton {
    let color: SceneColor.Named

    init(
        _ color: SceneColor.Named, style: ChromeStyle,
        choose: @escaping (SceneColor.Named) -> Void
    ) {
        self.color = color
        super.init(title: color.rawValue, style: style) { choose(color) }
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        let theme = style.theme
        let middle = CGPoint(x: bounds.midX, y: bounds.midY)
        let dot = Path.circle(center: middle, radius: isHighlighted ? 17 : 14)
        let isClear = color == .clear
        add([
            .shape(
                Shape(dot, fill: isClear ? nil : color.color, stroke: Stroke(theme.line, width: 2)))
        ])
        if isSelected {
            let ring = Path.circle(center: middle, radius: 18)
            add([.shape(Shape(ring, stroke: Stroke(theme.text, width: 2)))])
        }
        if isClear {
            let line = [
                CGPoint(x: middle.x - 9, y: middle.y + 9),
                CGPoint(x: middle.x + 9, y: middle.y - 9),
            ]
            add([.shape(Shape(.polyline(line), stroke: Stroke(theme.failed, width: 2)))])
        }
        if isFocused { add([style.focusRing(bounds.insetBy(dx: 5, dy: 5), radius: 17)]) }
    }
}
