import TouchKit
import TouchScript
import TouchWords

/// A drawer with a text field, and below it choices to tap instead.
final class EntryPanel: DrawerPanel {
    private let field: SearchField
    private let rows: ChoiceRows

    /// Creates a panel.
    /// - Parameters:
    ///   - hint: the placeholder of the field.
    ///   - marks: the characters of its own keyboard besides letters and digits.
    init(
        _ title: Wording, hint: Wording, marks: String, style: ChromeStyle,
        perform: Performer
    ) {
        field = SearchField(style: style, hint: hint, marks: marks) { perform(.typing($0)) }
        rows = ChoiceRows(perform: perform)
        super.init(title, style: style)
        for part in [rows, field, field.keyboard] as [UIView] { addSubview(part) }
    }

    required init?(coder: NSCoder) { nil }

    /// Shows choices, and the state of the field.
    /// - Parameters:
    ///   - entry: the text of the field.
    ///   - words: names that occur, to be typed whole.
    func show(_ sections: [ChoiceRows.Section], _ entry: PanelSearch, words: [String]) {
        field.show(entry, words: words)
        rows.show(sections, style: style)
        setNeedsLayout()
    }

    override func layoutSubviews() {
        let top = LessonList.top + 44 + 8
        field.frame = CGRect(
            x: 16, y: LessonList.top, width: max(44, bounds.width - 32), height: 44)
        let keyboard = field.keyboard
        let keys = keyboard.isHidden ? 0 : min(SearchKeyboard.height, bounds.height - top)
        keyboard.frame = CGRect(
            x: 0, y: bounds.height - keys, width: bounds.width, height: keys)
        rows.frame = CGRect(
            x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top - keys))
    }
}

extension EntryPanel {
    /// Shows captions to choose from, and the state of the field.
    /// - Parameter say: a closure that returns the act of choosing a caption; nil is none.
    func show(
        captions: [LocalizedText], _ entry: PanelSearch, words: [String],
        say: (LocalizedText?) -> any Act
    ) {
        let none = ChoiceRows.Choice(words: LocalizedText(.panel.noCaption), act: say(nil))
        let choices = captions.map { ChoiceRows.Choice(words: $0.withoutStars, act: say($0)) }
        show([ChoiceRows.Section(choices: [none] + choices)], entry, words: words)
    }
}
