import Foundation
import TouchHost

/// A take that was made in the window and lies on the disk.
package nonisolated struct SavedTake {
    let path: String
    private(set) var isRemoved = false

    init(_ path: String) { self.path = path }

    /// Where a take lies that was taken away, until somebody clears that away.
    static func removed(_ path: String) -> String { path + "~" }

    /// Takes it away, or puts it back.
    mutating func turn() throws {
        let removed = Self.removed(path)
        let (from, to) = isRemoved ? (removed, path) : (path, removed)
        // Nothing that came there meanwhile is replaced.
        guard link(from, to) == 0 else { throw Failure.cannotWrite(to) }
        unlink(from)
        isRemoved.toggle()
    }
}
