import TouchPicture

/// The rule by which a path distinguishes inside from outside.
public nonisolated enum CGPathFillRule: Int, Sendable {
    /// Points around which the path winds more often one way than the other are inside.
    case winding
    /// Points that a line from far away reaches after crossing the path an odd number of times are
    /// inside.
    case evenOdd
}

/// The ends of lines; always drawn round.
public nonisolated enum CGLineCap: Int32, Sendable {
    /// At the end; with a half circle; with a half square.
    case butt, round, square
}

/// The joins of lines; always drawn round.
public nonisolated enum CGLineJoin: Int32, Sendable {
    /// In a point; in an arc; cut off.
    case miter, round, bevel
}

/// The type of a step of a path.
public nonisolated enum CGPathElementType: Int32, Sendable {
    /// Starts a part; a straight line; a curve with one control point; a curve with two; back to
    /// the start of the part.
    case moveToPoint, addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath
}

/// A step of a path with its points.
public nonisolated struct CGPathElement {
    /// The type of the step.
    public var type: CGPathElementType
    /// The control points, followed by the end; valid only during the call.
    public var points: UnsafeMutablePointer<CGPoint>
}

/// An outline, in points.
public nonisolated class CGPath: Hashable {
    var path: Path

    init(_ path: Path) { self.path = path }

    /// Creates a closed rectangle.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(.rect(rect), transform)
    }

    /// Creates the ellipse that touches the sides of `rect`.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(.ellipse(in: rect), transform)
    }

    /// Creates a rectangle with circular corners, by the smaller of width and height.
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        self.init(.roundedRect(rect, radius: min(cornerWidth, cornerHeight)), transform)
    }

    private convenience init(_ path: Path, _ transform: UnsafePointer<CGAffineTransform>?) {
        self.init(transform.map { path.applying($0.pointee) } ?? path)
    }

    /// Indicates whether the path is empty.
    public var isEmpty: Bool { path.elements.isEmpty }
    /// The point at which the next step begins; zero in an empty path.
    public var currentPoint: CGPoint { path.currentPoint ?? .zero }
    /// The upright rectangle around all points and control points; null for an empty path.
    public var boundingBox: CGRect { path.bounds ?? .null }
    /// The upright rectangle around the drawn outline; null for an empty path.
    public var boundingBoxOfPath: CGRect { path.tightBounds ?? .null }

    /// Returns whether `point`, after applying `transform`, lies inside.
    public func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding,
        transform: CGAffineTransform = .identity
    ) -> Bool {
        path.contains(point.applying(transform), evenOdd: rule == .evenOdd)
    }

    /// Returns the same path.
    public func copy() -> CGPath? { CGPath(path) }

    /// Returns the path after applying a transform.
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        CGPath(path, transform)
    }

    /// Returns a separate path that can be changed.
    public func mutableCopy() -> CGMutablePath? {
        let copy = CGMutablePath()
        copy.path = path
        return copy
    }

    /// Returns the area that a line along the path covers; its ends and joins are round.
    public func copy(
        strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin,
        miterLimit: CGFloat, transform: CGAffineTransform = .identity
    ) -> CGPath {
        CGPath(path.stroked(width: lineWidth).applying(transform))
    }

    /// Calls a closure with each step in order.
    public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
        for element in path.elements {
            let type: CGPathElementType
            var points: [CGPoint]
            switch element {
            case .move(let p): (type, points) = (.moveToPoint, [p])
            case .line(let p): (type, points) = (.addLineToPoint, [p])
            case .curve(let p, let c1, let c2): (type, points) = (.addCurveToPoint, [c1, c2, p])
            case .close: (type, points) = (.closeSubpath, [.zero])
            }
            points.withUnsafeMutableBufferPointer { buffer in
                guard let base = buffer.baseAddress else { return }
                withUnsafePointer(to: CGPathElement(type: type, points: base), block)
            }
        }
    }

    public static func == (a: CGPath, b: CGPath) -> Bool { a.path == b.path }

    public func hash(into hasher: inout Hasher) { hasher.combine(path) }
}

/// An outline under construction.
public nonisolated final class CGMutablePath: CGPath {
    /// Creates an empty path.
    public init() { super.init(Path()) }

    /// Begins a new part at `point`.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        path.elements.append(.move(point.applying(transform)))
    }

    /// Adds a straight line to `point`.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        path.elements.append(.line(point.applying(transform)))
    }

    /// Adds straight lines through points, as a new part.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        path.elements += Path.polyline(points).applying(transform).elements
    }

    /// Adds a curve with one control point.
    public func addQuadCurve(
        to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
    ) {
        path.addQuadCurve(to: end.applying(transform), control: control.applying(transform))
    }

    /// Adds a curve with two control points.
    public func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint,
        transform: CGAffineTransform = .identity
    ) {
        path.elements.append(
            .curve(
                end.applying(transform), control1: control1.applying(transform),
                control2: control2.applying(transform)))
    }

    /// Adds a closed rectangle.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        path.elements += Path.rect(rect).applying(transform).elements
    }

    /// Adds the ellipse that touches the sides of `rect`.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        path.elements += Path.ellipse(in: rect).applying(transform).elements
    }

    /// Adds a rectangle with circular corners, by the smaller of width and height.
    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        let outline = Path.roundedRect(rect, radius: min(cornerWidth, cornerHeight))
        path.elements += outline.applying(transform).elements
    }

    /// Adds an arc, with angles in radians. With `clockwise` the angle decreases, which on a screen
    /// is counterclockwise.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        var arc = transform.isIdentity ? path : Path()
        arc.addArc(
            center: center, radius: radius, from: startAngle, to: endAngle, isGrowing: !clockwise)
        path = transform.isIdentity ? arc : Path(path.elements + arc.applying(transform).elements)
    }

    /// Adds an arc over `delta` radians.
    public func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: startAngle + delta,
            clockwise: delta < 0, transform: transform)
    }

    /// Adds a rounded corner at `tangent1End` on the way to `tangent2End`.
    public func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        path.addArc(
            corner: tangent1End.applying(transform), end: tangent2End.applying(transform),
            radius: radius)
    }

    /// Adds all parts of another path.
    public func addPath(_ other: CGPath, transform: CGAffineTransform = .identity) {
        path.elements += other.path.applying(transform).elements
    }

    /// Adds a straight line back to the start of this part.
    public func closeSubpath() { path.elements.append(.close) }
}
