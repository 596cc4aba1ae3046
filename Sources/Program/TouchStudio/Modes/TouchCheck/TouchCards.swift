import TouchKit
import TouchPicture
import TouchStage
import TouchWords

/// The cards about touchscreens, one each: what it is, what was measured with its fingers, and what
/// is wrong with it.
final class TouchCards: ChromeView {
    var parts: [TouchReport.Part] = [] { didSet { if parts != oldValue { setNeedsDisplay() } } }

    private static let air: CGFloat = 16
    private static let gap: CGFloat = 12
    /// The width of the label at the beginning of a row.
    private static let about: CGFloat = 84

    /// Returns the height that the cards need at a width, in points.
    func height(width: CGFloat) -> CGFloat { composed(width).height }

    override func marks() -> [Mark] { composed(bounds.width).marks }

    private func composed(_ width: CGFloat) -> (marks: [Mark], height: CGFloat) {
        var (marks, y): ([Mark], CGFloat) = ([], 0)
        for part in parts {
            var column = Column(style: style, x: Self.air, y: y + Self.air, right: width - Self.air)
            add(part, to: &column)
            let card = CGRect(x: 0, y: y, width: width, height: column.y + Self.air - y)
            marks.append(style.box(card, radius: 12, fill: style.theme.panel))
            marks += column.marks
            y = card.maxY + Self.gap
        }
        return (marks, max(0, y - Self.gap))
    }

    private func add(_ part: TouchReport.Part, to column: inout Column) {
        let theme = style.theme
        let color =
            switch part.standing {
            case .good: theme.recognized
            case .note: theme.secondText
            case .missing: theme.failed
            }
        column.say(
            part.standing.rawValue, .text, color, weight: .semibold, upTo: 24, isAlone: false)
        column.say(style.words(part.name), .text, theme.text, weight: .semibold, from: 24)
        if let summary = part.summary {
            column.y += 4
            column.say(style.words(summary), .detail, theme.secondText)
        }
        for fault in part.faults {
            column.y += 8
            column.say("✗", .detail, theme.failed, upTo: 24, isAlone: false)
            column.say(style.words(fault.words), .detail, theme.failed, from: 24)
            guard let remedy = fault.remedy else { continue }
            column.y += 4
            column.say(remedy, .detail, theme.text, family: .mono, from: 24)
        }
        for fact in part.facts {
            column.y += 6
            column.say(
                style.words(fact.about), .detail, theme.secondText, upTo: Self.about,
                isAlone: false)
            column.say(style.words(fact.words), .detail, theme.text, from: Self.about)
        }
    }

    /// A column of words below one another.
    private struct Column {
        let style: ChromeStyle
        let x: CGFloat
        var y: CGFloat
        let right: CGFloat
        var marks: [Mark] = []

        /// Adds words.
        /// - Parameters:
        ///   - start, end: the edges of the words, from the left edge of the column; they are
        ///     wrapped at the right one.
        ///   - isAlone: true if the next words go below; they go beside otherwise.
        mutating func say(
            _ words: String, _ size: ChromeStyle.Size, _ color: Color,
            weight: Font.Weight = .regular, family: Font.Family = .sans, from start: CGFloat = 0,
            upTo end: CGFloat? = nil, isAlone: Bool = true
        ) {
            let text = Text(
                words, font: Font(size: size.rawValue, weight: weight, family: family),
                color: color, at: CGPoint(x: x + start, y: y),
                width: max(1, end.map { $0 - start } ?? right - x - start), overflow: .wrap,
                language: style.language)
            marks.append(.text(text))
            if isAlone { y += style.measurer.size(of: text).height }
        }
    }
}
