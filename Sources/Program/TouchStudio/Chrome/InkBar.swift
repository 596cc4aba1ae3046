import TouchKit
import TouchReading
import TouchScript
import TouchStage

/// The row at the bottom while a hand draws over the scene: the colours, the pen's width, the spotlight, a pause, and
/// how to go back, to clear or to end.
final class InkBar: ChromeView {
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

    private let colors: SwatchRow
    private let width: PillButton
    private let light: PillButton
    private let pause: PillButton
    private let undo: PillButton
    private let clear: PillButton
    private let done: PillButton
    private static let pausing = Wording("Pause", "暂停")
    private static let goingOn = Wording("Go on", "继续")
    private static let gap: CGFloat = 8
    /// So many colours are to be seen at least beside buttons with words.
    private static let least: CGFloat = 8

    init(style: ChromeStyle, perform: @escaping (ProgramCommand) -> Void) {
        func button(_ words: Wording, _ act: InkAct) -> PillButton {
            PillButton(words, style: style) { perform(.ink(act)) }
        }
        colors = SwatchRow(Self.palette, style: style) { perform(.ink(.color($0))) }
        width = button(Wording("Width", "粗细"), .width)
        light = button(Wording("Spotlight", "聚光灯"), .spotlight)
        pause = button(Self.pausing, .pause)
        undo = button(Wording("Undo", "撤销"), .undo)
        clear = button(Wording("Clear", "清除"), .clear)
        done = button(Wording("Done", "完成"), .toggle)
        super.init(style: style)
        for part in [colors] + buttons as [UIView] { addSubview(part) }
    }

    required init?(coder: NSCoder) { nil }

    private var buttons: [PillButton] { [width, light, pause, undo, clear, done] }

    private func contentChanged() {
        guard let content else { return }
        colors.chosen = content.color
        width.icon = .stroke(width: content.width.rawValue)
        light.isSelected = content.color == nil
        pause.isSelected = content.standsStill
        pause.words = content.standsStill ? Self.goingOn : Self.pausing
        undo.alpha = content.canUndo ? 1 : 0.4
        clear.alpha = content.canClear ? 1 : 0.4
        setNeedsLayout()
    }

    /// Words where there is room for them, else pictures; the width is always one.
    override func layoutSubviews() {
        let side = ChromeLayout.row
        let worded = buttons.filter { $0 !== width }
        for button in worded { button.icon = nil }
        let widths = buttons.map { max(side, $0.fittingWidth) }
        let gaps = Self.gap * CGFloat(buttons.count)
        let hasWords = widths.reduce(gaps + Self.least * side, +) <= bounds.width
        if !hasWords {
            let icons: [Icon] = [
                .light, content?.standsStill == true ? .play : .pause, .again, .remove, .done,
            ]
            for (button, icon) in zip(worded, icons) { button.icon = icon }
        }
        var end = bounds.width
        for (button, width) in zip(buttons, widths).reversed() {
            let width = hasWords ? width : side
            end -= width
            button.frame = CGRect(x: end, y: 0, width: width, height: bounds.height)
            end -= Self.gap
        }
        colors.frame = CGRect(x: 0, y: 0, width: max(0, end), height: bounds.height)
    }
}
