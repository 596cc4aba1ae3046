/// A reference that tells whether an object is still alive.
///
/// The weak reference is stored in a separate object, because copying a weak reference costs more
/// than retaining that object.
nonisolated struct Lifeline: Sendable {
    private nonisolated final class Reference: @unchecked Sendable {
        weak var object: AnyObject?
        init(_ object: AnyObject) { self.object = object }
    }

    private var reference: Reference?

    var object: AnyObject? {
        get { reference?.object }
        set { reference = newValue.map(Reference.init) }
    }
}
