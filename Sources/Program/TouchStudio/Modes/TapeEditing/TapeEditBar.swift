import TouchKit
import TouchWords

/// The bar at the bottom while a tape is edited: the edits of the selection, and those at the
/// playhead.
final class TapeEditBar: CommandView {
    private let icons: [Icon] = [
        .start, .end, .cut, .forward, .trim, .close, .pause, .marker, .caption, .again, .redo,
        .done,
    ]
    /// The buttons whose acts the grips perform as well.
    private static let spared = [0, 1]
    /// The button whose act is also in the list of commands: taking out.
    private static let listed = 5

    private lazy var buttons = [
        button(.editTape(.here(.start))),
        button(.editTape(.here(.end))),
        button(.editTape(.cut)),
        button(.editTape(.quicken)),
        button(.editTape(.trim)),
        button(.editTape(.takeOut)),
        button(.editTape(.freeze)),
        button(.editTape(.chapter)),
        button(.editTape(.captions)),
        button(.editTape(.undo)),
        button(.editTape(.redo)),
        button(.editTape(.turn), words: .bar.done),
    ]

    override var parts: [UIView] { buttons }

    /// Shows words if there is room for them, and icons otherwise. If even these have too little
    /// room, the grips replace two of them, and then the list of commands one.
    override func layoutSubviews() {
        let gap = [PillButton].gap
        buttons.show(icons: icons, withinWidth: bounds.width + gap)
        var hidden = buttons.fittingWidth <= bounds.width + gap ? [] : Self.spared
        var shown: [PillButton] {
            buttons.indices.filter { !hidden.contains($0) }.map { buttons[$0] }
        }
        func taken() -> CGFloat { shown.reduce(0) { $0 + $1.fittingWidth } }
        if taken() > bounds.width { hidden.append(Self.listed) }
        for (index, button) in buttons.enumerated() { button.isHidden = hidden.contains(index) }
        let room = max(0, bounds.width - taken())
        shown.place(from: 0, y: 0, gap: min(gap, room / CGFloat(shown.count - 1)))
    }
}
