/// A reference that keeps nothing alive, and is nil once its object has gone: a class or a protocol of classes.
///
/// It stands in for `weak`, which Embedded Swift lacks, and so a browser does.
@propertyWrapper
public struct Weak<Object> {
    private nonisolated var life = Lifeline()
    /// As it lies in memory: the object's address first, then the protocol's, if it is known by one.
    private nonisolated var bits: (UInt, UInt) = (0, 0)

    /// A reference to an object, or to none yet.
    public init(wrappedValue: Object?) { object = wrappedValue }

    /// A reference to an object.
    public init(_ object: Object) { self.object = object }

    /// The object; nil if there is none, or none any more.
    public var wrappedValue: Object? {
        get { object }
        set { object = newValue }
    }

    /// The same, for those who hold the reference by itself, as a closure does.
    public nonisolated var object: Object? {
        get {
            guard bits.0 != 0, let object = life.object else { return nil }
            // By now this function may be the only one to keep the object: what it counts up here, it hands out.
            _ = Unmanaged.passRetained(object)
            var bits = bits
            return withUnsafeMutableBytes(of: &bits) {
                $0.bindMemory(to: Object.self).baseAddress?.move()
            }
        }
        set {
            bits = (0, 0)
            guard let newValue else {
                life.object = nil
                return
            }
            withUnsafeMutableBytes(of: &bits) { bits in
                withUnsafeBytes(of: newValue) { bits.copyMemory(from: $0) }
            }
            life.object = UnsafeRawPointer(bitPattern: bits.0).map {
                Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue()
            }
        }
    }
}
