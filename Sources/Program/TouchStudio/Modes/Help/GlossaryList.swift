import TouchHost
import TouchKit
import TouchPicture
import TouchScript
import TouchStage
import TouchWords

/// A list of terms and their meanings: the terms are at the left, or above the meanings in a narrow
/// view.
final class GlossaryList: ChromeView {
    /// The glossary, read when somebody first looks at it.
    private lazy var glossary = Library.glossary

    private static let gap: CGFloat = 10
    private static let termWidth: CGFloat = 168

    /// Returns the height that the list needs at a width, in points.
    func height(width: CGFloat) -> CGFloat {
        rows(width).map { $0.height + Self.gap }.reduce(0, +)
    }

    override func marks() -> [Mark] {
        var y: CGFloat = 0
        return rows(bounds.width).flatMap { row -> [Mark] in
            defer { y += row.height + Self.gap }
            var (term, meaning) = (row.term, row.meaning)
            term.origin.y += y
            meaning.origin.y += y
            return [.text(term), .text(meaning)]
        }
    }

    private func rows(_ width: CGFloat) -> [(term: Text, meaning: Text, height: CGFloat)] {
        let isNarrow = width < 460
        return glossary.entries.map { entry in
            let term = text(
                entry.term[style.language], style.theme.active, x: 0,
                width: isNarrow ? width : Self.termWidth - 12, .semibold)
            let x = isNarrow ? 0 : Self.termWidth
            var meaning = text(
                entry.meaning[style.language], style.theme.text, x: x, width: width - x, .regular)
            let above = style.measurer.size(of: term).height
            if isNarrow { meaning.origin.y = above }
            let below = meaning.origin.y + style.measurer.size(of: meaning).height
            return (term, meaning, max(above, below))
        }
    }

    private func text(
        _ string: String, _ color: Color, x: CGFloat, width: CGFloat, _ weight: Font.Weight
    ) -> Text {
        let font = Font(size: ChromeStyle.Size.text.rawValue, weight: weight)
        return Text(
            string, font: font, color: color, at: CGPoint(x: x, y: 0), width: max(0, width),
            overflow: .wrap, language: style.language)
    }
}
