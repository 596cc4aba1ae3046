import TouchKit
import TouchPicture
import TouchReading
import TouchScript
import TouchStage

/// A drawer with a field to type in, and below it what can be chosen instead.
final class EntryPanel: ChromeView {
    private let title: Wording
    private let field: SearchField
    private let rows: ChoiceRows
    /// There while a finger opened the field; who has keys does not need it.
    private let keyboard: SearchKeyboard

    /// - Parameters:
    ///   - hint: what stands in the field while it is empty.
    ///   - marks: what its own keyboard has besides letters and digits.
    init(
        _ title: Wording, hint: Wording, marks: String, style: ChromeStyle,
        perform: @escaping (ProgramCommand) -> Void
    ) {
        self.title = title
        keyboard = SearchKeyboard(style: style, marks: marks) { command in
            switch command {
            case .type(let text): perform(.take(.type(text)))
            case .erase: perform(.take(.erase))
            default: perform(.take(.done))
            }
        }
        keyboard.isHidden = true
        let keyboard = keyboard
        field = SearchField(style: style, hint: hint) { command in
            keyboard.isHidden = command != .search
            perform(.take(command == .search ? .edit : .leave))
        }
        rows = ChoiceRows(perform: perform)
        super.init(style: style)
        for part in [rows, field, keyboard] as [UIView] { addSubview(part) }
    }

    required init?(coder: NSCoder) { nil }

    /// - Parameters:
    ///   - entry: what is typed.
    ///   - words: names that occur, to be typed whole.
    func show(_ sections: [ChoiceRows.Section], _ entry: PanelSearch, words: [String]) {
        if !entry.isOpen { keyboard.isHidden = true }
        keyboard.words = words
        field.search = entry
        rows.show(sections, style: style)
        setNeedsLayout()
    }

    override func layoutSubviews() {
        let top = LessonList.top + 44 + 8
        field.frame = CGRect(
            x: 16, y: LessonList.top, width: max(44, bounds.width - 32), height: 44)
        let keys = keyboard.isHidden ? 0 : min(SearchKeyboard.height, bounds.height - top)
        keyboard.frame = CGRect(
            x: 0, y: bounds.height - keys, width: bounds.width, height: keys)
        rows.frame = CGRect(
            x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top - keys))
    }

    override func marks() -> [Mark] {
        [
            style.box(bounds, radius: 0, fill: style.theme.panel),
            style.line(
                style.words(title), .title, style.theme.text, x: 24, y: 36,
                width: bounds.width - 48, weight: .semibold),
        ]
    }
}

extension EntryPanel {
    /// Of what a take or a tape says: below the field stands what was said so far, to be said again.
    static func captions(
        style: ChromeStyle, perform: @escaping (ProgramCommand) -> Void
    ) -> EntryPanel {
        EntryPanel(
            Wording("Caption", "字幕"), hint: Wording("A new caption", "新字幕"), marks: ".,?!'-",
            style: style, perform: perform)
    }

    /// Of changes of the scene: below the field stands what is tried, what could be, and what is wrong.
    static func changes(
        style: ChromeStyle, perform: @escaping (ProgramCommand) -> Void
    ) -> EntryPanel {
        EntryPanel(
            Wording("What if…", "如果……"), hint: Wording("A change", "一处改动"), marks: "-.,",
            style: style, perform: perform)
    }

    /// Of the view that is edited: in the field its name, below it the recognizers that it can have.
    static func details(
        style: ChromeStyle, perform: @escaping (ProgramCommand) -> Void
    ) -> EntryPanel {
        EntryPanel(
            Wording("View", "视图"), hint: Wording("Another name", "新名称"), marks: "-_",
            style: style, perform: perform)
    }

    func show(detailsOf name: String, _ entry: PanelSearch, words: [String]) {
        let choices = EditedRecognizer.allCases.map {
            ChoiceRows.Choice(words: LocalizedText($0.words), command: .edit(.give($0)))
        }
        let title = LocalizedText(Wording("Give \(name)", "给 \(name) 添加"))
        show([ChoiceRows.Section(title: title, choices: choices)], entry, words: words)
    }

    func show(captions: [LocalizedText], _ entry: PanelSearch, words: [String]) {
        let none = ChoiceRows.Choice(
            words: LocalizedText(Wording("No caption", "无字幕")), command: .take(.say(nil)))
        let choices = captions.map {
            ChoiceRows.Choice(words: $0.withoutStars, command: .take(.say($0)))
        }
        show([ChoiceRows.Section(title: nil, choices: [none] + choices)], entry, words: words)
    }
}
