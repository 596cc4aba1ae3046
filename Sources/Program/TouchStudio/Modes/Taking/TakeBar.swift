import TouchKit
import TouchPicture
import TouchStage
import TouchWords

/// The bar at the bottom while a take is made: its state, its length, and its buttons.
final class TakeBar: CommandView {
    /// The state of a take.
    enum Content: Equatable {
        /// The countdown, with the seconds until the take begins.
        case counting(Int)
        /// Rolling, with the seconds on the take.
        case rolling(Int)
        case paused(Int)

        var countdown: Int? { if case .counting(let second) = self { second } else { nil } }
    }

    /// The content; nil while no take is made.
    var content: Content? { didSet { if content != oldValue { contentChanged() } } }

    /// The level of the sound, in steps up to `levels`; nil without sound.
    var level: Int? { didSet { if level != oldValue { setNeedsDisplay() } } }

    private lazy var pause = button(.take(.pause), words: .bar.pause)
    private lazy var stop = button(.take(.record), words: .bar.stop)
    private lazy var all = [
        pause, button(.take(.mark)),
        button(.take(.captions)),
        button(.ink(.toggle), words: .bar.ink),
        button(.take(.markers), words: .bar.againFrom), stop,
    ]

    /// The width of the dot and the time.
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

    /// Shows words if there is room for them, and icons otherwise.
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

    /// Returns a level in steps: sixty decibels below full scale are none of them, full scale is
    /// all of them.
    static func steps(_ level: Double) -> Int {
        guard level > 0.001 else { return 0 }
        return min(max(Int((1 + log10(level) / 3) * Double(levels) + 0.5), 0), levels)
    }

    /// Returns a bar for the level, below the time; it is red if the sound is too loud.
    private func bar(of level: Int) -> Shape {
        let width = (Self.clock - 36) * CGFloat(level) / CGFloat(Self.levels)
        let frame = CGRect(x: 28, y: bounds.maxY - 6, width: max(width, 1), height: 3)
        let theme = style.theme
        return Shape(.rect(frame), fill: level == Self.levels ? theme.failed : theme.text)
    }
}
