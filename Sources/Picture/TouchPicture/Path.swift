/// An outline, in points.
public struct Path: Hashable, Sendable {
    /// A step of the pen.
    public enum Element: Hashable, Sendable {
        /// Begins a new subpath at the point.
        case move(CGPoint)
        /// A straight line to the point.
        case line(CGPoint)
        /// A cubic curve to the point.
        case curve(CGPoint, control1: CGPoint, control2: CGPoint)
        /// A line back to the start of the subpath.
        case close
    }

    /// The steps, in order.
    public var elements: [Element]

    /// Creates an outline from the steps.
    public init(_ elements: [Element] = []) {
        self.elements = elements
    }

    /// Returns a closed rectangle.
    public static func rect(_ r: CGRect) -> Path {
        polygon(r.corners)
    }

    /// Returns a rectangle with circular corners; the radius is limited to half the shorter side.
    public static func roundedRect(_ r: CGRect, radius: CGFloat) -> Path {
        let radius = min(radius, r.width / 2, r.height / 2)
        guard radius > 0 else { return .rect(r) }
        let k = radius * (1 - circleControl)
        func p(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
        return Path([
            .move(p(r.minX + radius, r.minY)),
            .line(p(r.maxX - radius, r.minY)),
            .curve(
                p(r.maxX, r.minY + radius), control1: p(r.maxX - k, r.minY),
                control2: p(r.maxX, r.minY + k)),
            .line(p(r.maxX, r.maxY - radius)),
            .curve(
                p(r.maxX - radius, r.maxY), control1: p(r.maxX, r.maxY - k),
                control2: p(r.maxX - k, r.maxY)),
            .line(p(r.minX + radius, r.maxY)),
            .curve(
                p(r.minX, r.maxY - radius), control1: p(r.minX + k, r.maxY),
                control2: p(r.minX, r.maxY - k)),
            .line(p(r.minX, r.minY + radius)),
            .curve(
                p(r.minX + radius, r.minY), control1: p(r.minX, r.minY + k),
                control2: p(r.minX + k, r.minY)),
            .close,
        ])
    }

    /// Returns the ellipse that touches the sides of `r`.
    public static func ellipse(in r: CGRect) -> Path {
        let (kx, ky) = (r.width / 2 * circleControl, r.height / 2 * circleControl)
        func p(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
        return Path([
            .move(p(r.maxX, r.midY)),
            .curve(
                p(r.midX, r.maxY), control1: p(r.maxX, r.midY + ky),
                control2: p(r.midX + kx, r.maxY)),
            .curve(
                p(r.minX, r.midY), control1: p(r.midX - kx, r.maxY),
                control2: p(r.minX, r.midY + ky)),
            .curve(
                p(r.midX, r.minY), control1: p(r.minX, r.midY - ky),
                control2: p(r.midX - kx, r.minY)),
            .curve(
                p(r.maxX, r.midY), control1: p(r.midX + kx, r.minY),
                control2: p(r.maxX, r.midY - ky)),
            .close,
        ])
    }

    /// Returns a circle; the radius is in points.
    public static func circle(center: CGPoint, radius: CGFloat) -> Path {
        ellipse(
            in: CGRect(
                x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
    }

    /// Returns an open line through `points`.
    public static func polyline(_ points: [CGPoint]) -> Path {
        guard let first = points.first else { return Path() }
        return Path([.move(first)] + points.dropFirst().map { .line($0) })
    }

    /// Returns a closed outline through `points`.
    public static func polygon(_ points: [CGPoint]) -> Path {
        Path(polyline(points).elements + [.close])
    }

    /// The smallest upright rectangle around all points and control points; nil for an empty path.
    public var bounds: CGRect? {
        var box: (minX: CGFloat, minY: CGFloat, maxX: CGFloat, maxY: CGFloat)?
        func add(_ p: CGPoint) {
            let b = box ?? (p.x, p.y, p.x, p.y)
            box = (min(b.minX, p.x), min(b.minY, p.y), max(b.maxX, p.x), max(b.maxY, p.y))
        }
        for element in elements {
            switch element {
            case .move(let p), .line(let p): add(p)
            case .curve(let p, let c1, let c2):
                add(c1)
                add(c2)
                add(p)
            case .close: break
            }
        }
        return box.map {
            CGRect(x: $0.minX, y: $0.minY, width: $0.maxX - $0.minX, height: $0.maxY - $0.minY)
        }
    }
}

/// The distance of the control points, as a share of the radius, at which four cubic curves look
/// like a circle.
private let circleControl: CGFloat = 0.5522847498
