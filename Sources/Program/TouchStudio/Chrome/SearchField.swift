import TouchKit
import TouchPicture
import TouchStage
import TouchWords

/// A field for a search or for other text: a tap opens it, and keys come from the program.
final class SearchField: ChromeButton {
    private var search = PanelSearch() {
        didSet {
            clear.isHidden = !search.isOpen && search.query.isEmpty
            setNeedsDisplay()
        }
    }
    private let clear: ClearButton
    /// The on-screen keyboard, visible while a finger opened the field; somebody with keys does not
    /// need it.
    let keyboard: SearchKeyboard
    /// The placeholder for text other than a search; nil for a search.
    private let hint: Wording?

    /// Creates a field.
    /// - Parameter marks: the characters of its own keyboard besides letters and digits.
    init(
        style: ChromeStyle, hint: Wording? = nil, marks: String = "",
        send: @escaping (FieldKey) -> Void
    ) {
        self.hint = hint
        let keyboard = SearchKeyboard(style: style, send: send)
        keyboard.others = marks
        keyboard.isHidden = true
        self.keyboard = keyboard
        clear = ClearButton(title: "clear", style: style) {
            keyboard.isHidden = true
            send(.clear)
        }
        super.init(title: hint?["en"] ?? "search", style: style) {
            keyboard.isHidden = false
            send(.open)
        }
        clear.isHidden = true
        addSubview(clear)
    }

    /// Shows the state of the search.
    /// - Parameter words: the words that occur, to be typed whole.
    func show(_ search: PanelSearch, words: [String]) {
        if !search.isOpen { keyboard.isHidden = true }
        keyboard.words = words
        self.search = search
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        clear.frame = CGRect(x: bounds.maxX - 44, y: 0, width: 44, height: bounds.height)
    }

    override func draw(_ rect: CGRect) {
        let theme = style.theme
        let line = search.isOpen ? theme.active : theme.line
        let left: CGFloat = hint == nil ? 38 : 16
        let room = max(bounds.width - left - (clear.isHidden ? 12 : 44), 0)
        add(
            style.box(
                bounds.insetBy(dx: 0.5, dy: 0.5), radius: 10, fill: theme.ink, stroke: line,
                width: search.isOpen ? 1.5 : 1))
        if hint == nil { drawGlass(at: CGPoint(x: 20, y: bounds.midY - 1)) }
        let isEmpty = search.query.isEmpty
        let words = style.words(hint ?? .panel.search)
        var text = style.text(
            isEmpty ? words : search.query, .text, isEmpty ? theme.secondText : theme.text)
        let size = style.measurer.size(of: text)
        // The end of the text is where typing goes on.
        text.origin = CGPoint(
            x: left + min(0, room - size.width), y: bounds.midY - size.height / 2)
        let window = CGRect(x: left, y: 0, width: room, height: bounds.height)
        add(.group(Group(clip: .rect(window), marks: [.text(text)])))
        if search.isOpen {
            let x = left + (isEmpty ? -4 : min(size.width, room) + 1)
            let caret = CGRect(x: x, y: bounds.midY - 9, width: 2, height: 18)
            add(style.box(caret, radius: 1, fill: theme.active))
        }
        if isFocused { add(style.focusRing(bounds, radius: 10)) }
    }

    private func drawGlass(at center: CGPoint) {
        let stroke = Stroke(style.theme.secondText, width: 1.75)
        let handle = [
            CGPoint(x: center.x + 4, y: center.y + 4),
            CGPoint(x: center.x + 8.5, y: center.y + 8.5),
        ]
        add(
            .shape(Shape(.circle(center: center, radius: 5.5), stroke: stroke)),
            .shape(Shape(.polyline(handle), stroke: stroke)))
    }
}

/// The button that empties the field and closes it.
private final class ClearButton: ChromeButton {
    override func draw(_ rect: CGRect) {
        let color = isHighlighted ? style.theme.text : style.theme.secondText
        let stroke = Stroke(color, width: 1.75)
        for side in [CGFloat(1), -1] {
            let line = [
                CGPoint(x: bounds.midX - 5, y: bounds.midY - 5 * side),
                CGPoint(x: bounds.midX + 5, y: bounds.midY + 5 * side),
            ]
            add(.shape(Shape(.polyline(line), stroke: stroke)))
        }
        if isFocused { add(style.focusRing(bounds.insetBy(dx: 4, dy: 4), radius: 8)) }
    }
}
