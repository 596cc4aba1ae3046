import TouchKit

nonisolated extension CGPoint {
    /// Returns whether both points are the same.
    public func equalTo(_ other: CGPoint) -> Bool { self == other }
}

nonisolated extension CGSize {
    /// Returns whether both sizes are the same.
    public func equalTo(_ other: CGSize) -> Bool { self == other }
}

nonisolated extension CGRect {
    /// Returns whether both rectangles are the same.
    public func equalTo(_ other: CGRect) -> Bool { self == other }
}

/// A displacement, horizontal and vertical, in points.
public nonisolated struct UIOffset: Hashable, Sendable {
    /// The distance to the right, in points.
    public var horizontal: CGFloat
    /// The distance downwards, in points.
    public var vertical: CGFloat

    /// Creates an offset, in points.
    public init(horizontal: CGFloat = 0, vertical: CGFloat = 0) {
        (self.horizontal, self.vertical) = (horizontal, vertical)
    }

    /// No displacement.
    public static let zero = UIOffset()
}

nonisolated extension NSValue {
    /// Creates a value that holds an offset, as a vector.
    public convenience init(uiOffset offset: UIOffset) {
        self.init(cgVector: CGVector(dx: offset.horizontal, dy: offset.vertical))
    }
    /// The offset; zero if the value holds none.
    public var uiOffsetValue: UIOffset {
        let vector = cgVectorValue
        return UIOffset(horizontal: vector.dx, vertical: vector.dy)
    }
}

nonisolated extension IndexPath {
    /// Creates the path of a row in a section.
    public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
    /// Creates the path of an item in a section.
    public init(item: Int, section: Int) { self.init(indexes: [section, item]) }
    /// The section.
    public var section: Int { self[0] }
    /// The row in the section.
    public var row: Int { self[1] }
    /// The item in the section.
    public var item: Int { self[1] }
}

// Makes these objects arguments of formats such as `%p`, which print their address.
nonisolated extension UIResponder: CVarArg {
    /// The address of the object.
    public var _cVarArgEncoding: [Int] { [Int(bitPattern: ObjectIdentifier(self))] }
}

nonisolated extension UITouch: CVarArg {
    /// The address of the object.
    public var _cVarArgEncoding: [Int] { [Int(bitPattern: ObjectIdentifier(self))] }
}

nonisolated extension UIGestureRecognizer: CVarArg {
    /// The address of the object.
    public var _cVarArgEncoding: [Int] { [Int(bitPattern: ObjectIdentifier(self))] }
}
