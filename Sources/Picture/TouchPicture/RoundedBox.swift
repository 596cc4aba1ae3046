/// An upright rectangle with circular corners; a disc if they are as large as possible.
public struct RoundedBox: Hashable, Sendable {
    /// The rectangle around the box.
    public var rect: CGRect
    /// The radius of the corners; at most half the shorter side.
    public var radius: CGFloat

    /// Creates a box; the radius is in the units of the rectangle.
    public init(_ rect: CGRect, radius: CGFloat) {
        self.rect = rect
        self.radius = radius
    }

    /// Returns the box with all sides moved outwards.
    public func grown(by distance: CGFloat) -> RoundedBox {
        RoundedBox(
            rect.insetBy(dx: -distance, dy: -distance), radius: max(radius + distance, 0))
    }
}

extension Path {
    /// The box of which this is the outline, as `circle` and `roundedRect` draw it; nil if it is
    /// another shape.
    public var roundedBox: RoundedBox? {
        guard case .move(let start)? = elements.first, elements.last == .close else { return nil }
        let ends = elements.dropLast().compactMap { $0.end }
        let xs = ends.map { $0.x }
        let ys = ends.map { $0.y }
        guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max()
        else { return nil }
        let rect = CGRect(x: left, y: top, width: right - left, height: bottom - top)
        let box: RoundedBox
        let drawn: Path
        switch elements.count {
        case 6:
            guard abs(rect.width - rect.height) < 1e-6 else { return nil }
            box = RoundedBox(rect, radius: rect.width / 2)
            drawn = .ellipse(in: rect)
        case 10:
            box = RoundedBox(rect, radius: start.x - left)
            drawn = .roundedRect(rect, radius: box.radius)
        default: return nil
        }
        return isNearly(drawn) ? box : nil
    }

    /// Returns whether both have the same steps, within the error of calculation.
    func isNearly(_ other: Path) -> Bool {
        elements.count == other.elements.count
            && zip(elements, other.elements).allSatisfy { $0.isNearly($1) }
    }
}

extension Path.Element {
    /// The position of the pen after the element; nil if the element adds no position.
    fileprivate var end: CGPoint? {
        switch self {
        case .move(let p), .line(let p), .curve(let p, _, _): p
        case .close: nil
        }
    }

    fileprivate func isNearly(_ other: Path.Element) -> Bool {
        func same(_ a: CGPoint, _ b: CGPoint) -> Bool {
            abs(a.x - b.x) < 1e-6 && abs(a.y - b.y) < 1e-6
        }
        return switch (self, other) {
        case (.move(let a), .move(let b)), (.line(let a), .line(let b)): same(a, b)
        case (.curve(let a, let a1, let a2), .curve(let b, let b1, let b2)):
            same(a, b) && same(a1, b1) && same(a2, b2)
        case (.close, .close): true
        default: false
        }
    }
}
