/// A weak reference to an object of a class or a class-bound protocol; nil once the object is gone.
///
/// It takes the place of `weak`, which Embedded Swift lacks, and which therefore does not exist in
/// a browser.
@propertyWrapper
public struct Weak<Object> {
    private nonisolated var life = Lifeline()
    /// The reference as it is laid out in memory: the object's address first, then the protocol's
    /// witness table if `Object` is a protocol.
    private nonisolated var bits: (UInt, UInt) = (0, 0)

    /// Creates a reference to an object, or to none yet.
    public init(wrappedValue: Object?) { object = wrappedValue }

    /// Creates a reference to an object.
    public init(_ object: Object) { self.object = object }

    /// The object; nil if there is none, or if it is gone.
    public var wrappedValue: Object? {
        get { object }
        set { object = newValue }
    }

    /// The same object, for code that holds the reference directly, as a closure does.
    public nonisolated var object: Object? {
        get {
            guard bits.0 != 0, let object = life.object else { return nil }
            // By now this function may be the only one that keeps the object alive: it hands out
            // the reference that it counts up here.
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
