import TouchPicture
import TouchReading

/// A picture in progress: its marks, and everything that painters need to add more.
///
/// Lengths passed to its methods are in points of the picture unless stated otherwise.
package struct Sketch {
    package let theme: Theme
    package let words: Words
    package let measurer: any TextMeasuring
    /// The points of the picture per point of the design.
    package let unit: Double
    package var marks: [Mark] = []
    /// The subjects of the marks, back to front.
    var parts: [StagePart] = []
    /// The areas that are kept clear of one another.
    var keptClear: [KeptClear] = []

    /// - Parameter language: the language, such as "en" or "zh".
    package init(theme: Theme, language: String, measurer: any TextMeasuring, unit: Double) {
        self.theme = theme
        words = Words(language: language)
        self.measurer = measurer
        self.unit = unit
    }

    /// A sketch with the same properties and no marks.
    package var empty: Sketch {
        Sketch(theme: theme, language: words.language, measurer: measurer, unit: unit)
    }

    /// The three sizes on a screen, and the smallest for minor details.
    package enum TextSize: Double {
        case small = 11
        case detail = 13
        case text = 15
        case title = 20
    }

    package func font(
        _ size: TextSize, _ weight: Font.Weight = .regular, _ family: Font.Family = .sans
    ) -> Font {
        Font(size: size.rawValue * unit, weight: weight, family: family)
    }

    /// - Parameter wraps: true if text wider than `width` continues on the next line; otherwise it
    ///   is shortened.
    package func label(
        _ string: String, _ font: Font, _ color: Color, at origin: CGPoint = .zero,
        alignment: Text.Alignment = .leading, width: CGFloat? = nil, wraps: Bool = false
    ) -> Text {
        Text(
            string, font: font, color: color, at: origin, alignment: alignment, width: width,
            overflow: wraps ? .wrap : .shortenEnd, language: words.language)
    }

    /// Returns a label in one of the sizes.
    package func label(
        _ string: String, _ size: TextSize, _ color: Color, weight: Font.Weight = .regular,
        family: Font.Family = .sans, at origin: CGPoint = .zero,
        alignment: Text.Alignment = .leading, width: CGFloat? = nil, wraps: Bool = false
    ) -> Text {
        label(
            string, font(size, weight, family), color, at: origin, alignment: alignment,
            width: width, wraps: wraps)
    }

    package func size(of text: Text) -> CGSize { measurer.size(of: text) }

    package mutating func add(_ text: Text) {
        if !text.string.isEmpty { marks.append(.text(text)) }
    }

    /// Adds a text that starts, is centered, or ends at `x`, depending on its alignment, with its
    /// own middle at the height `middle`.
    ///
    /// - Returns: the size of the text.
    @discardableResult
    package mutating func add(_ text: Text, x: Double, middle: Double) -> CGSize {
        let size = size(of: text)
        add(text.moved(to: CGPoint(x: x, y: middle - size.height / 2)))
        return size
    }

    /// Adds a label in one of the sizes at a known origin.
    package mutating func write(
        _ string: String, _ size: TextSize, _ color: Color, weight: Font.Weight = .regular,
        at origin: CGPoint, width: CGFloat
    ) {
        add(label(string, size, color, weight: weight, at: origin, width: width))
    }

    package mutating func add(_ group: Group) {
        if !group.marks.isEmpty { marks.append(.group(group)) }
    }

    package mutating func fill(_ path: Path, _ color: Color) {
        marks.append(.shape(Shape(path, fill: color)))
    }

    package mutating func stroke(_ path: Path, _ color: Color, width: CGFloat, dash: [CGFloat] = [])
    {
        marks.append(.shape(Shape(path, stroke: Stroke(color, width: width, dash: dash))))
    }

    /// Adds a vertical line.
    package mutating func line(
        x: Double, from top: Double, to bottom: Double, _ color: Color, width: CGFloat
    ) {
        let ends = [CGPoint(x: x, y: top), CGPoint(x: x, y: bottom)]
        stroke(.polyline(ends), color, width: width)
    }

    /// Adds a rounded box with a border, its edges on whole points.
    package mutating func box(
        _ rect: CGRect, radius: CGFloat, fill: Color?, line: Color?, width: CGFloat = 1
    ) {
        let inset = line == nil ? 0 : width / 2
        let path = Path.roundedRect(rect.insetBy(dx: inset, dy: inset), radius: radius)
        marks.append(
            .shape(Shape(path, fill: fill, stroke: line.map { Stroke($0, width: width) })))
    }

    /// Adds an arrow with a filled head, of which `fraction` is visible.
    mutating func arrow(
        from start: CGPoint, to end: CGPoint, _ color: Color, width: CGFloat, head: CGFloat,
        dash: [CGFloat] = [], fraction: Double = 1
    ) {
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        let length = (dx * dx + dy * dy).squareRoot()
        guard length > 0, fraction > 0 else { return }
        let (ux, uy) = (dx / length, dy / length)
        let reach = length * fraction
        let tip = CGPoint(x: start.x + ux * reach, y: start.y + uy * reach)
        let neck = max(reach - head, 0)
        let base = CGPoint(x: start.x + ux * neck, y: start.y + uy * neck)
        stroke(.polyline([start, base]), color, width: width, dash: dash)
        let half = head * 0.5
        fill(
            .polygon([
                tip, CGPoint(x: base.x - uy * half, y: base.y + ux * half),
                CGPoint(x: base.x + uy * half, y: base.y - ux * half),
            ]), color)
    }

    /// Returns the marks that `body` draws, instead of adding them; their subjects are kept.
    package mutating func drawn(by body: (inout Sketch) -> Void) -> [Mark] {
        let before = marks
        marks = []
        body(&self)
        defer { marks = before }
        return marks
    }

    /// Adds everything that `body` draws, clipped to `path`.
    package mutating func cut(to path: Path, _ body: (inout Sketch) -> Void) {
        add(Group(clip: path, marks: drawn(by: body)))
    }

    /// Adds everything that `body` draws, faded as a whole.
    package mutating func faded(_ opacity: Double, _ body: (inout Sketch) -> Void) {
        guard opacity > 0 else { return }
        let faint = drawn(by: body)
        if opacity >= 1 { return marks.append(contentsOf: faint) }
        add(Group(opacity: opacity, marks: faint))
    }
}
