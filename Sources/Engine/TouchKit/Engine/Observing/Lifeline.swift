/// Tells if an object is there still.
///
/// The weak reference stands in an object of its own: to copy one costs more than to count up another.
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
