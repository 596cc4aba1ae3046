import Foundation
import TouchScript

/// The files of what is open: when they are read again, and what is wrong with them.
package final class OpenFiles {
    /// What is wrong since they were saved; nil if nothing is.
    var fault: ScriptErrors?
    /// The host's time at which they are read again: a moment after they were saved, when whoever
    /// saves has finished.
    private(set) var due: Double?
    /// Since when one has been missing; an editor that takes it away puts another there at once.
    private var missing: Double?

    private static let rest = 0.04
    private static let patience = 0.25

    /// One of them may have been saved.
    func change(now: Double) { due = now + Self.rest }

    /// Whether it is time to read `files`.
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
