import Foundation

/// The variables of the process's environment: one at a time, for reading all of them takes a while.
nonisolated enum Environment {
    static subscript(name: String) -> String? { getenv(name).map { String(cString: $0) } }
}
