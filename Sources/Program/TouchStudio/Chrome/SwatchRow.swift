import TouchKit
import TouchPicture
import TouchScript
import TouchStage
import TouchWords

/// The colors of the palette side by side, in pages if there is no room for all.
final class SwatchRow: ChromeView {
    private let swatches: [SwatchButton]
    private let more: PillButton
    private var page = 0

    init(
        _ colors: [SceneColor.Named], style: ChromeStyle,
        choose: @escaping (SceneColor.Named) -> Void
    ) {
        swatches = colors.map { color in SwatchButton(color, style: style) { choose(color) } }
        more = PillButton(.verbatim("…"), style: style)
        super.init(style: style)
        more.action = { [weak self] in self?.turn() }
        for part in swatches + [more] { addSubview(part) }
    }

    required init?(coder: NSCoder) { nil }

    /// The color that is ringed; nil for none.
    var chosen: SceneColor.Named? {
        didSet { for swatch in swatches { swatch.isSelected = swatch.color == chosen } }
    }

    private func turn() {
        page += 1
        setNeedsLayout()
    }

    override func layoutSubviews() {
        let side = ChromeLayout.row
        let slots = max(2, Int(bounds.width / side))
        let isPaged = slots < swatches.count
        let count = isPaged ? slots - 1 : swatches.count
        let first = page * count < swatches.count ? page * count : 0
        if first == 0 { page = 0 }
        for (index, swatch) in swatches.enumerated() {
            let slot = index - first
            swatch.isHidden = slot < 0 || slot >= count
            swatch.frame = CGRect(x: CGFloat(slot) * side, y: 0, width: side, height: side)
        }
        more.isHidden = !isPaged
        more.frame = CGRect(x: CGFloat(count) * side, y: 0, width: side, height: side)
    }
}

/// A color of the palette to choose, ringed while it is chosen.
final class SwatchButton: ChromeButton {
    let color: SceneColor.Named

    init(_ color: SceneColor.Named, style: ChromeStyle, action: @escaping () -> Void) {
        self.color = color
        super.init(title: color.rawValue, style: style, action: action)
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        let theme = style.theme
        let middle = CGPoint(x: bounds.midX, y: bounds.midY)
        let dot = Path.circle(center: middle, radius: isHighlighted ? 17 : 14)
        let isClear = color == .clear
        add(
            .path(dot, fill: isClear ? nil : color.color, stroke: theme.line, width: 2)
        )
        if isSelected {
            let ring = Path.circle(center: middle, radius: 18)
            add(.path(ring, stroke: theme.text, width: 2))
        }
        if isClear {
            let line = [
                CGPoint(x: middle.x - 9, y: middle.y + 9),
                CGPoint(x: middle.x + 9, y: middle.y - 9),
            ]
            add(.path(.polyline(line), stroke: theme.failed, width: 2))
        }
        if isFocused { add(style.focusRing(bounds.insetBy(dx: 5, dy: 5), radius: 17)) }
    }
}
