import TouchKit
import TouchPicture
import TouchStage
import TouchWords

/// A list of the keys and what they do, in two columns if there is room for them.
final class HelpList: ChromeView {
    private static let rowHeight: CGFloat = 30
    private static let headingHeight: CGFloat = 44
    private static let gap: CGFloat = 32

    private func hasTwoColumns(_ width: CGFloat) -> Bool { width >= 660 }

    private typealias Section = KeyList.Section

    /// Returns the columns: fingers come first, then the keys and the mouse; each column has
    /// consecutive sections.
    private func columns(_ width: CGFloat) -> [[Section]] {
        let all = KeyList.sections.filter { !$0.rows.isEmpty }
        guard hasTwoColumns(width) else { return [all] }
        let count = all.reduce(0) { $0 + $1.rows.count + 2 }
        var taken = 0
        let first = all.prefix { section in
            defer { taken += section.rows.count + 2 }
            return taken + (section.rows.count + 2) / 2 <= count / 2
        }
        return [Array(first), Array(all.dropFirst(first.count))]
    }

    /// Returns the height that the list needs at a width, in points.
    func height(width: CGFloat) -> CGFloat {
        let columns = columns(width)
        return columns.map { sections in
            sections.map { height(of: $0, width: self.width(of: columns, in: width)) }
                .reduce(0, +)
        }.max() ?? 0
    }

    private func width(of columns: [[Section]], in width: CGFloat) -> CGFloat {
        (width - Self.gap * CGFloat(columns.count - 1)) / CGFloat(columns.count)
    }

    private func height(of section: Section, width: CGFloat) -> CGFloat {
        rows(of: section, width: width).map(\.height).reduce(Self.headingHeight, +)
    }

    override func marks() -> [Mark] {
        let columns = columns(bounds.width)
        let width = width(of: columns, in: bounds.width)
        return columns.enumerated().flatMap { column, sections in
            let x = CGFloat(column) * (width + Self.gap)
            var y: CGFloat = 0
            return sections.flatMap { section -> [Mark] in
                let title = style.title(
                    style.words(section.title), x: x, y: y + 20, width: bounds.width - x)
                y += Self.headingHeight
                let rows = rows(of: section, width: width).flatMap { row -> [Mark] in
                    defer { y += row.height }
                    return row.texts.map { text in
                        var text = text
                        text.origin.x += x
                        text.origin.y += y
                        return .text(text)
                    }
                }
                return [title] + rows
            }
        }
    }

    /// Returns rows with the key and its words side by side, each in as many lines as it takes.
    private func rows(
        of section: Section, width: CGFloat
    ) -> [(texts: [Text], height: CGFloat)] {
        let lineHeight = ChromeStyle.Size.detail.rawValue * 1.35
        let air = Self.rowHeight - lineHeight
        func text(_ words: Wording, _ color: Color, x: CGFloat, width: CGFloat) -> Text {
            var text = style.text(style.words(words), .detail, color)
            text.origin = CGPoint(x: x, y: air / 2)
            (text.width, text.overflow) = (max(0, width), .wrap)
            return text
        }
        return section.rows.map { row in
            let keyWidth: CGFloat = section.isInWords ? 150 : 116
            let start = keyWidth + 8
            let texts = [
                text(row.key, style.theme.active, x: 0, width: keyWidth),
                text(row.words, style.theme.text, x: start, width: width - start),
            ]
            let height = texts.map { style.measurer.size(of: $0).height }.max() ?? 0
            return (texts, max(height, lineHeight) + air)
        }
    }
}
