@preconcurrency import Glibc

/// Which program this is.
package nonisolated enum ProgramVersion {
    package static let number = "0.1"

    /// What tells this program from any other that was built: what they make may differ.
    package static var build: String {
        var status = stat()
        guard stat("/proc/self/exe", &status) == 0 else { return number }
        return "\(number) \(status.st_size) \(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec)"
    }
}
