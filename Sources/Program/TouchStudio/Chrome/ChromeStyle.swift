import TouchKit
import TouchPicture
import TouchReading
import TouchStage

/// The looks that all parts of the window share.
package struct ChromeStyle {
    var theme: Theme
    /// "en" or "zh".
    var language: String
    let measurer: any TextMeasuring

    enum Size: CGFloat {
        case title = 20
        case text = 15
        case detail = 13
        case small = 12

        var smaller: Size { self == .title ? .text : .detail }
    }

    /// Whether nothing looks otherwise in the other one; text is measured alike in all.
    func looks(like other: ChromeStyle) -> Bool {
        theme == other.theme && language == other.language
    }

    /// The window's own words, in its language.
    func words(_ wording: Wording) -> String { wording[language] }

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
                alignment: alignment, width: max(0, width), language: language))
    }

    /// How wide one line of text is, in points.
    func width(of string: String, _ size: Size) -> CGFloat {
        measurer.size(
            of: Text(
                string, font: Font(size: size.rawValue), color: theme.text, at: .zero,
                language: language)
        ).width
    }

    /// How high words are at a width, in points: in one line, or smaller in several.
    func height(of string: String, width: CGFloat) -> CGFloat {
        guard self.width(of: string, .text) > width else { return Size.text.rawValue * 1.35 }
        var text = Text(
            string, font: Font(size: Size.text.smaller.rawValue), color: theme.text, at: .zero,
            language: language)
        (text.width, text.overflow) = (width, .wrap)
        return measurer.size(of: text).height
    }

    /// Words at the left of `rect`: in one line, or smaller in several where they are too long for it.
    func words(
        _ string: String, _ size: Size, _ color: Color, in rect: CGRect,
        weight: Font.Weight = .regular
    ) -> Mark {
        var text = Text(
            string, font: Font(size: size.rawValue, weight: weight), color: color,
            at: rect.origin, language: language)
        if measurer.size(of: text).width > rect.width {
            text.font.size = size.smaller.rawValue
            text.width = rect.width
            text.overflow = .wrap
        }
        let height = measurer.size(of: text).height
        guard height <= rect.height else {
            return line(
                string, size, color, x: rect.minX, y: rect.midY, width: rect.width,
                weight: weight)
        }
        text.origin.y = rect.midY - height / 2
        return .text(text)
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
