import TouchKit
import TouchReading
import TouchScript
import TouchStage

/// Colours of the palette side by side; where there is no room for all, they are leafed through.
final class SwatchRow: ChromeView {
    private let swatches: [SwatchButton]
    private let more: PillButton
    private var page = 0

    init(
        _ colors: [SceneColor.Named], style: ChromeStyle,
        choose: @escaping (SceneColor.Named) -> Void
    ) {
        swatches = colors.map { SwatchButton($0, style: style, choose: choose) }
        let relay = Relay()
        more = PillButton(Wording(same: "…"), style: style) { relay.row?.turn() }
        super.init(style: style)
        relay.row = self
        for part in swatches + [more] { addSubview(part) }
    }

    required init?(coder: NSCoder) { nil }

    /// The colour that is ringed; nil for none.
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

    /// The button that leafs is made before the row that it leafs in.
    private final class Relay { weak var row: SwatchRow? }
}
