import TouchPicture

/// A set of corners of a rectangle.
public nonisolated struct UIRectCorner: OptionSet, Sendable {
    /// The corners as bits.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The top left corner.
    public static let topLeft = UIRectCorner(rawValue: 1)
    /// The top right corner.
    public static let topRight = UIRectCorner(rawValue: 2)
    /// The bottom left corner.
    public static let bottomLeft = UIRectCorner(rawValue: 4)
    /// The bottom right corner.
    public static let bottomRight = UIRectCorner(rawValue: 8)
    /// All four corners.
    public static let allCorners = UIRectCorner(rawValue: .max)
}

/// An outline to fill or draw in `draw(_:)`.
nonisolated open class UIBezierPath {
    private var path: Path

    /// The width of the drawn line, in points.
    open var lineWidth: CGFloat = 1
    /// The ends of the line; stored only: they are drawn round.
    open var lineCapStyle = CGLineCap.butt
    /// The joins of lines; stored only: they are drawn round.
    open var lineJoinStyle = CGLineJoin.miter
    /// The greatest length of a pointed join; stored only.
    open var miterLimit: CGFloat = 10
    /// The smoothness of curves; stored only.
    open var flatness: CGFloat = 0.6
    /// Indicates whether the even-odd rule determines the filled area.
    open var usesEvenOddFillRule = false
    private var dash: [CGFloat] = []

    /// Creates an empty path.
    public init() { path = Path() }

    /// Creates a closed rectangle.
    public init(rect: CGRect) { path = .rect(rect) }

    /// Creates the ellipse that touches the sides of `rect`.
    public init(ovalIn rect: CGRect) { path = .ellipse(in: rect) }

    /// Creates a rectangle with round corners; the radius is limited to half the shorter side.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        path = .roundedRect(rect, radius: cornerRadius)
    }

    /// Creates a rectangle with some round corners, circular by the smaller of both radii.
    public init(
        roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
    ) {
        path = .roundedRect(
            rect, radius: min(cornerRadii.width, cornerRadii.height), corners: corners)
    }

    /// Creates an arc of a circle, in radians from the x axis; clockwise as seen on a screen.
    public init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
        clockwise: Bool
    ) {
        path = Path()
        path.addArc(
            center: center, radius: radius, from: startAngle, to: endAngle, isGrowing: clockwise)
    }

    /// Creates a path with the outline of a `CGPath`.
    public init(cgPath: CGPath) { path = cgPath.path }

    /// Creates an empty path: there are no archives here.
    public required init?(coder: NSCoder) { path = Path() }

    /// The outline; a copy each time.
    open var cgPath: CGPath {
        get { CGPath(path) }
        set { path = newValue.path }
    }

    /// Indicates whether the path is empty.
    open var isEmpty: Bool { path.elements.isEmpty }
    /// The upright rectangle around the drawn outline; zero for an empty path.
    open var bounds: CGRect { path.tightBounds ?? .zero }
    /// The point at which the next step begins; zero in an empty path.
    open var currentPoint: CGPoint { path.currentPoint ?? .zero }
    /// Returns whether `point` lies inside.
    open func contains(_ point: CGPoint) -> Bool {
        path.contains(point, evenOdd: usesEvenOddFillRule)
    }

    /// Begins a new part at `point`.
    open func move(to point: CGPoint) { path.elements.append(.move(point)) }
    /// Adds a straight line to `point`.
    open func addLine(to point: CGPoint) {
        path.elements.append(path.elements.isEmpty ? .move(point) : .line(point))
    }

    /// Adds a cubic curve to `endPoint`.
    open func addCurve(
        to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint
    ) {
        if path.elements.isEmpty { path.elements.append(.move(controlPoint1)) }
        path.elements.append(.curve(endPoint, control1: controlPoint1, control2: controlPoint2))
    }

    /// Adds a quadratic curve to `endPoint`.
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        path.addQuadCurve(to: endPoint, control: controlPoint)
    }

    /// Adds an arc, with a line to its start; clockwise as seen on a screen.
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
        clockwise: Bool
    ) {
        path.addArc(
            center: center, radius: radius, from: startAngle, to: endAngle, isGrowing: clockwise)
    }

    /// Adds a straight line back to the start of this part.
    open func close() { path.elements.append(.close) }
    /// Empties the path.
    open func removeAllPoints() { path = Path() }
    /// Adds the parts of another path.
    open func append(_ other: UIBezierPath) { path.elements += other.path.elements }
    /// Transforms all points.
    open func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }

    /// Returns the path in the opposite direction, as straight lines.
    open func reversing() -> UIBezierPath {
        let result = UIBezierPath()
        for part in path.parts.reversed() {
            let points = Array(part.points.reversed())
            result.path.elements +=
                (part.isClosed ? Path.polygon(points) : .polyline(points))
                .elements
        }
        return result
    }

    /// Returns another path with the same steps and settings.
    open func copy() -> Anything {
        let copy = UIBezierPath(cgPath: cgPath)
        copy.lineWidth = lineWidth
        copy.lineCapStyle = lineCapStyle
        copy.lineJoinStyle = lineJoinStyle
        copy.usesEvenOddFillRule = usesEvenOddFillRule
        copy.dash = dash
        return copy
    }

    /// Sets the lengths of dashes and gaps in turn, in points. They begin at the start of the line;
    /// `phase` is ignored.
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        dash = pattern.map { Array(UnsafeBufferPointer(start: $0, count: count)) } ?? []
    }

    /// Fills the path with the current color, within `draw(_:)`.
    open func fill() {
        UIGraphicsGetCurrentContext()?.paint(
            path, usesEvenOddFillRule ? .eoFill : .fill)
    }

    /// Draws a line of `lineWidth` along the path with the current color, within `draw(_:)`.
    open func stroke() {
        UIGraphicsGetCurrentContext()?.paint(path, .stroke, width: lineWidth, dash: dash)
    }

    /// Fills the path with an opacity; the blend mode is always the normal one.
    open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
        fade(alpha) { fill() }
    }

    /// Draws the line with an opacity; the blend mode is always the normal one.
    open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
        fade(alpha) { stroke() }
    }

    private func fade(_ alpha: CGFloat, _ paint: () -> Void) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setAlpha(alpha)
        paint()
        context.restoreGState()
    }

    /// Clips all that is drawn from now on to the inside of the path.
    open func addClip() {
        UIGraphicsGetCurrentContext()?.clip(to: usesEvenOddFillRule ? path.withHoles : path)
    }
}

extension Path {
    /// Returns a rectangle with some round corners; the radius is limited to half the shorter side.
    nonisolated static func roundedRect(
        _ r: CGRect, radius: CGFloat, corners: UIRectCorner
    ) -> Path {
        let radius = min(radius, r.width / 2, r.height / 2)
        let all: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
        if corners.isSuperset(of: all) || radius <= 0 { return .roundedRect(r, radius: radius) }
        var path = Path()
        func corner(_ which: UIRectCorner, _ x: CGFloat, _ y: CGFloat, _ turn: CGFloat) {
            guard corners.contains(which) else {
                let point = CGPoint(x: x, y: y)
                return path.elements.append(path.elements.isEmpty ? .move(point) : .line(point))
            }
            let center = CGPoint(
                x: x == r.minX ? x + radius : x - radius, y: y == r.minY ? y + radius : y - radius)
            path.addArc(
                center: center, radius: radius, from: turn * .pi / 2,
                to: (turn + 1) * .pi / 2, isGrowing: true)
        }
        corner(.topLeft, r.minX, r.minY, 2)
        corner(.topRight, r.maxX, r.minY, 3)
        corner(.bottomRight, r.maxX, r.maxY, 0)
        corner(.bottomLeft, r.minX, r.maxY, 1)
        path.elements.append(.close)
        return path
    }
}
