import TouchKit
import TouchStage

/// The row at the bottom while a tape is edited: what can be done with what is chosen, and at the playhead.
final class TapeEditBar: ChromeView {
    private let buttons: [PillButton]
    private let icons: [Icon] = [
        .start, .end, .cut, .forward, .trim, .pause, .marker, .caption, .again, .redo, .done,
    ]
    /// Those that grips and keys do as well.
    private static let spared = 2
    private static let gap: CGFloat = 8

    init(style: ChromeStyle, perform: @escaping (ProgramCommand) -> Void) {
        let acts: [(Wording, TapeEditAct)] = [
            (Wording("Start here", "从此开始"), .here(.start)),
            (Wording("End here", "到此结束"), .here(.end)),
            (Wording("Cut", "剪掉"), .cut), (Wording("Faster ×2", "两倍速"), .quicken),
            (Wording("Trim", "只留选区"), .trim), (Wording("Freeze", "定格"), .freeze),
            (Wording("Chapter", "分章"), .chapter), (Wording("Caption", "字幕"), .captions),
            (Wording("Undo", "撤销"), .undo), (Wording("Redo", "重做"), .redo),
            (Wording("Done", "完成"), .turn),
        ]
        buttons = acts.map { words, act in
            PillButton(words, style: style) { perform(.editTape(act)) }
        }
        super.init(style: style)
        isHidden = true
        for button in buttons { addSubview(button) }
    }

    required init?(coder: NSCoder) { nil }

    /// Words where there is room for them, else pictures; where there is little for these, the grips do without two.
    override func layoutSubviews() {
        for button in buttons { button.icon = nil }
        let row = ChromeLayout.row
        var widths = buttons.map { max(row, $0.fittingWidth) }
        let gaps = Self.gap * CGFloat(buttons.count - 1)
        let hasWords = widths.reduce(gaps, +) <= bounds.width
        if !hasWords {
            for (button, icon) in zip(buttons, icons) { button.icon = icon }
            widths = buttons.map { _ in row }
        }
        let hasAll = hasWords || widths.reduce(gaps, +) <= bounds.width
        let first = hasAll ? 0 : Self.spared
        let taken = widths[first...].reduce(0, +)
        let gap = min(Self.gap, max(0, bounds.width - taken) / CGFloat(buttons.count - first - 1))
        var x: CGFloat = 0
        for (index, button) in buttons.enumerated() {
            button.isHidden = index < first
            guard index >= first else { continue }
            button.frame = CGRect(x: x, y: 0, width: widths[index], height: bounds.height)
            x += widths[index] + gap
        }
    }
}
