import Foundation
import Synchronization

/// What the program is called where it speaks of itself.
package nonisolated enum ProgramName {
    private static let given = Mutex("touchscope")

    package static var word: String { given.withLock { $0 } }

    /// - Parameter path: of the program's file.
    package static func set(_ path: String?) {
        guard let word = path?.split(separator: "/").last else { return }
        given.withLock { $0 = String(word) }
    }
}

/// Which program this is.
package nonisolated enum ProgramVersion {
    package static let number = "0.1"

    /// What tells this program from any other that was built: what they make may differ.
    package static var build: String {
        FileStamp("/proc/self/exe").map { "\(number) \($0.text)" } ?? number
    }
}

/// The variables of the process's environment: one at a time, for reading all of them takes a while.
package nonisolated enum Environment {
    package static subscript(name: String) -> String? { getenv(name).map { String(cString: $0) } }
}
