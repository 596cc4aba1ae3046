import TouchKit

nonisolated extension CGPoint {
    /// Whether it is the same point.
    public func equalTo(_ other: CGPoint) -> Bool { self == other }
}

nonisolated extension CGSize {
    /// Whether it is the same size.
    public func equalTo(_ other: CGSize) -> Bool { self == other }
}

nonisolated extension CGRect {
    /// Whether it is the same rectangle.
    public func equalTo(_ other: CGRect) -> Bool { self == other }
}

/// A displacement, across and down, in points.
public nonisolated struct UIOffset: Hashable, Sendable {
    /// To the right, in points.
    public var horizontal: CGFloat
    /// Downwards, in points.
    public var vertical: CGFloat

    /// In points.
    public init(horizontal: CGFloat = 0, vertical: CGFloat = 0) {
        (self.horizontal, self.vertical) = (horizontal, vertical)
    }

    /// No displacement.
    public static let zero = UIOffset()
}

nonisolated extension IndexPath {
    /// A place in a section of rows.
    public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
    /// A place in a section of items.
    public init(item: Int, section: Int) { self.init(indexes: [section, item]) }
    /// Which section.
    public var section: Int { self[0] }
    /// Which row of the section.
    public var row: Int { self[1] }
    /// Which item of the section.
    public var item: Int { self[1] }
}

// What is printed with `%p` and the like: an object's place.
nonisolated extension UIResponder: CVarArg {
    /// Its place.
    public var _cVarArgEncoding: [Int] { [Int(bitPattern: ObjectIdentifier(self))] }
}

nonisolated extension UITouch: CVarArg {
    /// Its place.
    public var _cVarArgEncoding: [Int] { [Int(bitPattern: ObjectIdentifier(self))] }
}

nonisolated extension UIGestureRecognizer: CVarArg {
    /// Its place.
    public var _cVarArgEncoding: [Int] { [Int(bitPattern: ObjectIdentifier(self))] }
}

extension NSObjectProtocol {
    /// The object's class.
    public var classForCoder: AnyClass { type(of: self) }

    /// Calls the method that `selector` names: this is the main thread.
    @MainActor public func performSelector(
        onMainThread selector: Selector, with object: Any?, waitUntilDone wait: Bool
    ) {
        perform(selector, with: object)
    }

    /// Calls the method that `selector` names: there is no other thread here.
    @MainActor public func performSelector(inBackground selector: Selector, with object: Any?) {
        perform(selector, with: object)
    }
}
