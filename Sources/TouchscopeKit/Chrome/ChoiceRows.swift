import TouchKit
import TouchScript

/// A column of rows to choose from, which changes; a drag moves it.
final class ChoiceRows: ContentScroller {
    struct Choice: Equatable {
        var words: LocalizedText
        var command: ProgramCommand
    }

    private let perform: (ProgramCommand) -> Void
    private var choices: [Choice] = []
    private var rows: [RowButton] = []

    init(perform: @escaping (ProgramCommand) -> Void) {
        self.perform = perform
        super.init()
        contentInset.bottom = 16
    }

    required init?(coder: NSCoder) { nil }

    func show(_ choices: [Choice], style: ChromeStyle) {
        guard choices != self.choices else { return }
        self.choices = choices
        for row in rows { row.removeFromSuperview() }
        rows = choices.map { choice in
            RowButton(choice.words, style: style) { [perform] in perform(choice.command) }
        }
        for row in rows { addSubview(row) }
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for (index, row) in rows.enumerated() {
            row.frame = CGRect(
                x: 0, y: CGFloat(index) * ChromeLayout.row, width: bounds.width,
                height: ChromeLayout.row)
        }
        let height = CGFloat(rows.count) * ChromeLayout.row
        if contentSize.height != height || contentSize.width != bounds.width {
            contentHeight = height
        }
    }
}
