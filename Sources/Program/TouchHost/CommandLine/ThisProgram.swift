import Foundation
import Synchronization

/// The program's name where it speaks of itself.
package nonisolated enum ProgramName {
    private static let given = Mutex("touchscope")

    package static var word: String { given.withLock { $0 } }

    /// Sets the name from the path of the program's file.
    /// - Parameter path: the path of the program's file.
    package static func set(_ path: String?) {
        guard let word = path?.split(separator: "/").last else { return }
        given.withLock { $0 = String(word) }
    }
}

/// The version of this program.
package nonisolated enum ProgramVersion {
    package static let number = "0.1"

    /// The identifier of this build. Different builds may produce different outputs.
    package static var build: String {
        FileStamp("/proc/self/exe").map { "\(number) \($0.text)" } ?? number
    }
}

/// The variables of the process's environment, read one at a time because reading all of them takes
/// a while.
package nonisolated enum Environment {
    package static subscript(name: String) -> String? { getenv(name).map { String(cString: $0) } }
}
