import TouchPicture
import TouchStage
import TouchWords

/// The style that all parts of the window share.
package struct ChromeStyle {
    var theme: Theme
    /// The language, such as "en", as in the tables of sentences.
    var language: String
    let measurer: any TextMeasuring

    enum Size: CGFloat {
        case title = 20
        case text = 15
        case detail = 13
        case small = 12

        var smaller: Size { self == .title ? .text : .detail }
    }

    /// Returns whether everything looks the same in the other style; text is measured alike in all.
    func looks(like other: ChromeStyle) -> Bool {
        theme == other.theme && language == other.language
    }

    /// Returns the window's own words, in its language.
    func words(_ wording: Wording) -> String { wording[language] }

    /// Returns one line of text as a mark, with its middle at `y`.
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

    /// Returns text at its own width and at the origin, to be measured or moved.
    func text(
        _ string: String, _ size: Size, _ color: Color? = nil, weight: Font.Weight = .regular
    ) -> Text {
        Text(
            string, font: Font(size: size.rawValue, weight: weight), color: color ?? theme.text,
            at: .zero, language: language)
    }

    /// Returns the width of one line of text, in points.
    func width(of string: String, _ size: Size) -> CGFloat {
        measurer.size(of: text(string, size)).width
    }

    /// Returns the height of words at a width, in points: in one line, or smaller in several.
    func height(of string: String, width: CGFloat) -> CGFloat {
        guard self.width(of: string, .text) > width else { return Size.text.rawValue * 1.35 }
        var text = text(string, Size.text.smaller)
        (text.width, text.overflow) = (width, .wrap)
        return measurer.size(of: text).height
    }

    /// Returns words at the left of `rect`: in one line, or smaller in several if they are too long
    /// for one.
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

    /// Returns the title of a page, of a drawer, or of a part of them.
    func title(
        _ string: String, x: CGFloat, y: CGFloat, width: CGFloat,
        alignment: Text.Alignment = .leading
    ) -> Mark {
        line(
            string, .title, theme.text, x: x, y: y, width: width, alignment: alignment,
            weight: .semibold)
    }

    /// Returns a sheet that lies over the rest of the window, in its middle.
    func sheet(_ sheet: CGRect, over all: CGRect) -> [Mark] {
        [
            box(all, radius: 0, fill: theme.ink.faded(0.7)),
            box(sheet, radius: 16, fill: theme.panel, stroke: theme.line),
        ]
    }

    /// Returns a rectangle with rounded corners.
    func box(
        _ rect: CGRect, radius: CGFloat, fill: Color? = nil, stroke: Color? = nil,
        width: CGFloat = 1
    ) -> Mark {
        .path(.roundedRect(rect, radius: radius), fill: fill, stroke: stroke, width: width)
    }

    /// Returns the ring that shows the keyboard's focus, around `rect`.
    func focusRing(_ rect: CGRect, radius: CGFloat) -> Mark {
        box(
            rect.insetBy(dx: -3, dy: -3), radius: radius + 3, stroke: theme.text, width: 2)
    }
}

nonisolated extension Mark {
    /// Returns a shape, with a line around it if `stroke` is a color.
    static func path(
        _ path: Path, fill: Color? = nil, stroke: Color? = nil, width: CGFloat = 1
    ) -> Mark {
        .shape(Shape(path, fill: fill, stroke: stroke.map { Stroke($0, width: width) }))
    }
}

extension Picture {
    /// Returns the whole picture at `origin`, enlarged by `scale`.
    func mark(at origin: CGPoint, scale: CGFloat = 1) -> Mark {
        let transform = CGAffineTransform(
            a: scale, b: 0, c: 0, d: scale, tx: origin.x, ty: origin.y)
        let frame = CGRect(origin: .zero, size: size)
        return .group(Group(transform: transform, clip: .rect(frame), marks: marks))
    }
}
