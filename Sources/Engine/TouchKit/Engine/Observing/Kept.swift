/// Values stored by name for an object: properties that it only keeps, and values that code
/// attaches to it.
///
/// They are seldom asked for, so objects have no stored property for each.
package struct Kept {
    private var values: [AnyHashable: Any] = [:]

    package init() {}

    package var isEmpty: Bool { values.isEmpty }

    /// The value with that name; nil if there is none of the requested type. Setting nil removes
    /// it.
    package subscript<Value>(name: AnyHashable) -> Value? {
        get { values[name].flatMap { $0 as? Value } }
        set { values[name] = newValue }
    }
}
