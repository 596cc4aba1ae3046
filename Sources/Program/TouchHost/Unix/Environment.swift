import Foundation

/// The variables of the process's environment: one at a time, for reading all of them takes a while.
package nonisolated enum Environment {
    package static subscript(name: String) -> String? { getenv(name).map { String(cString: $0) } }
}
