import Foundation
import TouchWords

/// A folder of this program in the user's home.
package nonisolated struct UserFolder {
    package let path: String
    /// What must be there already: nobody's home is made here.
    private let home: String

    /// - Parameters:
    ///   - variable: names the folder around it in the environment.
    ///   - place: the folder around it without that, below the home.
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

    /// Makes it, for nobody else to look into, if it is not there.
    /// - Returns: whether it is there now.
    package func make() -> Bool {
        guard FileManager.default.fileExists(atPath: home) else { return false }
        try? FileManager.default.createDirectory(
            atPath: path, withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700])
        return FileManager.default.fileExists(atPath: path)
    }

    /// Why nothing can be kept in it; nil if something can.
    package var fault: Failure? {
        guard make() else { return Failure(.host.noFolder(path)) }
        return access(path, W_OK | X_OK) == 0 ? nil : .cannotWrite(path)
    }

    /// Does something while no other program of ours does so in this folder. One that holds on to it is not waited for
    /// longer than a hand would notice.
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
