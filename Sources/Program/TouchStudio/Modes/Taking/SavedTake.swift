import Foundation
import TouchHost

/// A take that was made in the window and is on the disk.
package nonisolated struct SavedTake {
    let path: String
    private(set) var isRemoved = false

    init(_ path: String) { self.path = path }

    /// Returns the path of a take that was removed, where it stays until somebody deletes it.
    static func removed(_ path: String) -> String { path + "~" }

    /// Removes the take, or puts it back.
    mutating func turn() throws {
        let removed = Self.removed(path)
        let (from, to) = isRemoved ? (removed, path) : (path, removed)
        // A file that was put there meanwhile is not replaced.
        guard link(from, to) == 0 else { throw Failure.cannotWrite(to) }
        unlink(from)
        isRemoved.toggle()
    }
}
