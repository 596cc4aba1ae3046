import TouchKit
import TouchScript
import TouchWords

/// The bar at the bottom during drawing: the colors, the pen's width, the spotlight, a pause, and
/// buttons to undo, to clear, and to end.
final class InkBar: CommandView {
    struct Content: Equatable {
        /// The pen's color; nil while fingers move the spotlight.
        var color: SceneColor.Named?
        var width: InkWidth
        var standsStill: Bool
        var canUndo: Bool
        var canClear: Bool
    }

    /// The content; nil while nothing is drawn.
    var content: Content? { didSet { if content != oldValue { contentChanged() } } }

    /// The colors of the pen, without the clear one, which leaves no trace.
    static let palette = SceneColor.Named.allCases.filter { $0 != .clear }

    private lazy var colors = SwatchRow(Self.palette, style: style) { [perform] in
        perform(.ink(.color($0)))
    }
    private lazy var width = button(.ink(.width))
    private lazy var light = button(.ink(.spotlight))
    private lazy var pause = button(.ink(.pause))
    private lazy var undo = button(.ink(.undo))
    private lazy var clear = button(.ink(.clear))
    private lazy var done = button(.ink(.toggle), words: .bar.done)
    /// The least number of colors that are visible beside buttons with words.
    private static let least: CGFloat = 8

    private var buttons: [PillButton] { [width, light, pause, undo, clear, done] }

    override var parts: [UIView] { [colors] + buttons }

    private func contentChanged() {
        guard let content else { return }
        colors.chosen = content.color
        width.icon = .stroke(width: content.width.rawValue)
        light.isSelected = content.color == nil
        pause.isSelected = content.standsStill
        pause.words = content.standsStill ? .bar.goOn : .bar.pause
        undo.alpha = content.canUndo ? 1 : 0.4
        clear.alpha = content.canClear ? 1 : 0.4
        setNeedsLayout()
    }

    /// Shows words if there is room for them, and icons otherwise; the width always has an icon.
    override func layoutSubviews() {
        let worded = Array(buttons.dropFirst())
        worded.show(
            icons: [.light, content?.standsStill == true ? .play : .pause, .again, .remove, .done],
            withinWidth: bounds.width - Self.least * ChromeLayout.row - [width].fittingWidth)
        let end = buttons.place(upTo: bounds.width, y: 0)
        colors.frame = CGRect(x: 0, y: 0, width: max(0, end), height: bounds.height)
    }
}
