import TouchKit
import TouchPicture
import TouchScript
import TouchStage

/// The drawer of what a take says: a field to type in, and below it what was said so far, to be said again.
final class CaptionPanel: ChromeView {
    private let field: SearchField
    private let rows: ChoiceRows
    /// There while a finger opened the field; who has keys does not need it.
    private let keyboard: SearchKeyboard

    private static let none = LocalizedText(Wording("No caption", "无字幕"))

    init(style: ChromeStyle, perform: @escaping (ProgramCommand) -> Void) {
        keyboard = SearchKeyboard(style: style, marks: ".,?!'-") { command in
            switch command {
            case .type(let text): perform(.take(.type(text)))
            case .erase: perform(.take(.erase))
            default: perform(.take(.done))
            }
        }
        keyboard.isHidden = true
        let keyboard = keyboard
        field = SearchField(style: style, hint: Wording("A new caption", "新字幕")) { command in
            keyboard.isHidden = command != .search
            perform(.take(command == .search ? .edit : .leave))
        }
        rows = ChoiceRows(perform: perform)
        super.init(style: style)
        for part in [rows, field, keyboard] as [UIView] { addSubview(part) }
    }

    required init?(coder: NSCoder) { nil }

    /// - Parameters:
    ///   - captions: what was said so far.
    ///   - entry: what is typed.
    ///   - words: names that occur, to be typed whole.
    func show(_ captions: [LocalizedText], _ entry: PanelSearch, words: [String]) {
        if !entry.isOpen { keyboard.isHidden = true }
        keyboard.words = words
        field.search = entry
        let choices = captions.map {
            ChoiceRows.Choice(words: $0.withoutStars, command: .take(.say($0)))
        }
        let none = ChoiceRows.Choice(words: Self.none, command: .take(.say(nil)))
        rows.show([none] + choices, style: style)
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
                style.words(Wording("Caption", "字幕")), .title, style.theme.text, x: 24, y: 36,
                width: bounds.width - 48, weight: .semibold),
        ]
    }
}
