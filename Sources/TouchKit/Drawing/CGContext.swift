import TouchPicture

/// Where `draw(_:)` paints: it records marks in the view's coordinates.
public final class CGContext {
    var marks: [Mark] = []
    var fillColor = Color.black
    var strokeColor = Color.black
    private var lineWidth: CGFloat = 1
    private var path = Path()

    init() {}

    /// Colour of the areas that follow.
    public func setFillColor(_ color: UIColor) { fillColor = color.color }
    /// Colour of the lines that follow.
    public func setStrokeColor(_ color: UIColor) { strokeColor = color.color }

    /// Width of the lines that follow, in points.
    public func setLineWidth(_ width: CGFloat) { lineWidth = width }

    /// Fills a rectangle, in the view's coordinates.
    public func fill(_ rect: CGRect) { add(.rect(rect), fill: true) }
    /// Fills the ellipse that touches the sides of `rect`.
    public func fillEllipse(in rect: CGRect) { add(.ellipse(in: rect), fill: true) }
    /// Draws a line along the sides of a rectangle, half of it on each side.
    public func stroke(_ rect: CGRect) { add(.rect(rect), fill: false) }
    /// Draws a line along the ellipse that touches the sides of `rect`.
    public func strokeEllipse(in rect: CGRect) { add(.ellipse(in: rect), fill: false) }

    /// Forgets the path so far.
    public func beginPath() { path = Path() }
    /// Begins a new part of the path at a point of the view's coordinates.
    public func move(to point: CGPoint) { path.elements.append(.move(point)) }
    /// A straight line from the end of the path.
    public func addLine(to point: CGPoint) { path.elements.append(.line(point)) }
    /// A closed rectangle as a part of the path.
    public func addRect(_ rect: CGRect) { path.elements += Path.rect(rect).elements }
    /// A closed ellipse as a part of the path.
    public func addEllipse(in rect: CGRect) { path.elements += Path.ellipse(in: rect).elements }
    /// A straight line back to where this part of the path began.
    public func closePath() { path.elements.append(.close) }

    /// Fills the path and forgets it.
    public func fillPath() {
        add(path, fill: true)
        beginPath()
    }

    /// Draws a line along the path and forgets it.
    public func strokePath() {
        add(path, fill: false)
        beginPath()
    }

    /// Adds a mark as it is: text, or a shape made elsewhere.
    public func add(_ mark: Mark) { marks.append(mark) }

    func add(_ path: Path, fill: Bool, width: CGFloat? = nil) {
        let stroke = Stroke(strokeColor, width: width ?? lineWidth)
        marks.append(
            .shape(Shape(path, fill: fill ? fillColor : nil, stroke: fill ? nil : stroke)))
    }
}

private var currentContext: CGContext?

/// The context of the `draw(_:)` that is running; nil outside of one.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIGraphicsGetCurrentContext() -> CGContext? { currentContext }

/// Fills `rect` with the current fill colour.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIRectFill(_ rect: CGRect) { currentContext?.fill(rect) }

extension UIView {
    /// Runs `draw(_:)` and keeps what it painted.
    func display() {
        needsDisplay = false
        let outer = currentContext
        let context = CGContext()
        currentContext = context
        draw(bounds)
        currentContext = outer
        guard context.marks != drawing else { return }
        drawing = context.marks
        guard let tracer = root?.tracer else { return }
        tracer.write(.none, .drawing(view: tracer.id(self), tracer.drawing(drawing)))
    }
}
