import TouchPicture

/// A transform of space; only its part in the plane is shown.
public nonisolated struct CATransform3D: Hashable, Sendable {
    /// The factor of x in x'.
    public var m11: CGFloat = 1
    /// The factor of x in y'.
    public var m12: CGFloat = 0
    /// The factor of x in z'.
    public var m13: CGFloat = 0
    /// The perspective along x.
    public var m14: CGFloat = 0
    /// The factor of y in x'.
    public var m21: CGFloat = 0
    /// The factor of y in y'.
    public var m22: CGFloat = 1
    /// The factor of y in z'.
    public var m23: CGFloat = 0
    /// The perspective along y.
    public var m24: CGFloat = 0
    /// The factor of z in x'.
    public var m31: CGFloat = 0
    /// The factor of z in y'.
    public var m32: CGFloat = 0
    /// The factor of z in z'.
    public var m33: CGFloat = 1
    /// The perspective along z; stored only, not shown.
    public var m34: CGFloat = 0
    /// The translation along x, in points.
    public var m41: CGFloat = 0
    /// The translation along y, in points.
    public var m42: CGFloat = 0
    /// The translation along z, in points.
    public var m43: CGFloat = 0
    /// The factor of the constant; one.
    public var m44: CGFloat = 1

    /// Creates the identity transform.
    public init() {}

    fileprivate init(rows r: [[CGFloat]]) {
        (m11, m12, m13, m14) = (r[0][0], r[0][1], r[0][2], r[0][3])
        (m21, m22, m23, m24) = (r[1][0], r[1][1], r[1][2], r[1][3])
        (m31, m32, m33, m34) = (r[2][0], r[2][1], r[2][2], r[2][3])
        (m41, m42, m43, m44) = (r[3][0], r[3][1], r[3][2], r[3][3])
    }

    fileprivate var rows: [[CGFloat]] {
        [
            [m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44],
        ]
    }
}

/// The identity transform.
// swift-format-ignore: AlwaysUseLowerCamelCase
public nonisolated let CATransform3DIdentity = CATransform3D()

/// Returns a translation, in points.
// swift-format-ignore: AlwaysUseLowerCamelCase
public nonisolated func CATransform3DMakeTranslation(
    _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
    var t = CATransform3D()
    (t.m41, t.m42, t.m43) = (tx, ty, tz)
    return t
}

/// Returns a scaling about the origin.
// swift-format-ignore: AlwaysUseLowerCamelCase
public nonisolated func CATransform3DMakeScale(
    _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D {
    var t = CATransform3D()
    (t.m11, t.m22, t.m33) = (sx, sy, sz)
    return t
}

/// Returns a rotation by `angle` radians about an axis; the identity if the axis has no length.
// swift-format-ignore: AlwaysUseLowerCamelCase
public nonisolated func CATransform3DMakeRotation(
    _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0 else { return CATransform3D() }
    let (x, y, z) = (x / length, y / length, z / length)
    let (s, c) = (Mathematics.sine(angle), Mathematics.cosine(angle))
    let k = 1 - c
    return CATransform3D(rows: [
        [c + x * x * k, x * y * k + z * s, x * z * k - y * s, 0],
        [y * x * k - z * s, c + y * y * k, y * z * k + x * s, 0],
        [z * x * k + y * s, z * y * k - x * s, c + z * z * k, 0],
        [0, 0, 0, 1],
    ])
}

/// Returns the transform that applies `a`, then `b`.
// swift-format-ignore: AlwaysUseLowerCamelCase
public nonisolated func CATransform3DConcat(
    _ a: CATransform3D, _ b: CATransform3D
) -> CATransform3D {
    let (left, right) = (a.rows, b.rows)
    return CATransform3D(
        rows: left.map { row in
            (0..<4).map { column in
                (0..<4).reduce(0) { $0 + row[$1] * right[$1][column] }
            }
        })
}

/// Returns the transform that applies a translation, then `t`.
// swift-format-ignore: AlwaysUseLowerCamelCase
public nonisolated func CATransform3DTranslate(
    _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t) }

/// Returns the transform that applies a scaling, then `t`.
// swift-format-ignore: AlwaysUseLowerCamelCase
public nonisolated func CATransform3DScale(
    _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t) }

/// Returns the transform that applies a rotation, then `t`.
// swift-format-ignore: AlwaysUseLowerCamelCase
public nonisolated func CATransform3DRotate(
    _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t) }

/// Returns the inverse of the part in the plane.
// swift-format-ignore: AlwaysUseLowerCamelCase
public nonisolated func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
    CATransform3DMakeAffineTransform(CATransform3DGetAffineTransform(t).inverted())
}

/// Returns whether two transforms are the same.
// swift-format-ignore: AlwaysUseLowerCamelCase
public nonisolated func CATransform3DEqualToTransform(
    _ a: CATransform3D, _ b: CATransform3D
) -> Bool { a == b }

/// Returns whether a transform is the identity.
// swift-format-ignore: AlwaysUseLowerCamelCase
public nonisolated func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool {
    t == CATransform3DIdentity
}

/// Returns whether a transform stays in the plane.
// swift-format-ignore: AlwaysUseLowerCamelCase
public nonisolated func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
    t == CATransform3DMakeAffineTransform(CATransform3DGetAffineTransform(t))
}

/// Returns a transform of the plane as one of space.
// swift-format-ignore: AlwaysUseLowerCamelCase
public nonisolated func CATransform3DMakeAffineTransform(
    _ m: CGAffineTransform
) -> CATransform3D {
    var t = CATransform3D()
    (t.m11, t.m12, t.m21, t.m22, t.m41, t.m42) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
    return t
}

/// Returns the part in the plane of a transform of space.
// swift-format-ignore: AlwaysUseLowerCamelCase
public nonisolated func CATransform3DGetAffineTransform(
    _ t: CATransform3D
) -> CGAffineTransform {
    CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}
