import TouchPicture
import TouchReading

/// A picture in the making: marks, and what every painter needs to make more of them.
///
/// Lengths given to its methods are points of the picture unless said otherwise.
package struct Sketch {
    package let theme: Theme
    package let words: Words
    package let measurer: any TextMeasuring
    /// Points of the picture for each point of the design.
    package let unit: Double
    package var marks: [Mark] = []
    /// What the marks stand for, back to front.
    var parts: [StagePart] = []
    /// What of them lies clear of the rest.
    var inks: [StageInk] = []

    package init(
        theme: Theme, words: Words, measurer: any TextMeasuring, unit: Double, marks: [Mark] = [],
        parts: [StagePart] = [], inks: [StageInk] = []
    ) {
        self.theme = theme
        self.words = words
        self.measurer = measurer
        self.unit = unit
        self.marks = marks
        self.parts = parts
        self.inks = inks
    }

    /// The three sizes on a screen, and the smallest for what is beside the point.
    package enum TextSize: Double {
        case small = 11
        case detail = 13
        case text = 15
        case caption = 18
        case title = 20
    }

    package func font(
        _ size: TextSize, _ weight: Font.Weight = .regular, _ family: Font.Family = .sans
    ) -> Font {
        Font(size: size.rawValue * unit, weight: weight, family: family)
    }

    package func label(
        _ string: String, _ font: Font, _ color: Color, at origin: CGPoint = .zero,
        alignment: Text.Alignment = .leading, width: CGFloat? = nil
    ) -> Text {
        Text(
            string, font: font, color: color, at: origin, alignment: alignment, width: width,
            language: words.language)
    }

    package func size(of text: Text) -> CGSize { measurer.size(of: text) }

    package mutating func add(_ text: Text) {
        if !text.string.isEmpty { marks.append(.text(text)) }
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

    /// A rounded box with a line around it, its edges on whole points.
    package mutating func box(
        _ rect: CGRect, radius: CGFloat, fill: Color?, line: Color?, width: CGFloat = 1
    ) {
        let inset = line == nil ? 0 : width / 2
        let path = Path.roundedRect(rect.insetBy(dx: inset, dy: inset), radius: radius)
        marks.append(
            .shape(Shape(path, fill: fill, stroke: line.map { Stroke($0, width: width) })))
    }

    /// An arrow with a filled head; `fraction` of it is there.
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

    /// A cross between the corners of `r`.
    mutating func drawCross(in r: CGRect, _ color: Color) {
        let corners = r.corners
        stroke(.polyline([corners[0], corners[2]]), color, width: 1.75 * unit)
        stroke(.polyline([corners[1], corners[3]]), color, width: 1.75 * unit)
    }

    /// Everything that `body` draws, faded together.
    package mutating func faded(_ opacity: Double, _ body: (inout Sketch) -> Void) {
        guard opacity > 0 else { return }
        var inner = self
        inner.marks = []
        body(&inner)
        (parts, inks) = (inner.parts, inner.inks)
        if opacity >= 1 { return marks.append(contentsOf: inner.marks) }
        add(Group(opacity: opacity, marks: inner.marks))
    }
}
