import TouchKit
import TouchScript
import TouchWords

/// The row at the bottom while a hand draws over the scene: the colours, the pen's width, the
/// spotlight, a pause, and how to go back, to clear or to end.
final class InkBar: CommandView {
    struct Content: Equatable {
        /// The pen's colour; nil while fingers move the spotlight.
        var color: SceneColor.Named?
        var width: InkWidth
        var standsStill: Bool
        var canUndo: Bool
        var canClear: Bool
    }

    /// Nil while nothing is drawn.
    var content: Content? { didSet { if content != oldValue { contentChanged() } } }

    /// Those of the pen: one that is clear leaves no trace.
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
    /// So many colours are to be seen at least beside buttons with words.
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

    /// Words where there is room for them, else pictures; the width is always one.
    override func layoutSubviews() {
        let worded = Array(buttons.dropFirst())
        worded.show(
            icons: [.light, content?.standsStill == true ? .play : .pause, .again, .remove, .done],
            withinWidth: bounds.width - Self.least * ChromeLayout.row - [width].fittingWidth)
        let end = buttons.place(upTo: bounds.width, y: 0)
        colors.frame = CGRect(x: 0, y: 0, width: max(0, end), height: bounds.height)
    }
}
