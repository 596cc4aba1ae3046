import TouchPicture

/// Corners of a rectangle.
public nonisolated struct UIRectCorner: OptionSet, Sendable {
    /// Its members as bits.
    public let rawValue: UInt
    /// By its members as bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The upper left one.
    public static let topLeft = UIRectCorner(rawValue: 1)
    /// The upper right one.
    public static let topRight = UIRectCorner(rawValue: 2)
    /// The lower left one.
    public static let bottomLeft = UIRectCorner(rawValue: 4)
    /// The lower right one.
    public static let bottomRight = UIRectCorner(rawValue: 8)
    /// All four.
    public static let allCorners = UIRectCorner(rawValue: .max)
}

/// An outline to fill or draw in `draw(_:)`.
nonisolated open class UIBezierPath {
    private var path: Path

    /// Width of the drawn line, in points.
    open var lineWidth: CGFloat = 1
    /// How the line ends; kept, and drawn round.
    open var lineCapStyle = CGLineCap.butt
    /// How lines meet; kept, and drawn round.
    open var lineJoinStyle = CGLineJoin.miter
    /// How far a pointed join may reach; kept only.
    open var miterLimit: CGFloat = 10
    /// How smooth curves are; kept only.
    open var flatness: CGFloat = 0.6
    /// Whether the even-odd rule tells what is filled.
    open var usesEvenOddFillRule = false
    private var dash: [CGFloat] = []

    /// A path with nothing in it.
    public init() { path = Path() }

    /// A closed rectangle.
    public init(rect: CGRect) { path = .rect(rect) }

    /// The ellipse that touches the sides of `rect`.
    public init(ovalIn rect: CGRect) { path = .ellipse(in: rect) }

    /// A rectangle with round corners; the radius is cut to half the shorter side.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        path = .roundedRect(rect, radius: cornerRadius)
    }

    /// A rectangle with some round corners, circular by the smaller of both radii.
    public init(
        roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
    ) {
        path = .roundedRect(
            rect, radius: min(cornerRadii.width, cornerRadii.height), corners: corners)
    }

    /// An arc of a circle, in radians from the x axis; clockwise as seen on a screen.
    public init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
        clockwise: Bool
    ) {
        path = Path()
        path.addArc(
            center: center, radius: radius, from: startAngle, to: endAngle, isGrowing: clockwise)
    }

    /// The outline of another kind of path.
    public init(cgPath: CGPath) { path = cgPath.path }

    /// There are no archives here: a path with nothing in it.
    public required init?(coder: NSCoder) { path = Path() }

    /// The outline; a copy each time.
    open var cgPath: CGPath {
        get { CGPath(path) }
        set { path = newValue.path }
    }

    /// Whether there is nothing in the path.
    open var isEmpty: Bool { path.elements.isEmpty }
    /// The upright rectangle around what is drawn; zero for an empty path.
    open var bounds: CGRect { path.tightBounds ?? .zero }
    /// Where the next step begins; zero in an empty path.
    open var currentPoint: CGPoint { path.currentPoint ?? .zero }
    /// Whether `point` lies inside.
    open func contains(_ point: CGPoint) -> Bool {
        path.contains(point, evenOdd: usesEvenOddFillRule)
    }

    /// Begins a new part at `point`.
    open func move(to point: CGPoint) { path.elements.append(.move(point)) }
    /// A straight line to `point`.
    open func addLine(to point: CGPoint) {
        path.elements.append(path.elements.isEmpty ? .move(point) : .line(point))
    }

    /// A cubic curve to `endPoint`.
    open func addCurve(
        to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint
    ) {
        if path.elements.isEmpty { path.elements.append(.move(controlPoint1)) }
        path.elements.append(.curve(endPoint, control1: controlPoint1, control2: controlPoint2))
    }

    /// A quadratic curve to `endPoint`.
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        path.addQuadCurve(to: endPoint, control: controlPoint)
    }

    /// An arc, with a line to its beginning; clockwise as seen on a screen.
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
        clockwise: Bool
    ) {
        path.addArc(
            center: center, radius: radius, from: startAngle, to: endAngle, isGrowing: clockwise)
    }

    /// A straight line back to where this part began.
    open func close() { path.elements.append(.close) }
    /// Empties the path.
    open func removeAllPoints() { path = Path() }
    /// Adds the parts of another path.
    open func append(_ other: UIBezierPath) { path.elements += other.path.elements }
    /// Changes all points.
    open func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }

    /// The same path the other way round, as straight lines.
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

    /// Another path of the same steps and settings.
    open func copy() -> Anything {
        let copy = UIBezierPath(cgPath: cgPath)
        copy.lineWidth = lineWidth
        copy.lineCapStyle = lineCapStyle
        copy.lineJoinStyle = lineJoinStyle
        copy.usesEvenOddFillRule = usesEvenOddFillRule
        copy.dash = dash
        return copy
    }

    /// Lengths of dashes and gaps in turn, in points; they begin at the line's beginning.
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        dash = pattern.map { Array(UnsafeBufferPointer(start: $0, count: count)) } ?? []
    }

    /// Fills the path with the current colour, within `draw(_:)`.
    open func fill() {
        UIGraphicsGetCurrentContext()?.paint(
            path, usesEvenOddFillRule ? .eoFill : .fill)
    }

    /// Draws a line of `lineWidth` along the path with the current colour, within `draw(_:)`.
    open func stroke() {
        UIGraphicsGetCurrentContext()?.paint(path, .stroke, width: lineWidth, dash: dash)
    }

    /// Fills the path in a way of blending, which is always the normal one.
    open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
        fade(alpha) { fill() }
    }

    /// Draws the line in a way of blending, which is always the normal one.
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

    /// Cuts what is painted from now on to the inside of the path.
    open func addClip() {
        UIGraphicsGetCurrentContext()?.clip(to: usesEvenOddFillRule ? path.withHoles : path)
    }
}

extension Path {
    /// A rectangle with some round corners; the radius is cut to half the shorter side.
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
