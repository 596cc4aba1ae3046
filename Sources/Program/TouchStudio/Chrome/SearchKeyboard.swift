import TouchKit
import TouchPicture
import TouchReading
import TouchStage

/// Keys for fingers, under the search field: letters and figures, or the words that occur, which one chooses whole.
final class SearchKeyboard: ChromeView {
    /// The names and states that can be found now.
    var words: [String] = [] {
        didSet { if words != oldValue { rebuild() } }
    }
    private let perform: (ProgramCommand) -> Void
    private let characters: String
    private var showsWords = false
    private var keys: [KeyButton] = []
    private let scroller = ContentScroller()
    private lazy var below: [KeyButton] = [
        key(Wording("words", "词语"), { [unowned self] in turn() }),
        key(Wording("space", "空格"), type(" ")),
        key(Wording(same: "⌫"), { [perform] in perform(.erase) }),
        key(Wording("done", "完成"), { [perform] in perform(.closeSearch) }),
    ]

    private static let columns = 6
    static let height = ChromeLayout.row * 7 + 8
    private static let letters = "abcdefghijklmnopqrstuvwxyz"
    private static let figures = "0123456789"

    /// - Parameter marks: what can be typed between letters and figures.
    init(
        style: ChromeStyle, marks: String = "",
        perform: @escaping (ProgramCommand) -> Void
    ) {
        self.perform = perform
        characters = Self.letters + marks + Self.figures
        super.init(style: style)
        addSubview(scroller)
        for key in below { addSubview(key) }
        rebuild()
    }

    required init?(coder: NSCoder) { nil }

    private func type(_ text: String) -> () -> Void { { [perform] in perform(.type(text)) } }

    private func key(_ words: Wording, _ action: @escaping () -> Void) -> KeyButton {
        KeyButton(words, style: style, action: action)
    }

    private func turn() {
        showsWords.toggle()
        rebuild()
    }

    private func rebuild() {
        for key in keys { key.removeFromSuperview() }
        keys =
            showsWords
            ? words.map { key(Wording(same: $0), type($0)) }
            : characters.map {
                key(Wording(same: String($0)), type(String($0)))
            }
        below[0].words =
            showsWords ? Wording(same: "abc") : Wording("words", "词语")
        for key in keys { scroller.addSubview(key) }
        setNeedsLayout()
    }

    override func layoutSubviews() {
        let row = ChromeLayout.row
        // Where there is little room, what one ends with stays, and the keys scroll.
        let foot = bounds.height - row - 4
        scroller.frame = CGRect(x: 0, y: 4, width: bounds.width, height: max(0, foot - 4))
        let columns = showsWords ? 2 : Self.columns
        let width = bounds.width / CGFloat(columns)
        for (index, key) in keys.enumerated() {
            key.frame = CGRect(
                x: CGFloat(index % columns) * width, y: CGFloat(index / columns) * row,
                width: width, height: row)
        }
        scroller.contentHeight = CGFloat((keys.count + columns - 1) / columns) * row
        let share = bounds.width / CGFloat(below.count)
        for (index, key) in below.enumerated() {
            key.frame = CGRect(
                x: CGFloat(index) * share, y: foot, width: share, height: row)
        }
    }

    override func marks() -> [Mark] { [style.box(bounds, radius: 0, fill: style.theme.ink)] }
}

/// One key.
final class KeyButton: ChromeButton {
    var words: Wording { didSet { setTitle(words.english, for: .normal) } }

    init(_ words: Wording, style: ChromeStyle, action: @escaping () -> Void) {
        self.words = words
        super.init(title: words.english, style: style, action: action)
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        let theme = style.theme
        let plate = bounds.insetBy(dx: 2, dy: 2)
        add([
            style.box(
                plate, radius: 8, fill: isHighlighted ? theme.active.faded(0.35) : theme.panel,
                stroke: theme.line),
            style.line(
                style.words(words), .text, theme.text, x: bounds.midX, y: bounds.midY,
                width: bounds.width - 8, alignment: .center),
        ])
        if isFocused { add([style.focusRing(plate.insetBy(dx: 3, dy: 3), radius: 6)]) }
    }
}
