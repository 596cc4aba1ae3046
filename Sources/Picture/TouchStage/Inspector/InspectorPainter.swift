import TouchPicture
import TouchReading
import TouchWords

/// A painter of the panel beside the stage: the question and its answers, the recognizers' cards,
/// the order of delivery.
public struct InspectorPainter: Sendable {
    public var theme: Theme
    /// The language, such as "en" or "zh".
    public var language: String
    public var measurer: any TextMeasuring
    /// The points of the picture per point of the design.
    public var unit: Double
    /// The visible parts, from top to bottom.
    public var parts: [Part] = Part.allCases

    public enum Part: CaseIterable, Hashable, Sendable { case why, cards, order }

    public init(
        theme: Theme = .dark, language: String = "en", measurer: any TextMeasuring,
        unit: Double = 1
    ) {
        self.theme = theme
        self.language = language
        self.measurer = measurer
        self.unit = unit
    }

    /// Returns the content of an inspector, as high as it needs to be at a width.
    public func painted(_ inspector: Inspector, width: Double) -> PaintedInspector {
        let margin = 16 * unit
        var column = Column(
            Sketch(theme: theme, language: language, measurer: measurer, unit: unit),
            left: margin, width: max(width - 2 * margin, 40 * unit), top: 20 * unit)
        for part in parts {
            switch part {
            case .why: drawWhy(inspector, into: &column)
            case .cards:
                for card in inspector.cards {
                    column.target(.subject(card.id)) {
                        RecognizerCardPainter(card: card).draw(into: &$0)
                    }
                    column.top += 12 * unit
                }
            case .order: drawOrder(inspector, into: &column)
            }
        }
        return PaintedInspector(
            height: column.top, targets: column.targets, disclosure: column.disclosure,
            marks: column.sketch.marks, color: theme.panel)
    }

    // MARK: Order of delivery

    private func drawOrder(_ inspector: Inspector, into column: inout Column) {
        guard !inspector.order.isEmpty else { return }
        column.heading(.stage.order)
        for (index, step) in inspector.order.enumerated() {
            let isChosen = step.record == inspector.record
            column.target(.record(step.record)) {
                draw(step, index + 1, isChosen: isChosen, into: &$0)
            }
        }
        column.top += 16 * unit
    }

    private func draw(
        _ step: DeliveryStep, _ number: Int, isChosen: Bool, into column: inout Column
    ) {
        let indent = 30 + 8 * Double(min(step.depth, 4))
        let start = column.left + (indent + 18) * unit
        let text = column.sketch.label(
            column.sketch.words(step.words), .detail,
            step.look.isFaint ? theme.secondText : theme.text,
            width: column.left + column.width - start, wraps: true)
        let height = max(44 * unit, column.sketch.size(of: text).height + 8 * unit)
        let (left, middle) = (column.left, column.top + height / 2)
        if isChosen {
            let box = CGRect(
                x: left - 6 * unit, y: column.top, width: column.width + 12 * unit, height: height)
            column.sketch.box(
                box, radius: 8 * unit, fill: theme.amber.faded(0.15), line: theme.amber,
                width: 1.5 * unit)
        }
        let digits = column.sketch.label(
            "\(number)", .small, theme.secondText, family: .mono, alignment: .trailing)
        column.sketch.add(digits, x: left + 20 * unit, middle: middle)
        let icon = CGRect(square: 10 * unit, x: left + indent * unit, middle: middle)
        column.sketch.draw(step.look, in: icon)
        column.sketch.add(text, x: start, middle: middle)
        column.top += height
    }
}

/// The painting of an inspector's content at a width, together with the parts that can be asked
/// about.
public struct PaintedInspector: Sendable {
    /// The height of the whole content, in points of the picture, which limits scrolling.
    public let height: Double
    /// The parts that can be selected to ask about them, from top to bottom.
    public let targets: [InspectorTarget]
    /// The rectangle that shows or hides the sources; nil if there are no sentences.
    public let disclosure: CGRect?
    let marks: [Mark]
    /// The background.
    let color: Color

    /// Returns the visible part.
    ///
    /// - Parameter scroll: the distance by which the content is scrolled down, in points of the
    ///   picture.
    public func picture(size: CGSize, scroll: Double = 0) -> Picture {
        let bounds = CGRect(origin: .zero, size: size)
        let scrolled = Group(
            transform: CGAffineTransform(translationX: 0, y: -scroll), marks: marks)
        let content = Group(clip: .rect(bounds), marks: [.group(scrolled)])
        return Picture(
            size: size,
            marks: [.shape(Shape(.rect(bounds), fill: color)), .group(content)])
    }
}
