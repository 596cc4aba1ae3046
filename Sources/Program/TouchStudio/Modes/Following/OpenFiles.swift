import Foundation
import TouchScript

/// The opened files, the time at which they are read again, and their faults.
package final class OpenFiles {
    /// The faults in the files since they were saved; nil if there are none.
    var fault: ScriptErrors?
    /// The host's time at which the files are read again: a moment after they were saved, when the
    /// saving program has finished.
    private(set) var due: Double?
    /// The time since which a file has been missing; an editor that removes it puts another there
    /// at once.
    private var missing: Double?

    private static let rest = 0.04
    private static let patience = 0.25

    /// Notes that one of the files may have been saved.
    func change(now: Double) { due = now + Self.rest }

    /// Returns whether it is time to read `files`.
    func takeDue(now: Double, of files: [String]) -> Bool {
        guard let due, due <= now else { return false }
        let isThere = files.allSatisfy(FileManager.default.fileExists(atPath:))
        let since = missing ?? now
        if !isThere, now < since + Self.patience {
            missing = since
            self.due = since + Self.patience
            return false
        }
        missing = nil
        self.due = nil
        return true
    }
}
