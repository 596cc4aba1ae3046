import TouchKit
import TouchPicture
import TouchWords

/// The card with the two large choices for a start.
final class WelcomeCard: CommandView {
    private lazy var play = button(.welcome(.play), icon: .play, as: LargeButton.self)
    private lazy var tryIt = button(.welcome(.tryIt), as: LargeButton.self)

    override var parts: [UIView] { [play, tryIt] }

    /// The length of the lesson, in seconds.
    var length = 0.0 { didSet { play.words = .panel.playLesson(.length(ofSeconds: length)) } }

    private static let air: CGFloat = 16
    private static let height: CGFloat = 64
    /// The width below which one choice is above the other.
    private static let wide: CGFloat = 560

    override init(style: ChromeStyle, perform: Performer) {
        super.init(style: style, perform: perform)
        play.isFilled = true
    }

    required init?(coder: NSCoder) { nil }

    private static func isStacked(_ width: CGFloat) -> Bool { width < wide }

    /// Returns the card's frame at the foot of the stage, where it hides least of the scene, in
    /// points of the window.
    func place(on stage: CGRect) -> CGRect {
        let grown = style.theme.enlargement
        let room = max(0, stage.width - 2 * Self.air)
        let isStacked = Self.isStacked(room)
        let width = min(room, (isStacked ? 400 : 640) * grown)
        let rows: CGFloat = isStacked ? 2 : 1
        let height = min(
            stage.height, rows * (Self.height * grown + Self.air) + Self.air)
        return CGRect(
            x: stage.midX - width / 2, y: max(stage.minY, stage.maxY - height - Self.air),
            width: width, height: height)
    }

    override func layoutSubviews() {
        let room = bounds.insetBy(dx: Self.air, dy: Self.air)
        let isStacked = Self.isStacked(bounds.width)
        let size = CGSize(
            width: isStacked ? room.width : (room.width - Self.air) / 2,
            height: isStacked ? (room.height - Self.air) / 2 : room.height)
        play.frame = CGRect(origin: room.origin, size: size)
        tryIt.frame = CGRect(
            x: room.maxX - size.width, y: room.maxY - size.height, width: size.width,
            height: size.height)
    }

    override func marks() -> [Mark] {
        [
            style.box(
                bounds.insetBy(dx: 0.5, dy: 0.5), radius: 20, fill: style.theme.panel,
                stroke: style.theme.line)
        ]
    }
}

/// A button that nobody overlooks: words in the middle, perhaps preceded by an icon.
final class LargeButton: WordButton {
    /// Indicates whether it is the choice that most people will want.
    var isFilled = false { didSet { setNeedsDisplay() } }

    private static let radius: CGFloat = 14
    private static let air: CGFloat = 14

    override func draw(_ rect: CGRect) {
        let theme = style.theme
        let plate = bounds.insetBy(dx: 0.75, dy: 0.75)
        let fill = isFilled ? theme.active : theme.ink
        add(
            style.box(
                plate, radius: Self.radius, fill: isHighlighted ? fill.faded(0.7) : fill,
                stroke: theme.active, width: 1.5))
        let color = isFilled ? theme.ink : theme.text
        let words = text(color)
        let size = style.measurer.size(of: words)
        let left = icon == nil ? 0 : Self.iconWidth
        let start = bounds.midX - (size.width + left) / 2
        if let icon {
            add(icon.marks(at: CGPoint(x: start + 10, y: bounds.midY), color: color))
        }
        var placed = words
        placed.origin = CGPoint(x: start + left, y: bounds.midY - size.height / 2)
        add(.text(placed))
        if isFocused { add(style.focusRing(plate.insetBy(dx: 4, dy: 4), radius: Self.radius - 4)) }
    }

    private static let iconWidth: CGFloat = 28

    /// Returns the words as large as they fit into one line, else into several.
    private func text(_ color: Color) -> Text {
        let room = CGSize(
            width: bounds.width - 2 * Self.air - (icon == nil ? 0 : Self.iconWidth),
            height: bounds.height - 8)
        let texts = [17, 15, 13, 12].map { size in
            var text = style.text(style.words(words), .text, color, weight: .semibold)
            text.font.size = size * style.theme.enlargement
            return text
        }
        let short = texts.first { style.measurer.size(of: $0).width <= room.width }
        if let short { return short }
        let wrapped = texts.map { text in
            var text = text
            (text.width, text.overflow) = (room.width, .wrap)
            return text
        }
        return wrapped.first { style.measurer.size(of: $0).height <= room.height }
            ?? wrapped[wrapped.count - 1]
    }
}
