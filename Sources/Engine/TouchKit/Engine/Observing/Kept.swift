/// What objects are given and only keep, and what code hangs on them, by name: seldom asked for, so that there is no room
/// for it in each object.
package struct Kept {
    private var values: [AnyHashable: Any] = [:]

    package init() {}

    package var isEmpty: Bool { values.isEmpty }

    /// The value of that name, if there is one of the type that is asked for; nil takes it away.
    package subscript<Value>(name: AnyHashable) -> Value? {
        get { values[name].flatMap { $0 as? Value } }
        set { values[name] = newValue }
    }
}
