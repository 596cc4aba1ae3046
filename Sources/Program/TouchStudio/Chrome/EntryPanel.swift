import TouchKit
import TouchScript
import TouchWords

/// A drawer with a field to type in, and below it what can be chosen instead.
final class EntryPanel: DrawerPanel {
    private let field: SearchField
    private let rows: ChoiceRows

    /// - Parameters:
    ///   - hint: what stands in the field while it is empty.
    ///   - marks: what its own keyboard has besides letters and digits.
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

    /// - Parameters:
    ///   - entry: what is typed.
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
    /// - Parameter say: what is asked for by choosing one of the captions; nil is none.
    func show(
        captions: [LocalizedText], _ entry: PanelSearch, words: [String],
        say: (LocalizedText?) -> any Act
    ) {
        let none = ChoiceRows.Choice(words: LocalizedText(.panel.noCaption), act: say(nil))
        let choices = captions.map { ChoiceRows.Choice(words: $0.withoutStars, act: say($0)) }
        show([ChoiceRows.Section(choices: [none] + choices)], entry, words: words)
    }
}
