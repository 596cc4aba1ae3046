import TouchPicture

/// How a path is painted.
public nonisolated enum CGPathDrawingMode: Int32, Sendable {
    /// Filled, filled by the even-odd rule, drawn as a line, and both.
    case fill, eoFill, stroke, fillStroke, eoFillStroke
}

/// How what is painted mixes with what was there; it is always the normal way.
public nonisolated enum CGBlendMode: Int32, Sendable {
    /// Ways of blending by their names elsewhere.
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
    /// More of them.
    case hardLight, difference, exclusion, hue, saturation, color, luminosity, clear, copy
    /// The rest.
    case sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut
    /// The rest, too.
    case destinationAtop, xor, plusDarker, plusLighter
}

/// Where `draw(_:)` paints: it records marks in the view's coordinates.
public nonisolated final class CGContext {
    /// What `saveGState()` keeps.
    struct State {
        var fill = Color.black
        var stroke = Color.black
        var lineWidth: CGFloat = 1
        var dash: [CGFloat] = []
        var alpha: CGFloat = 1
        var transform = CGAffineTransform.identity
        var clips: [Path] = []
        var shadow: Shadow?
    }

    struct Shadow {
        let offset: CGSize
        let blur: CGFloat
        let color: Color
    }

    private(set) var marks: [Mark] = []
    let bounds: CGRect
    var state = State()
    private var saved: [State] = []
    // In the coordinates of the view: what the transform is when a step is added counts.
    private var outline = Path()

    init(bounds: CGRect = .null) { self.bounds = bounds }

    /// What `paint` paints, while the context is the current one.
    static func marks(in bounds: CGRect, _ paint: (CGContext) -> Void) -> [Mark] {
        let context = CGContext(bounds: bounds)
        UIGraphicsPushContext(context)
        paint(context)
        UIGraphicsPopContext()
        return context.marks
    }

    // MARK: State

    /// Keeps colours, line, transform and clip.
    public func saveGState() { saved.append(state) }
    /// Takes back what was kept last.
    public func restoreGState() { state = saved.popLast() ?? state }

    /// Colour of the areas that follow.
    public func setFillColor(_ color: CGColor) { state.fill = color.color }
    /// Colour of the areas that follow, each part 0 to 1.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.fill = Color(red: red, green: green, blue: blue, alpha: alpha)
    }
    /// Colour of the lines that follow.
    public func setStrokeColor(_ color: CGColor) { state.stroke = color.color }
    /// Colour of the lines that follow, each part 0 to 1.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.stroke = Color(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Width of the lines that follow, in points.
    public func setLineWidth(_ width: CGFloat) { state.lineWidth = width }
    /// Ends are drawn round whatever is said.
    public func setLineCap(_ cap: CGLineCap) {}
    /// Joins are drawn round whatever is said.
    public func setLineJoin(_ join: CGLineJoin) {}
    /// Joins are drawn round whatever is said.
    public func setMiterLimit(_ limit: CGFloat) {}
    /// Lengths of dashes and gaps in turn, in points; they begin at the line's beginning.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) { state.dash = lengths }
    /// Opacity of all that follows, 0 to 1.
    public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha }
    /// It is always the normal one.
    public func setBlendMode(_ mode: CGBlendMode) {}
    /// Edges are always smooth.
    public func setShouldAntialias(_ antialias: Bool) {}
    /// Edges are always smooth.
    public func setAllowsAntialiasing(_ antialias: Bool) {}
    /// Everything is drawn as well as can be.
    public var interpolationQuality: Int = 0

    /// A shadow of what follows, soft over `blur` points.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        state.shadow = color.map { Shadow(offset: offset, blur: blur, color: $0.color) }
    }

    /// A shadow of a third of black.
    public func setShadow(offset: CGSize, blur: CGFloat) {
        state.shadow = Shadow(offset: offset, blur: blur, color: .black.faded(1 / 3))
    }

    /// Parts between this and its end are painted one by one all the same.
    public func beginTransparencyLayer(auxiliaryInfo: [String: Anything]?) { saveGState() }
    /// Ends what `beginTransparencyLayer` began.
    public func endTransparencyLayer() { restoreGState() }

    // MARK: Transform

    /// From the coordinates in which is painted to those of the view.
    public var ctm: CGAffineTransform { state.transform }
    /// Paints through `transform` first.
    public func concatenate(_ transform: CGAffineTransform) {
        state.transform = transform.concatenating(state.transform)
    }
    /// Moves all that follows, in points.
    public func translateBy(x tx: CGFloat, y ty: CGFloat) {
        concatenate(CGAffineTransform(translationX: tx, y: ty))
    }
    /// Stretches all that follows.
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
        concatenate(CGAffineTransform(scaleX: sx, y: sy))
    }
    /// Turns all that follows, in radians.
    public func rotate(by angle: CGFloat) {
        concatenate(CGAffineTransform(rotationAngle: angle))
    }

    // MARK: Path

    /// Forgets the path so far.
    public func beginPath() { outline = Path() }
    /// Begins a new part of the path.
    public func move(to point: CGPoint) { outline.elements.append(.move(mapped(point))) }
    /// A straight line from the end of the path.
    public func addLine(to point: CGPoint) { outline.elements.append(.line(mapped(point))) }
    /// Straight lines through points, as a new part.
    public func addLines(between points: [CGPoint]) { add(.polyline(points)) }
    /// A curve with two control points.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        outline.elements.append(
            .curve(mapped(end), control1: mapped(control1), control2: mapped(control2)))
    }
    /// A curve with one control point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        outline.addQuadCurve(to: mapped(end), control: mapped(control))
    }
    /// A closed rectangle as a part of the path.
    public func addRect(_ rect: CGRect) { add(.rect(rect)) }
    /// Closed rectangles as parts of the path.
    public func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }
    /// A closed ellipse as a part of the path.
    public func addEllipse(in rect: CGRect) { add(.ellipse(in: rect)) }
    /// All parts of a path.
    public func addPath(_ path: CGPath) { add(path.path) }

    /// An arc in radians; with `clockwise` the angle falls, which on a screen is the other way round.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        var arc = Path()
        arc.addArc(
            center: center, radius: radius, from: startAngle, to: endAngle, isGrowing: !clockwise)
        arc = arc.applying(state.transform)
        if !outline.elements.isEmpty, case .move(let start)? = arc.elements.first {
            arc.elements[0] = .line(start)
        }
        outline.elements += arc.elements
    }

    /// A rounded corner at `tangent1End` on the way to `tangent2End`.
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        outline.addArc(
            corner: mapped(tangent1End), end: mapped(tangent2End), radius: radius * scale)
    }

    /// A straight line back to where this part of the path began.
    public func closePath() { outline.elements.append(.close) }
    /// Whether the path is empty.
    public var isPathEmpty: Bool { outline.elements.isEmpty }
    /// The end of the path.
    public var currentPointOfPath: CGPoint {
        (outline.currentPoint ?? .zero).applying(state.transform.inverted())
    }
    /// The rectangle around the path.
    public var boundingBoxOfPath: CGRect {
        outline.tightBounds?.applying(state.transform.inverted()) ?? .null
    }
    /// The path so far.
    public var path: CGPath? {
        isPathEmpty ? nil : CGPath(outline.applying(state.transform.inverted()))
    }

    private func add(_ path: Path) { outline.elements += path.applying(state.transform).elements }
    private func mapped(_ point: CGPoint) -> CGPoint { point.applying(state.transform) }
    private var scale: CGFloat { abs(state.transform.determinant).squareRoot() }

    // MARK: Painting

    /// Paints the path and forgets it.
    public func drawPath(using mode: CGPathDrawingMode) {
        paintMapped(outline, mode)
        beginPath()
    }

    /// Fills the path and forgets it.
    public func fillPath(using rule: CGPathFillRule = .winding) {
        drawPath(using: rule == .evenOdd ? .eoFill : .fill)
    }

    /// Draws a line along the path and forgets it.
    public func strokePath() { drawPath(using: .stroke) }

    /// Fills a rectangle.
    public func fill(_ rect: CGRect) { paint(.rect(rect), .fill) }
    /// Fills rectangles.
    public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }
    /// Fills the ellipse that touches the sides of `rect`.
    public func fillEllipse(in rect: CGRect) { paint(.ellipse(in: rect), .fill) }
    /// Draws a line along the sides of a rectangle, half of it on each side.
    public func stroke(_ rect: CGRect) { paint(.rect(rect), .stroke) }
    /// Draws a line of `width` along the sides of a rectangle.
    public func stroke(_ rect: CGRect, width: CGFloat) { paint(.rect(rect), .stroke, width: width) }
    /// Draws a line along the ellipse that touches the sides of `rect`.
    public func strokeEllipse(in rect: CGRect) { paint(.ellipse(in: rect), .stroke) }
    /// Draws a line from each first to each second point.
    public func strokeLineSegments(between points: [CGPoint]) {
        for index in stride(from: 0, to: points.count - 1, by: 2) {
            paint(.polyline([points[index], points[index + 1]]), .stroke)
        }
    }

    /// Takes away what was painted, if `rect` covers it all; else nothing.
    public func clear(_ rect: CGRect) {
        guard rect.applying(state.transform).contains(bounds) else { return }
        marks = []
    }

    /// Colours along the way from `start` to `end`, within the clip.
    public func drawLinearGradient(
        _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
    ) {
        guard let area = paintedArea else { return }
        for mark in gradient.stops.linear(from: start, to: end, in: area, options) { add(mark) }
    }

    /// Colours from one circle to another, within the clip.
    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
        endRadius: CGFloat, options: CGGradientDrawingOptions
    ) {
        guard let area = paintedArea else { return }
        let radius = CGSize(width: endRadius, height: endRadius)
        for mark in gradient.stops.radial(
            from: startCenter, startRadius, to: endCenter, radius, in: area, options)
        {
            add(mark)
        }
    }

    // MARK: Clip

    /// Cuts what follows to the path, and forgets it.
    public func clip(using rule: CGPathFillRule = .winding) {
        state.clips.append(rule == .evenOdd ? outline.withHoles : outline)
        beginPath()
    }

    /// Cuts what follows to a rectangle.
    public func clip(to rect: CGRect) { clip(to: .rect(rect)) }
    /// Cuts what follows to the rectangle around all of them.
    public func clip(to rects: [CGRect]) { clip(to: rects.reduce(.null) { $0.union($1) }) }
    /// The rectangle outside of which nothing is painted.
    public var boundingBoxOfClipPath: CGRect { paintedArea ?? .null }

    func clip(to path: Path) { state.clips.append(path.applying(state.transform)) }

    /// What can be painted on, in the coordinates in which is painted; nil if that is nothing.
    private var paintedArea: CGRect? {
        let area = state.clips.reduce(bounds) { area, clip in
            guard let box = clip.bounds else { return area }
            return area.isNull ? box : area.intersection(box)
        }
        return area.isEmpty ? nil : area.applying(state.transform.inverted())
    }

    // MARK: Marks

    /// Adds a mark as it is, in the coordinates in which is painted: text, or a shape made elsewhere.
    @_spi(Hosts) public func add(_ mark: Mark) {
        guard !state.transform.isIdentity || state.alpha < 1 else { return append(mark) }
        append(
            .group(Group(transform: state.transform, opacity: state.alpha, marks: [mark])))
    }

    func paint(
        _ path: Path, _ mode: CGPathDrawingMode, width: CGFloat? = nil, dash: [CGFloat]? = nil
    ) {
        paintMapped(path.applying(state.transform), mode, width: width, dash: dash)
    }

    private func paintMapped(
        _ path: Path, _ mode: CGPathDrawingMode, width: CGFloat? = nil, dash: [CGFloat]? = nil
    ) {
        let fills = mode != .stroke
        let strokes = mode != .fill && mode != .eoFill
        let hasHoles = mode == .eoFill || mode == .eoFillStroke
        let area = hasHoles && path.parts.count > 1 ? path.withHoles : path
        let line = Stroke(
            state.stroke.faded(state.alpha), width: (width ?? state.lineWidth) * scale,
            dash: (dash ?? state.dash).map { $0 * scale })
        if let shadow = state.shadow {
            let cast = strokes && !fills ? path.stroked(width: line.width) : path
            for mark in Mark.shadow(
                of: cast, shadow.color.faded(state.alpha), shadow.offset, blur: shadow.blur / 2)
            {
                append(mark)
            }
        }
        append(
            .shape(
                Shape(
                    area, fill: fills ? state.fill.faded(state.alpha) : nil,
                    stroke: strokes ? line : nil)))
    }

    /// Puts a mark into groups that cut it to the clips; those of the mark before it, if they are the same.
    private func append(_ mark: Mark) {
        guard !state.clips.isEmpty else { return marks.append(mark) }
        if case .group(var last)? = marks.last, last.put(mark, in: state.clips[...]) {
            marks[marks.count - 1] = .group(last)
        } else {
            let cut = state.clips.reversed().reduce(mark) { inner, clip in
                .group(Group(clip: clip, marks: [inner]))
            }
            marks.append(cut)
        }
    }
}

extension Group {
    /// Adds a mark if the group and what is innermost in it are cut just so.
    nonisolated fileprivate mutating func put(_ mark: Mark, in clips: ArraySlice<Path>) -> Bool {
        guard transform.isIdentity, opacity == 1, clip == clips.first else { return false }
        if clips.count == 1 {
            marks.append(mark)
            return true
        }
        guard case .group(var inner)? = marks.last, inner.put(mark, in: clips.dropFirst()) else {
            return false
        }
        marks[marks.count - 1] = .group(inner)
        return true
    }
}
