import Foundation
import TouchKit
import TouchPicture

/// Paints the panel beside the stage: the question and its answers, the recognizers' cards, the order of delivery.
nonisolated public struct InspectorPainter: Sendable {
    public var theme: Theme
    /// "en" or "zh".
    public var language: String
    public var measurer: any TextMeasuring
    /// Points of the picture for each point of the design.
    public var unit: Double
    /// What is shown, from top to bottom.
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

    /// The picture.
    ///
    /// - Parameter scroll: how far the content is scrolled down, in points of the picture.
    public func picture(of inspector: Inspector, size: CGSize, scroll: Double = 0) -> Picture {
        var sketch = self.sketch
        let bounds = CGRect(origin: .zero, size: size)
        sketch.fill(.rect(bounds), theme.panel)
        let column = content(of: inspector, width: size.width)
        sketch.add(
            Group(
                clip: .rect(bounds),
                marks: [
                    .group(
                        Group(
                            transform: CGAffineTransform(translationX: 0, y: -scroll),
                            marks: column.sketch.marks))
                ]))
        return Picture(size: size, marks: sketch.marks)
    }

    /// How high the content is at a width, in points of the picture: to know how far it can be scrolled.
    public func height(of inspector: Inspector, width: Double) -> Double {
        content(of: inspector, width: width).top
    }

    private var sketch: Sketch {
        Sketch(
            theme: theme, words: Words(language: language), measurer: measurer, unit: unit)
    }

    private func content(of inspector: Inspector, width: Double) -> Column {
        let margin = 16 * unit
        var column = Column(
            sketch: sketch, left: margin, width: max(width - 2 * margin, 40 * unit),
            top: 20 * unit)
        for part in parts {
            switch part {
            case .why: drawWhy(inspector, into: &column)
            case .cards:
                for card in inspector.cards {
                    RecognizerCardPainter(card: card).draw(into: &column)
                    column.top += 12 * unit
                }
            case .order: drawOrder(inspector.order, into: &column)
            }
        }
        return column
    }

    // MARK: Why

    private func drawWhy(_ inspector: Inspector, into column: inout Column) {
        guard !inspector.answers.isEmpty else {
            column.add(
                column.sketch.words.say(
                    "Put a finger on the stage, or choose a mark of the timeline.",
                    "把手指放到舞台上，或选择时间线上的标记。"),
                column.sketch.font(.detail), theme.secondText)
            column.top += 16 * unit
            return
        }
        let question = column.sketch.words.say(
            inspector.question.english, inspector.question.chinese)
        column.add(question, column.sketch.font(.text, .semibold), theme.text)
        for (index, answer) in inspector.answers.prefix(5).enumerated() {
            let isZh = language.lowercased().hasPrefix("zh")
            let color = index == 0 ? theme.text : theme.secondText
            let font = column.sketch.font(index == 0 ? .text : .detail)
            column.add(isZh ? answer.chinese : answer.english, font, color, after: 10 * unit)
            let place = answer.place.map { "\($0)" } ?? ""
            let rule = answer.rule == .none ? "" : "\(answer.rule)"
            let source = [place, rule].filter { !$0.isEmpty }.joined(separator: "   ")
            column.add(
                source, column.sketch.font(.small, .regular, .mono),
                theme.active, after: 5 * unit)
        }
        column.top += 20 * unit
    }

    // MARK: Order of delivery

    private func drawOrder(_ steps: [DeliveryStep], into column: inout Column) {
        guard !steps.isEmpty else { return }
        column.add(
            column.sketch.words.say("Order of delivery", "投递顺序"),
            column.sketch.font(.text, .semibold), theme.text, after: 8 * unit)
        column.top += 8 * unit
        for (index, step) in steps.enumerated() { draw(step, index + 1, into: &column) }
        column.top += 16 * unit
    }

    private func draw(_ step: DeliveryStep, _ number: Int, into column: inout Column) {
        let height = 24 * unit
        let (left, middle) = (column.left, column.top + height / 2)
        var digits = column.sketch.label(
            "\(number)", column.sketch.font(.small, .regular, .mono), theme.secondText,
            alignment: .trailing)
        digits.origin = CGPoint(
            x: left + 20 * unit, y: middle - column.sketch.size(of: digits).height / 2)
        column.sketch.add(digits)
        let icon = CGRect(
            x: left + (30 + 8 * Double(min(step.depth, 4))) * unit, y: middle - 5 * unit,
            width: 10 * unit, height: 10 * unit)
        column.sketch.draw(step.look, in: icon)
        let words = column.sketch.words.say(step.english, step.chinese)
        var text = column.sketch.label(
            words, column.sketch.font(.detail),
            step.look.isFaint ? theme.secondText : theme.text,
            width: left + column.width - icon.maxX - 10 * unit)
        text.origin = CGPoint(
            x: icon.maxX + 8 * unit, y: middle - column.sketch.size(of: text).height / 2)
        column.sketch.add(text)
        column.top += height
    }
}
