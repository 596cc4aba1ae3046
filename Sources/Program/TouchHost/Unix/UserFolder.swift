import Foundation
import TouchWords

/// A folder of this program in the user's home.
package nonisolated struct UserFolder {
    package let path: String
    /// The folder that must exist already: this program creates no home.
    private let home: String

    /// Creates the description of a folder.
    /// - Parameters:
    ///   - variable: the environment variable that names the parent folder.
    ///   - place: the parent folder if the variable is not set, below the home.
    /// - Returns: nil without a home.
    package init?(_ variable: String, else place: String) {
        func folder(_ name: String) -> String? {
            Environment[name].flatMap { $0.hasPrefix("/") ? $0 : nil }
        }
        if let base = folder(variable) {
            (path, home) = (base + "/touchscope", (base as NSString).deletingLastPathComponent)
        } else if let base = folder("HOME") {
            (path, home) = (base + "/" + place + "/touchscope", base)
        } else {
            return nil
        }
    }

    init(path: String, in home: String) { (self.path, self.home) = (path, home) }

    /// Creates the folder, readable for nobody else, if it is missing.
    /// - Returns: true if it exists now.
    package func make() -> Bool {
        guard FileManager.default.fileExists(atPath: home) else { return false }
        try? FileManager.default.createDirectory(
            atPath: path, withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700])
        return FileManager.default.fileExists(atPath: path)
    }

    /// The reason why nothing can be stored in it; nil if something can.
    package var fault: Failure? {
        guard make() else { return Failure(.host.noFolder(path)) }
        return access(path, W_OK | X_OK) == 0 ? nil : .cannotWrite(path)
    }

    /// Performs `work` while no other program of ours does so in this folder. If another holds the
    /// lock, it waits no longer than a user would notice.
    func locked<Made>(_ work: () -> Made) -> Made {
        let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        defer { if descriptor >= 0 { close(descriptor) } }
        var tries = 0
        while descriptor >= 0, flock(descriptor, LOCK_EX | LOCK_NB) != 0, tries < 50 {
            tries += 1
            usleep(2000)
        }
        return work()
    }
}
