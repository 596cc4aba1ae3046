import TouchPicture

/// An outline to fill or draw in `draw(_:)`.
public final class UIBezierPath {
    private var path: Path

    /// Width of the drawn line, in points.
    public var lineWidth: CGFloat = 1

    /// A path with nothing in it.
    public init() {
        path = Path()
    }

    /// A closed rectangle.
    public init(rect: CGRect) {
        path = .rect(rect)
    }

    /// The ellipse that touches the sides of `rect`.
    public init(ovalIn rect: CGRect) {
        path = .ellipse(in: rect)
    }

    /// A rectangle with round corners; the radius is cut to half the shorter side.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        path = .roundedRect(rect, radius: cornerRadius)
    }

    /// Whether there is nothing in the path.
    public var isEmpty: Bool { path.elements.isEmpty }
    /// The upright rectangle around all points and control points; zero for an empty path.
    public var bounds: CGRect { path.bounds ?? .zero }

    /// Begins a new part at `point`.
    public func move(to point: CGPoint) { path.elements.append(.move(point)) }
    /// A straight line to `point`.
    public func addLine(to point: CGPoint) { path.elements.append(.line(point)) }

    /// A cubic curve to `endPoint`.
    public func addCurve(
        to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint
    ) {
        path.elements.append(.curve(end, control1: controlPoint1, control2: controlPoint2))
    }

    /// A straight line back to where this part began.
    public func close() { path.elements.append(.close) }
    /// Empties the path.
    public func removeAllPoints() { path = Path() }
    /// Adds the parts of another path.
    public func append(_ other: UIBezierPath) { path.elements += other.path.elements }

    /// Fills the path with the current colour, within `draw(_:)`.
    public func fill() { UIGraphicsGetCurrentContext()?.add(path, fill: true) }
    /// Draws a line of `lineWidth` along the path with the current colour, within `draw(_:)`.
    public func stroke() {
        UIGraphicsGetCurrentContext()?.add(path, fill: false, width: lineWidth)
    }
}
