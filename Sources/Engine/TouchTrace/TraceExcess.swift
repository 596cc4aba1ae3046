/// More than can be remembered, in megabytes.
package nonisolated enum TraceExcess: Hashable, Sendable {
    /// Than there may be.
    case allowed(Int)
    /// Than there is memory for, as nothing more fits into the folder.
    case noRoom(Int, folder: String)
    /// Than a page may have.
    case page(Int)
}
