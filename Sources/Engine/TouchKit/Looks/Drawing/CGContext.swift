import TouchPicture

/// The way in which a path is drawn.
public nonisolated enum CGPathDrawingMode: Int32, Sendable {
    /// Filled; filled by the even-odd rule; drawn as a line; both; both, by the even-odd rule.
    case fill, eoFill, stroke, fillStroke, eoFillStroke
}

/// The way in which a drawing is mixed with what is below.
public nonisolated enum CGBlendMode: Int32, Sendable {
    /// Modes that these names mean in Core Graphics.
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
    /// Modes that these names mean in Core Graphics.
    case hardLight, difference, exclusion, hue, saturation, color, luminosity, clear, copy
    /// Modes that these names mean in Core Graphics.
    case sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut
    /// Modes that these names mean in Core Graphics.
    case destinationAtop, xor, plusDarker, plusLighter
}

/// The context in which `draw(_:)` draws. It records marks in the view's coordinates.
public nonisolated final class CGContext {
    /// The state that `saveGState()` saves.
    package struct State {
        var fill = Color.black
        var stroke = Color.black
        var lineWidth: CGFloat = 1
        var dash: [CGFloat] = []
        package var alpha: CGFloat = 1
        package var transform = CGAffineTransform.identity
        package var clips: [Path] = []
        package var shadow: Shadow?
        #if canImport(Foundation)
            package var blendMode = CGBlendMode.normal
        #endif
    }

    package struct Shadow {
        let offset: CGSize
        let blur: CGFloat
        let color: Color
    }

    package var marks: [Mark] = []
    package let bounds: CGRect
    package var state = State()
    private var saved: [State] = []
    // In the coordinates of the view: each step is transformed when it is added.
    private var outline = Path()

    #if canImport(Foundation)
        /// The memory whose pixels take what is drawn at once; nil to keep marks.
        package var memory: DrawingMemory?
        /// The scale and the origin of what is drawn; nil outside of images.
        package var format: DrawingFormat?
        /// The groups that have begun, the innermost last, and what was drawn before each.
        package var layers: [(marks: [Mark], memory: DrawingMemory?)] = []

        /// All that was drawn so far.
        package var drawn: [Mark] { memory?.marks ?? marks }
    #else
        var drawn: [Mark] { marks }
    #endif

    package init(bounds: CGRect = .null) { self.bounds = bounds }

    /// Returns the marks that `paint` draws while a new context is the current one.
    static func marks(in bounds: CGRect, _ paint: (CGContext) -> Void) -> [Mark] {
        let context = CGContext(bounds: bounds)
        UIGraphicsPushContext(context)
        paint(context)
        UIGraphicsPopContext()
        return context.drawn
    }

    // MARK: State

    /// Saves colors, line, transform, and clip.
    public func saveGState() { saved.append(state) }
    /// Restores the state that was saved last.
    public func restoreGState() { state = saved.popLast() ?? state }

    /// Sets the color of the fills that follow.
    public func setFillColor(_ color: CGColor) { state.fill = color.color }
    /// Sets the color of the fills that follow, each component 0 to 1.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.fill = Color(red: red, green: green, blue: blue, alpha: alpha)
    }
    /// Sets the color of the lines that follow.
    public func setStrokeColor(_ color: CGColor) { state.stroke = color.color }
    /// Sets the color of the lines that follow, each component 0 to 1.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.stroke = Color(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Sets the width of the lines that follow, in points.
    public func setLineWidth(_ width: CGFloat) { state.lineWidth = width }
    /// Does nothing: ends are always drawn round.
    public func setLineCap(_ cap: CGLineCap) {}
    /// Does nothing: joins are always drawn round.
    public func setLineJoin(_ join: CGLineJoin) {}
    /// Does nothing: joins are always drawn round.
    public func setMiterLimit(_ limit: CGFloat) {}
    /// Sets the lengths of dashes and gaps in turn, in points. They begin at the start of the line;
    /// `phase` is ignored.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) { state.dash = lengths }
    /// Sets the opacity of all that follows, 0 to 1.
    public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha }
    /// Does nothing: edges are always smooth.
    public func setShouldAntialias(_ antialias: Bool) {}
    /// Does nothing: edges are always smooth.
    public func setAllowsAntialiasing(_ antialias: Bool) {}

    /// Sets a shadow for all that follows, soft over `blur` points.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        state.shadow = color.map { Shadow(offset: offset, blur: blur, color: $0.color) }
    }

    /// Sets a shadow in a third of black for all that follows.
    public func setShadow(offset: CGSize, blur: CGFloat) {
        state.shadow = Shadow(offset: offset, blur: blur, color: .black.faded(1 / 3))
    }

    // MARK: Transform

    /// Applies `transform` to all that follows, before the current transform.
    public func concatenate(_ transform: CGAffineTransform) {
        state.transform = transform.concatenating(state.transform)
    }
    /// Moves all that follows, in points.
    public func translateBy(x tx: CGFloat, y ty: CGFloat) {
        concatenate(CGAffineTransform(translationX: tx, y: ty))
    }
    /// Scales all that follows.
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
        concatenate(CGAffineTransform(scaleX: sx, y: sy))
    }
    /// Rotates all that follows, in radians.
    public func rotate(by angle: CGFloat) {
        concatenate(CGAffineTransform(rotationAngle: angle))
    }

    // MARK: Path

    /// Discards the path.
    public func beginPath() { outline = Path() }
    /// Begins a new part of the path.
    public func move(to point: CGPoint) { outline.elements.append(.move(mapped(point))) }
    /// Adds a straight line from the end of the path.
    public func addLine(to point: CGPoint) { outline.elements.append(.line(mapped(point))) }
    /// Adds straight lines through points, as a new part.
    public func addLines(between points: [CGPoint]) { add(.polyline(points)) }
    /// Adds a curve with two control points.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        outline.elements.append(
            .curve(mapped(end), control1: mapped(control1), control2: mapped(control2)))
    }
    /// Adds a curve with one control point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        outline.addQuadCurve(to: mapped(end), control: mapped(control))
    }
    /// Adds a closed rectangle.
    public func addRect(_ rect: CGRect) { add(.rect(rect)) }
    /// Adds closed rectangles.
    public func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }
    /// Adds a closed ellipse.
    public func addEllipse(in rect: CGRect) { add(.ellipse(in: rect)) }
    /// Adds all parts of a path.
    public func addPath(_ path: CGPath) { add(path.path) }

    /// Adds an arc, with angles in radians. With `clockwise` the angle decreases, which on a screen
    /// is counterclockwise.
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

    /// Adds a rounded corner at `tangent1End` on the way to `tangent2End`.
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        outline.addArc(
            corner: mapped(tangent1End), end: mapped(tangent2End), radius: radius * scale)
    }

    /// Adds a straight line back to the start of this part of the path.
    public func closePath() { outline.elements.append(.close) }
    /// Indicates whether the path is empty.
    public var isPathEmpty: Bool { outline.elements.isEmpty }
    /// The end of the path.
    public var currentPointOfPath: CGPoint {
        (outline.currentPoint ?? .zero).applying(state.transform.inverted())
    }
    /// The rectangle around the path.
    public var boundingBoxOfPath: CGRect {
        outline.tightBounds?.applying(state.transform.inverted()) ?? .null
    }
    /// The current path.
    public var path: CGPath? {
        isPathEmpty ? nil : CGPath(outline.applying(state.transform.inverted()))
    }

    private func add(_ path: Path) { outline.elements += path.applying(state.transform).elements }
    private func mapped(_ point: CGPoint) -> CGPoint { point.applying(state.transform) }
    private var scale: CGFloat { abs(state.transform.determinant).squareRoot() }

    // MARK: Painting

    /// Draws the path and discards it.
    public func drawPath(using mode: CGPathDrawingMode) {
        paintMapped(outline, mode)
        beginPath()
    }

    /// Fills the path and discards it.
    public func fillPath(using rule: CGPathFillRule = .winding) {
        drawPath(using: rule == .evenOdd ? .eoFill : .fill)
    }

    /// Draws a line along the path and discards it.
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
    /// Draws a line from each odd point to the one after it.
    public func strokeLineSegments(between points: [CGPoint]) {
        for index in stride(from: 0, to: points.count - 1, by: 2) {
            paint(.polyline([points[index], points[index + 1]]), .stroke)
        }
    }

    /// Draws a gradient along the line from `start` to `end`, within the clip.
    public func drawLinearGradient(
        _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
    ) {
        guard let area = paintedArea else { return }
        for mark in gradient.stops.linear(from: start, to: end, in: area, options) { add(mark) }
    }

    /// Draws a gradient from one circle to another, within the clip.
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

    /// Clips all that follows to the path, and discards the path.
    public func clip(using rule: CGPathFillRule = .winding) {
        state.clips.append(rule == .evenOdd ? outline.withHoles : outline)
        beginPath()
    }

    /// Clips all that follows to a rectangle.
    public func clip(to rect: CGRect) { clip(to: .rect(rect)) }
    /// Clips all that follows to the rectangle around all of `rects`.
    public func clip(to rects: [CGRect]) { clip(to: rects.reduce(.null) { $0.union($1) }) }
    /// The rectangle outside of which nothing is drawn.
    public var boundingBoxOfClipPath: CGRect { paintedArea ?? .null }

    func clip(to path: Path) { state.clips.append(path.applying(state.transform)) }

    /// The area that can be drawn on, in the coordinates of drawing; nil if it is empty.
    private var paintedArea: CGRect? {
        let area = state.clips.reduce(bounds) { area, clip in
            guard let box = clip.bounds else { return area }
            return area.isNull ? box : area.overlap(with: box)
        }
        return area.isEmpty ? nil : area.applying(state.transform.inverted())
    }

    // MARK: Marks

    /// Adds a mark unchanged, in the coordinates of drawing: text, or a shape made elsewhere.
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

    /// Adds a mark in groups that clip it; in those of the mark before it if they have the same
    /// clips.
    package func append(_ mark: Mark) {
        #if canImport(Foundation)
            if let memory { return memory.paint(clipped(mark), state.blendMode) }
        #endif
        guard !state.clips.isEmpty else { return marks.append(mark) }
        if case .group(var last)? = marks.last, last.put(mark, in: state.clips[...]) {
            marks[marks.count - 1] = .group(last)
        } else {
            marks.append(clipped(mark))
        }
    }

    private func clipped(_ mark: Mark) -> Mark {
        state.clips.reversed().reduce(mark) { inner, clip in
            .group(Group(clip: clip, marks: [inner]))
        }
    }
}

extension Group {
    /// Adds a mark if the group and the innermost groups in it have exactly these clips.
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
