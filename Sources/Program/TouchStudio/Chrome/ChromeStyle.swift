import TouchPicture
import TouchStage
import TouchWords

/// The looks that all parts of the window share.
package struct ChromeStyle {
    var theme: Theme
    /// "en": as the tables of sentences are called.
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

    /// Text at its own width and place, to be measured or moved.
    func text(
        _ string: String, _ size: Size, _ color: Color? = nil, weight: Font.Weight = .regular
    ) -> Text {
        Text(
            string, font: Font(size: size.rawValue, weight: weight), color: color ?? theme.text,
            at: .zero, language: language)
    }

    /// How wide one line of text is, in points.
    func width(of string: String, _ size: Size) -> CGFloat {
        measurer.size(of: text(string, size)).width
    }

    /// How high words are at a width, in points: in one line, or smaller in several.
    func height(of string: String, width: CGFloat) -> CGFloat {
        guard self.width(of: string, .text) > width else { return Size.text.rawValue * 1.35 }
        var text = text(string, Size.text.smaller)
        (text.width, text.overflow) = (width, .wrap)
        return measurer.size(of: text).height
    }

    /// Words at the left of `rect`: in one line, or smaller in several where they are too long for
    /// it.
    func words(
        _ string: String, _ size: Size, _ color: Color, in rect: CGRect,
        weight: Font.Weight = .regular
    ) -> Mark {
        var text = text(string, size, color, weight: weight)
        text.origin = rect.origin
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

    /// What a page, a drawer or a part of them is called.
    func title(
        _ string: String, x: CGFloat, y: CGFloat, width: CGFloat,
        alignment: Text.Alignment = .leading
    ) -> Mark {
        line(
            string, .title, theme.text, x: x, y: y, width: width, alignment: alignment,
            weight: .semibold)
    }

    /// What lies over the rest of the window, in the middle of all of it.
    func sheet(_ sheet: CGRect, over all: CGRect) -> [Mark] {
        [
            box(all, radius: 0, fill: theme.ink.faded(0.7)),
            box(sheet, radius: 16, fill: theme.panel, stroke: theme.line),
        ]
    }

    /// A rectangle with soft corners.
    func box(
        _ rect: CGRect, radius: CGFloat, fill: Color? = nil, stroke: Color? = nil,
        width: CGFloat = 1
    ) -> Mark {
        .path(.roundedRect(rect, radius: radius), fill: fill, stroke: stroke, width: width)
    }

    /// What tells where the keyboard is, around `rect`.
    func focusRing(_ rect: CGRect, radius: CGFloat) -> Mark {
        box(
            rect.insetBy(dx: -3, dy: -3), radius: radius + 3, stroke: theme.text, width: 2)
    }
}

nonisolated extension Mark {
    /// A shape, with a line around it if that has a colour.
    static func path(
        _ path: Path, fill: Color? = nil, stroke: Color? = nil, width: CGFloat = 1
    ) -> Mark {
        .shape(Shape(path, fill: fill, stroke: stroke.map { Stroke($0, width: width) }))
    }
}

extension Picture {
    /// All of it at a place, so many times larger.
    func mark(at origin: CGPoint, scale: CGFloat = 1) -> Mark {
        let transform = CGAffineTransform(
            a: scale, b: 0, c: 0, d: scale, tx: origin.x, ty: origin.y)
        let frame = CGRect(origin: .zero, size: size)
        return .group(Group(transform: transform, clip: .rect(frame), marks: marks))
    }
}
