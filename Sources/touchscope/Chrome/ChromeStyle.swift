import TouchKit
import TouchPicture
import TouchStage

/// The looks that all parts of the window share.
struct ChromeStyle {
    var theme: Theme
    var phrases: Phrases

    enum Size: CGFloat {
        case title = 20
        case text = 15
        case detail = 13
    }

    /// One line of text, as a mark: its middle at `y`.
    func line(
        _ string: String, _ size: Size, _ color: Color, x: CGFloat, y: CGFloat, width: CGFloat,
        alignment: Text.Alignment = .leading, weight: Font.Weight = .regular,
        family: Font.Family = .sans
    ) -> Mark {
        let font = Font(size: size.rawValue, weight: weight, family: family)
        // The canvas sets lines 1.35 em high.
        let top = y - size.rawValue * 1.35 / 2
        return .text(
            Text(
                string, font: font, color: color, at: CGPoint(x: x, y: top),
                alignment: alignment, width: max(0, width), language: phrases.language))
    }

    /// A rectangle with soft corners.
    func box(
        _ rect: CGRect, radius: CGFloat, fill: Color? = nil, stroke: Color? = nil,
        width: CGFloat = 1
    ) -> Mark {
        .shape(
            Shape(
                .roundedRect(rect, radius: radius), fill: fill,
                stroke: stroke.map { Stroke($0, width: width) }))
    }

    /// What tells where the keyboard is, around `rect`.
    func focusRing(_ rect: CGRect, radius: CGFloat) -> Mark {
        box(
            rect.insetBy(dx: -3, dy: -3), radius: radius + 3, stroke: theme.text, width: 2)
    }
}
