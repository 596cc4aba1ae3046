import TouchPicture

// Geometry as objects. Foundation's values hold points, sizes, rectangles and insets; the others
// are held as lists of their numbers.

nonisolated extension NSValue {
    /// Creates a value that holds a point.
    public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
    /// Creates a value that holds a size.
    public convenience init(cgSize size: CGSize) { self.init(size: size) }
    /// Creates a value that holds a rectangle.
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
    /// Creates a value that holds a vector.
    public convenience init(cgVector vector: CGVector) {
        var vector = vector
        self.init(bytes: &vector, objCType: Kind.vector.rawValue)
    }
    /// Creates a value that holds insets.
    public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
        var insets = insets
        self.init(bytes: &insets, objCType: Kind.insets.rawValue)
    }
    /// Creates a value that holds a transform of the plane.
    public convenience init(cgAffineTransform transform: CGAffineTransform) {
        var transform = transform
        self.init(bytes: &transform, objCType: Kind.affine.rawValue)
    }
    /// Creates a value that holds a transform in space.
    public convenience init(caTransform3D transform: CATransform3D) {
        var transform = transform
        self.init(bytes: &transform, objCType: Kind.spatial.rawValue)
    }

    /// The point; zero if the value holds none.
    public var cgPointValue: CGPoint { kind == .point ? pointValue : .zero }
    /// The size; zero if the value holds none.
    public var cgSizeValue: CGSize { kind == .size ? sizeValue : .zero }
    /// The rectangle; zero if the value holds none.
    public var cgRectValue: CGRect { kind == .rect ? rectValue : .zero }
    /// The vector; zero if the value holds none.
    public var cgVectorValue: CGVector { copy(of: .vector, or: .zero) }
    /// The insets; zero if the value holds none.
    public var uiEdgeInsetsValue: UIEdgeInsets { copy(of: .insets, or: .zero) }
    /// The transform of the plane; the identity if the value holds none.
    public var cgAffineTransformValue: CGAffineTransform { copy(of: .affine, or: .identity) }
    /// The transform in space; the identity if the value holds none.
    public var caTransform3DValue: CATransform3D { copy(of: .spatial, or: CATransform3DIdentity) }

    /// The geometry that the value holds; nil if it holds something else.
    var geometry: Any? {
        switch kind {
        case .point: cgPointValue
        case .size: cgSizeValue
        case .rect: cgRectValue
        case .vector: cgVectorValue
        case .insets: uiEdgeInsetsValue
        case .affine: cgAffineTransformValue
        case .spatial: caTransform3DValue
        case nil: nil
        }
    }

    /// A kind of geometry, by its encoding.
    private enum Kind: String {
        case point = "{CGPoint=dd}"
        case size = "{CGSize=dd}"
        case rect = "{CGRect={CGPoint=dd}{CGSize=dd}}"
        case vector = "[2d]"
        case insets = "[4d]"
        case affine = "[6d]"
        case spatial = "[16d]"
    }

    private var kind: Kind? { Kind(rawValue: String(cString: objCType)) }

    private func copy<Value>(of kind: Kind, or value: Value) -> Value {
        guard self.kind == kind else { return value }
        var value = value
        withUnsafeMutablePointer(to: &value) { getValue($0) }
        return value
    }
}
