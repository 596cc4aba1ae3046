import TouchKit
import TouchPicture
import TouchStage
import TouchWords

/// The row at the bottom while a take is made: whether it rolls, how long it is, and what can be
/// done with it.
final class TakeBar: CommandView {
    /// How far a take is.
    enum Content: Equatable {
        /// So many seconds before it begins.
        case counting(Int)
        /// So many seconds are on it.
        case rolling(Int)
        case paused(Int)

        var countdown: Int? { if case .counting(let second) = self { second } else { nil } }
    }

    /// Nil while none is made.
    var content: Content? { didSet { if content != oldValue { contentChanged() } } }

    /// How loud it is, of so many steps; nil where nothing is heard.
    var level: Int? { didSet { if level != oldValue { setNeedsDisplay() } } }

    private lazy var pause = button(.take(.pause), words: .bar.pause)
    private lazy var stop = button(.take(.record), words: .bar.stop)
    private lazy var all = [
        pause, button(.take(.mark)),
        button(.take(.captions)),
        button(.ink(.toggle), words: .bar.ink),
        button(.take(.markers), words: .bar.againFrom), stop,
    ]

    /// The dot and the time.
    private static let clock: CGFloat = 96

    override var parts: [UIView] { all }

    private var isPaused: Bool { if case .paused = content { true } else { false } }

    private func contentChanged() {
        let isCounting = content?.countdown != nil
        for button in all.dropLast() { button.isHidden = isCounting }
        pause.words = isPaused ? .bar.goOn : .bar.pause
        pause.isSelected = isPaused
        stop.words = isCounting ? .bar.callOff : .bar.stop
        setNeedsLayout()
        setNeedsDisplay()
    }

    /// Words where there is room for them, else pictures.
    override func layoutSubviews() {
        all.show(
            icons: [isPaused ? .play : .pause, .marker, .caption, .pen, .again, .stop],
            withinWidth: bounds.width - Self.clock)
        all.place(upTo: bounds.width, y: 0)
    }

    override func marks() -> [Mark] {
        let theme = style.theme
        let middle = CGPoint(x: 12, y: bounds.midY)
        let isRolling = if case .rolling = content { true } else { false }
        let dot = Path.circle(center: middle, radius: 7)
        let seconds =
            switch content {
            case .rolling(let time), .paused(let time): time
            case .counting, nil: 0
            }
        let meter = level.map { [Mark.shape(bar(of: $0))] } ?? []
        return meter + [
            .shape(
                isRolling
                    ? Shape(dot, fill: theme.failed)
                    : Shape(dot, stroke: Stroke(theme.failed, width: 2))),
            style.line(
                TakeMarker.clock(Double(seconds)), .title, theme.text, x: 28, y: bounds.midY,
                width: Self.clock - 28, family: .mono),
        ]
    }

    // MARK: The level

    private static let levels = 12

    /// Sixty decibels below full scale are none of the steps, full scale is all of them.
    static func steps(_ level: Double) -> Int {
        guard level > 0.001 else { return 0 }
        return min(max(Int((1 + log10(level) / 3) * Double(levels) + 0.5), 0), levels)
    }

    /// Below the time; red where it is too loud.
    private func bar(of level: Int) -> Shape {
        let width = (Self.clock - 36) * CGFloat(level) / CGFloat(Self.levels)
        let frame = CGRect(x: 28, y: bounds.maxY - 6, width: max(width, 1), height: 3)
        let theme = style.theme
        return Shape(.rect(frame), fill: level == Self.levels ? theme.failed : theme.text)
    }
}
