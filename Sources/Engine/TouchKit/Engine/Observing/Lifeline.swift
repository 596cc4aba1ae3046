/// Tells whether an object still lives.
///
/// The weak reference stands in an object of its own: copying a weak reference costs more than counting that object up.
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
