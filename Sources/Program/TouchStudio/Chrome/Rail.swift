import TouchKit
import TouchPicture
import TouchStage
import TouchWords

/// The handles at the left edge: each slides a panel in and out again.
final class Rail: ChromeView {
    private let handles: [(act: any Act, button: RailButton)]

    /// Creates the handles.
    /// - Parameter rows: the rows of the acts that have a handle.
    init(_ rows: [ActRow], style: ChromeStyle, perform: Performer) {
        handles = rows.compactMap { row in
            row.handle.map { handle in
                (
                    row.act,
                    RailButton(handle.words, icon: handle.icon, style: style) { perform(row.act) }
                )
            }
        }
        super.init(style: style)
        for handle in handles { addSubview(handle.button) }
    }

    required init?(coder: NSCoder) { nil }

    /// Indicates whether there are any lessons; a program with scenes in code has none.
    var offersLessons = true {
        didSet {
            handles[0].button.isHidden = !offersLessons
            setNeedsLayout()
        }
    }

    /// Lights the handles whose acts are on.
    func light(_ isOn: (any Act) -> Bool) {
        for (act, button) in handles { button.isSelected = isOn(act) }
    }

    override func layoutSubviews() {
        let air: CGFloat = bounds.height < 560 ? 4 : 16
        let shown = handles.dropFirst(offersLessons ? 0 : 1).map(\.button)
        let height = min(72, (bounds.height - 2 * air) / CGFloat(shown.count))
        for (index, handle) in shown.enumerated() {
            handle.frame = CGRect(
                x: 0, y: air + CGFloat(index) * height, width: bounds.width - 1, height: height)
        }
        // The last handle leaves the desk, or concerns all of it, so it is set apart from the
        // others.
        shown.last?.frame.origin.y = bounds.height - air - height
    }

    override func marks() -> [Mark] { [style.box(bounds, radius: 0, fill: style.theme.panel)] }
}

/// A handle at the edge of the window: an icon and a word, lit while what it opens is open.
final class RailButton: WordButton {
    override func draw(_ rect: CGRect) {
        let theme = style.theme
        let plate = bounds.insetBy(dx: 4, dy: 2)
        if isHighlighted {
            add(style.box(plate, radius: 8, fill: theme.active.faded(0.3)))
        }
        let color = isSelected ? theme.active : theme.secondText
        let hasWord = bounds.height >= 56
        let middle = CGPoint(x: bounds.midX, y: bounds.midY - (hasWord ? 10 : 0))
        if let icon {
            add(icon.marks(at: middle, color: isSelected ? theme.active : theme.text))
        }
        if hasWord {
            add(
                style.line(
                    style.words(words), .small, color, x: bounds.midX, y: bounds.midY + 16,
                    width: bounds.width - 2, alignment: .center))
        }
        if isFocused { add(style.focusRing(plate.insetBy(dx: 3, dy: 3), radius: 6)) }
    }
}
