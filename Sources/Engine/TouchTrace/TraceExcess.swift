/// The limit that traces and recordings have reached, in megabytes.
package nonisolated enum TraceExcess: Hashable, Sendable {
    /// The allowed amount.
    case allowed(Int)
    /// The memory, as nothing more fits into the folder.
    case noRoom(Int, folder: String)
    /// The amount that a web page may use.
    case page(Int)
}
