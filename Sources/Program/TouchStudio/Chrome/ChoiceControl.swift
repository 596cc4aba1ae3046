import TouchKit
import TouchPicture
import TouchStage
import TouchWords

/// A control to choose one of several looks or languages, side by side.
final class ChoiceControl: UISegmentedControl, Styled {
    var style: ChromeStyle { didSet { setNeedsDisplay() } }

    private let choices: [Wording]

    private static let air: CGFloat = 6

    /// Creates a control.
    /// - Parameters:
    ///   - choices: the words of the choices, shown in the window's language.
    ///   - choose: a closure that receives the index of the choice.
    init(_ choices: [Wording], style: ChromeStyle, choose: @escaping (Int) -> Void) {
        self.style = style
        self.choices = choices
        super.init(frame: .zero)
        for words in choices {
            insertSegment(withTitle: words["en"], at: numberOfSegments, animated: false)
        }
        let action = UIAction { action in
            guard let control = action.sender as? ChoiceControl else { return }
            choose(control.selectedSegmentIndex)
        }
        addAction(action, for: .valueChanged)
    }

    required init?(coder: NSCoder) { nil }

    /// The width that the control needs for its words, in points.
    var fittingWidth: CGFloat {
        let widths = choices.map {
            max(44, (style.width(of: style.words($0), .detail) + 24).rounded(.up))
        }
        return (widths.max() ?? 0) * CGFloat(choices.count)
    }

    override func draw(_ rect: CGRect) {
        let theme = style.theme
        let pill = bounds.insetBy(dx: 0.5, dy: Self.air)
        add(style.box(pill, radius: pill.height / 2, stroke: theme.line))
        let width = pill.width / CGFloat(max(1, choices.count))
        for (segment, words) in choices.enumerated() {
            let part = CGRect(
                x: pill.minX + CGFloat(segment) * width, y: pill.minY, width: width,
                height: pill.height)
            let isChosen = segment == selectedSegmentIndex
            if isChosen {
                add(
                    style.box(
                        part, radius: pill.height / 2,
                        fill: theme.active.faded(isHighlighted ? 0.35 : 0.18), stroke: theme.active,
                        width: 1.5))
            }
            add(
                style.line(
                    style.words(words), .detail, isChosen ? theme.text : theme.secondText,
                    x: part.midX,
                    y: part.midY, width: part.width - 8, alignment: .center))
        }
        if isFocused { add(style.focusRing(pill, radius: pill.height / 2)) }
    }
}
