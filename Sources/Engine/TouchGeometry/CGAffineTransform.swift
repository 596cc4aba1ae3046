/// An affine map of the plane, as Core Graphics defines it: `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`.
///
/// Foundation has no such type outside Apple's systems. Angles are in radians; with y pointing down,
/// as everywhere here, a positive angle turns clockwise.
public struct CGAffineTransform: Hashable, Sendable {
    /// How much of x goes into x.
    public var a: CGFloat
    /// How much of x goes into y.
    public var b: CGFloat
    /// How much of y goes into x.
    public var c: CGFloat
    /// How much of y goes into y.
    public var d: CGFloat
    /// What is added to x, in points.
    public var tx: CGFloat
    /// What is added to y, in points.
    public var ty: CGFloat

    /// The map that changes nothing.
    public static let identity = CGAffineTransform()

    /// The identity.
    public init() {
        self.init(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
    }

    /// By its six numbers.
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }

    /// By its six numbers.
    public init(
        _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat
    ) {
        self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
    }

    /// A move, in points.
    public init(translationX tx: CGFloat, y ty: CGFloat) {
        self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
    }

    /// A stretching by factors about the origin.
    public init(scaleX sx: CGFloat, y sy: CGFloat) {
        self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
    }

    /// A turn by `angle` radians.
    public init(rotationAngle angle: CGFloat) {
        let (sine, cosine) = (Mathematics.sine(angle), Mathematics.cosine(angle))
        self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }

    /// Whether it changes nothing.
    public var isIdentity: Bool { self == .identity }

    /// The factor by which areas grow; 0 when the transform is singular.
    public var determinant: CGFloat { a * d - b * c }

    /// This transform after a move by `tx`, `ty` in its own source space.
    public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
        CGAffineTransform(translationX: tx, y: ty).concatenating(self)
    }

    /// This transform after a stretching in its own source space.
    public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
        CGAffineTransform(scaleX: sx, y: sy).concatenating(self)
    }

    /// This transform after a turn by `angle` radians in its own source space.
    public func rotated(by angle: CGFloat) -> CGAffineTransform {
        CGAffineTransform(rotationAngle: angle).concatenating(self)
    }

    /// First this transform, then `next`.
    public func concatenating(_ next: CGAffineTransform) -> CGAffineTransform {
        CGAffineTransform(
            a: a * next.a + b * next.c, b: a * next.b + b * next.d,
            c: c * next.a + d * next.c, d: c * next.b + d * next.d,
            tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
    }

    /// The way back; a singular transform answers itself, as in Core Graphics.
    public func inverted() -> CGAffineTransform {
        let det = determinant
        guard det != 0, det.isFinite else { return self }
        return CGAffineTransform(
            a: d / det, b: -b / det, c: -c / det, d: a / det,
            tx: (c * ty - d * tx) / det, ty: (b * tx - a * ty) / det)
    }
}

extension CGPoint {
    /// Where `t` takes the point.
    public func applying(_ t: CGAffineTransform) -> CGPoint {
        CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
    }
}

extension CGSize {
    /// The size as a vector under the linear part of `t`.
    public func applying(_ t: CGAffineTransform) -> CGSize {
        CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
    }
}

extension CGRect {
    /// The smallest upright rectangle around the four mapped corners.
    public func applying(_ t: CGAffineTransform) -> CGRect {
        let corners = [
            CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY),
            CGPoint(x: maxX, y: maxY), CGPoint(x: minX, y: maxY),
        ].map { $0.applying(t) }
        let (left, right) = (corners.map { $0.x }.min() ?? 0, corners.map { $0.x }.max() ?? 0)
        let (top, bottom) = (corners.map { $0.y }.min() ?? 0, corners.map { $0.y }.max() ?? 0)
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}
