/// Makes a change and releases `things` only afterwards.
///
/// Releasing an object may release what it alone held, and a deinitializer may call back into the
/// place where the change is still under way.
package func holding<Things>(_ things: Things, while change: () -> Void) {
    change()
    withExtendedLifetime(things) {}
}

nonisolated extension Array {
    /// Empties the array and keeps its capacity. Unlike `removeAll(keepingCapacity:)`, leaves an
    /// array that is already empty alone.
    @inline(__always)
    mutating func clear() {
        if !isEmpty { removeAll(keepingCapacity: true) }
    }
}
