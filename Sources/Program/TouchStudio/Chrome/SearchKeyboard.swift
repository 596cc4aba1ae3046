import TouchKit
import TouchPicture
import TouchStage
import TouchWords

/// The on-screen keyboard under the search field: letters and digits, or the words that occur, each
/// chosen whole.
final class SearchKeyboard: ChromeView {
    /// The names and states that can be found now.
    var words: [String] = [] {
        didSet { if words != oldValue { rebuild() } }
    }
    /// The characters between letters and digits.
    var others = "" { didSet { rebuild() } }
    private var showsWords = false
    private var keys: [KeyButton] = []
    private let scroller = ContentScroller()
    private lazy var turn = KeyButton(.key.words, style: style) { [unowned self] in
        showsWords.toggle()
        rebuild()
    }
    private lazy var below = [
        turn, key(.key.space, .type(" ")), key(.verbatim("⌫"), .erase), key(.key.done, .done),
    ]
    /// The closure that receives the keys.
    private let send: (FieldKey) -> Void

    init(style: ChromeStyle, send: @escaping (FieldKey) -> Void) {
        self.send = send
        super.init(style: style)
        for part in [scroller] + below as [UIView] { addSubview(part) }
    }

    package required init?(coder: NSCoder) { nil }

    private func key(_ words: Wording, _ key: FieldKey) -> KeyButton {
        KeyButton(words, style: style) { [send] in send(key) }
    }

    private static let columns = 6
    static let height = ChromeLayout.row * 7 + 8
    private static let letters = "abcdefghijklmnopqrstuvwxyz"
    private static let figures = "0123456789"

    private func rebuild() {
        for key in keys { key.removeFromSuperview() }
        let texts = showsWords ? words : (Self.letters + others + Self.figures).map(String.init)
        keys = texts.map { key(.verbatim($0), .type($0)) }
        turn.words = showsWords ? .verbatim("abc") : .key.words
        for key in keys { scroller.addSubview(key) }
        setNeedsLayout()
    }

    override func layoutSubviews() {
        let row = ChromeLayout.row
        // With little room, the bottom row with the closing key stays, and the other keys
        // scroll.
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

/// A key of the keyboard.
final class KeyButton: WordButton {
    override func draw(_ rect: CGRect) {
        let theme = style.theme
        let plate = bounds.insetBy(dx: 2, dy: 2)
        add(
            style.box(
                plate, radius: 8, fill: isHighlighted ? theme.active.faded(0.35) : theme.panel,
                stroke: theme.line),
            style.line(
                style.words(words), .text, theme.text, x: bounds.midX, y: bounds.midY,
                width: bounds.width - 8, alignment: .center))
        if isFocused { add(style.focusRing(plate.insetBy(dx: 3, dy: 3), radius: 6)) }
    }
}
