/// Makes a change, and lets go of what `things` are only when it is made: what goes may take along what it alone held, whose
/// end may come back to where the change is under way.
package func holding<Things>(_ things: Things, while change: () -> Void) {
    change()
    withExtendedLifetime(things) {}
}

nonisolated extension Array {
    /// Empties it and keeps its memory; unlike `removeAll(keepingCapacity:)`, leaves one that is empty already alone.
    @inline(__always)
    mutating func clear() {
        if !isEmpty { removeAll(keepingCapacity: true) }
    }
}
