import TouchPicture

/// An outline to fill or draw in `draw(_:)`.
public final class UIBezierPath {
    private var path: Path

    /// Width of the drawn line, in points.
    public var lineWidth: CGFloat = 1

    public init() {
        path = Path()
    }

    public init(rect: CGRect) {
        path = .rect(rect)
    }

    public init(ovalIn rect: CGRect) {
        path = .ellipse(in: rect)
    }

    public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        path = .roundedRect(rect, radius: cornerRadius)
    }

    public var isEmpty: Bool { path.elements.isEmpty }
    public var bounds: CGRect { path.bounds ?? .zero }

    public func move(to point: CGPoint) { path.elements.append(.move(point)) }
    public func addLine(to point: CGPoint) { path.elements.append(.line(point)) }

    public func addCurve(
        to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint
    ) {
        path.elements.append(.curve(end, control1: controlPoint1, control2: controlPoint2))
    }

    public func close() { path.elements.append(.close) }
    public func removeAllPoints() { path = Path() }
    public func append(_ other: UIBezierPath) { path.elements += other.path.elements }

    public func fill() { UIGraphicsGetCurrentContext()?.add(path, fill: true) }
    public func stroke() {
        UIGraphicsGetCurrentContext()?.add(path, fill: false, width: lineWidth)
    }
}
