import TouchKit
import TouchReading
import TouchStage

/// The row at the bottom while a tape is edited: what can be done with what is chosen, and at the playhead.
final class TapeEditBar: ChromeView {
    private let buttons: [PillButton]
    private let icons: [Icon] = [
        .start, .end, .cut, .forward, .trim, .close, .pause, .marker, .caption, .again, .redo,
        .done,
    ]
    /// Those that grips do as well.
    private static let spared = [0, 1]
    /// What the list of commands does as well: taking out.
    private static let listed = 5
    private static let gap: CGFloat = 8

    init(style: ChromeStyle, perform: @escaping (ProgramCommand) -> Void) {
        let acts: [(Wording, TapeEditAct)] = [
            (Wording("Start here", "从此开始"), .here(.start)),
            (Wording("End here", "到此结束"), .here(.end)),
            (Wording("Cut", "剪掉"), .cut), (Wording("Faster ×2", "两倍速"), .quicken),
            (Wording("Trim", "只留选区"), .trim), (Wording("Take out", "删去"), .takeOut),
            (Wording("Freeze", "定格"), .freeze),
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

    /// Words where there is room for them, else pictures; where there is little for these, the grips do for two, and where
    /// there is hardly any, the list of commands for one.
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
        var hidden = hasAll ? [] : Self.spared
        var shown: [Int] { buttons.indices.filter { !hidden.contains($0) } }
        if shown.reduce(0, { $0 + widths[$1] }) > bounds.width { hidden.append(Self.listed) }
        let taken = shown.reduce(0) { $0 + widths[$1] }
        let gap = min(Self.gap, max(0, bounds.width - taken) / CGFloat(shown.count - 1))
        for index in hidden { buttons[index].isHidden = true }
        var x: CGFloat = 0
        for index in shown {
            buttons[index].isHidden = false
            buttons[index].frame = CGRect(
                x: x, y: 0, width: widths[index], height: bounds.height)
            x += widths[index] + gap
        }
    }
}
