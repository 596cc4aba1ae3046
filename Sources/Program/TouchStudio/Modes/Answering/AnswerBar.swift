import TouchKit
import TouchPicture
import TouchScore
import TouchScript
import TouchStage
import TouchWords

/// The answers to a question, each a target, and the time that is left to choose.
final class AnswerBar: CommandView {
    struct Content: Equatable {
        var question: Telling.Question
        var grid: AnswerGrid
        /// The place of the answer that was chosen; nil for none.
        var choice: Int?
        /// Indicates whether the right answer is lit.
        var isLit: Bool
        /// Indicates whether the tape waits for somebody who reads.
        var canGoOn: Bool
        /// The clock; nil once nobody chooses any more.
        var clock: AnswerClock?
    }

    /// The content; nil before anything was asked.
    var content: Content? { didSet { if content != oldValue { contentChanged(from: oldValue) } } }

    private(set) var buttons: [AnswerButton] = []
    private(set) lazy var ring = AnswerRing(.bar.goOn, style: style) { [unowned self] in
        perform(.answer(content?.clock?.isHeld == false ? .hold : .goOn))
    }

    override var parts: [UIView] { [ring] }

    override var style: ChromeStyle { didSet { setNeedsLayout() } }

    private func contentChanged(from old: Content?) {
        guard let content else { return }
        if content.question != old?.question {
            for button in buttons { button.removeFromSuperview() }
            buttons = content.question.answers.enumerated().map { place, answer in
                AnswerButton(place, answer.withoutStars, style: style) { [perform] in
                    perform(.answer(.choose(place)))
                }
            }
            for button in buttons { insertSubview(button, belowSubview: ring) }
        }
        for (place, button) in buttons.enumerated() {
            button.look = look(of: place, in: content)
            button.isUserInteractionEnabled = content.clock != nil
        }
        ring.clock = content.clock
        ring.isHidden = content.clock == nil && !content.canGoOn
        if content.question != old?.question || content.grid != old?.grid { setNeedsLayout() }
    }

    private func look(of place: Int, in content: Content) -> AnswerButton.Look {
        guard content.isLit else { return place == content.choice ? .chosen : .open }
        if place == content.question.right { return .right }
        return place == content.choice ? (content.question.right == nil ? .chosen : .wrong) : .faint
    }

    override func layoutSubviews() {
        guard let content else { return }
        var room = bounds
        let side = min(bounds.height, 96)
        let end = room.cut(.right, side)
        room.size.width -= AnswerGrid.gap
        ring.frame = CGRect(x: end.minX, y: bounds.midY - side / 2, width: side, height: side)
        for (place, button) in buttons.enumerated() {
            button.frame = content.grid.cell(place, in: room)
        }
        // All answers have one size, so that none looks likelier.
        let size = buttons.map(\.fittingSize).min() ?? 0
        for button in buttons { button.fontSize = size }
    }
}

/// An answer: its number, which is its key, and its words.
final class AnswerButton: ChromeButton {
    enum Look {
        case open, chosen, right, wrong, faint
    }

    private let number: Int
    private let words: LocalizedText
    var look = Look.open { didSet { if look != oldValue { setNeedsDisplay() } } }
    /// The font size, in points.
    var fontSize = 20.0 { didSet { if fontSize != oldValue { setNeedsDisplay() } } }

    private static let air: CGFloat = 16
    private static let sign: CGFloat = 32
    private static let sizes = [34.0, 30, 26, 23, 20, 17, 15, 13, 11]

    init(
        _ place: Int, _ words: LocalizedText, style: ChromeStyle, action: @escaping () -> Void
    ) {
        number = place + 1
        self.words = words
        super.init(title: words.english, style: style, action: action)
    }

    required init?(coder: NSCoder) { nil }

    /// The largest size at which the words fit, in points.
    var fittingSize: Double {
        Self.sizes.first { $0 <= bounds.height * 0.4 * style.theme.enlargement && isWhole($0) }
            ?? 11
    }

    /// Indicates whether all words are visible.
    var isWhole: Bool { isWhole(fontSize) }

    private func isWhole(_ size: Double) -> Bool {
        let text = text(size)
        return text.width ?? 0 >= size && style.measurer.size(of: text).height <= bounds.height - 8
    }

    private func label(_ string: String, _ size: Double, weight: Font.Weight) -> Text {
        Text(
            string, font: Font(size: size, weight: weight),
            color: look == .faint ? style.theme.secondText : style.theme.text, at: .zero,
            language: style.language)
    }

    private func numberWidth(_ size: Double) -> CGFloat {
        style.measurer.size(of: label("\(number)", size, weight: .semibold)).width + size * 0.6
    }

    private func text(_ size: Double) -> Text {
        var text = label(words[style.language], size, weight: .regular)
        text.width = max(1, bounds.width - 2 * Self.air - numberWidth(size) - Self.sign)
        text.overflow = .wrap
        return text
    }

    override func draw(_ rect: CGRect) {
        let theme = style.theme
        let color =
            switch look {
            case .open, .faint: theme.line
            case .chosen: theme.active
            case .right: theme.recognized
            case .wrong: theme.failed
            }
        let isMarked = look != .open && look != .faint
        let fill =
            isHighlighted ? theme.active.faded(0.35) : isMarked ? color.faded(0.25) : theme.panel
        let box = bounds.insetBy(dx: 1.5, dy: 1.5)
        add(style.box(box, radius: 14, fill: fill, stroke: color, width: isMarked ? 3 : 1.5))
        var number = label("\(number)", fontSize, weight: .semibold)
        number.origin = CGPoint(
            x: Self.air, y: bounds.midY - style.measurer.size(of: number).height / 2)
        var words = text(fontSize)
        if !isWhole { words.overflow = .shortenEnd }
        words.origin = CGPoint(
            x: Self.air + numberWidth(fontSize),
            y: bounds.midY - style.measurer.size(of: words).height / 2)
        add(.text(number), .text(words))
        if let sign {
            let middle = CGPoint(x: bounds.maxX - Self.air - Self.sign / 2 + 4, y: bounds.midY)
            add(sign.marks(at: middle, color: color))
        }
        if isFocused { add(style.focusRing(box, radius: 14)) }
    }

    private var sign: Icon? {
        switch look {
        case .right: .done
        case .wrong: .cross
        case .open, .chosen, .faint: nil
        }
    }
}

/// The time that is left to choose.
struct AnswerClock: Equatable {
    var seconds: Int
    /// The share of the whole time, from 0 to 1.
    var share: Double
    /// Indicates whether somebody has stopped the clock.
    var isHeld: Bool
}

/// A ring that runs out, with the seconds that are left; a tap stops the clock, and the next one
/// lets the tape go on.
final class AnswerRing: WordButton {
    /// The clock; nil if the ring only lets the tape go on.
    var clock: AnswerClock? { didSet { if clock != oldValue { setNeedsDisplay() } } }

    override func draw(_ rect: CGRect) {
        let theme = style.theme
        let middle = CGPoint(x: bounds.midX, y: bounds.midY)
        let width = max(4, bounds.height / 14)
        let radius = bounds.height / 2 - width
        add(
            .path(
                .circle(center: middle, radius: radius),
                fill: isHighlighted ? theme.active.faded(0.35) : theme.panel, stroke: theme.line,
                width: width))
        if let clock {
            let rim = CGPoint.arc(
                around: middle, radius, from: -.pi / 2, by: -2 * .pi * clock.share)
            let color = clock.isHeld ? theme.secondText : theme.amber
            add(.path(.polyline(rim), stroke: color, width: width))
        }
        if let clock, !clock.isHeld {
            var figure = Text(
                "\(clock.seconds)", font: Font(size: radius * 0.8, weight: .semibold),
                color: theme.text, at: .zero, alignment: .center, language: style.language)
            let height = style.measurer.size(of: figure).height
            figure.origin = CGPoint(x: middle.x, y: middle.y - height / 2)
            add(.text(figure))
        } else {
            add(Icon.play.marks(at: middle, color: theme.text))
        }
        if isFocused { add(style.focusRing(bounds.insetBy(dx: 3, dy: 3), radius: radius)) }
    }
}
