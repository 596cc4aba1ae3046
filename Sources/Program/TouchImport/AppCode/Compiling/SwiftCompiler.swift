import Foundation
import TouchHost
import TouchWords

/// The Swift compiler of this machine, as the user's shell finds it.
struct SwiftCompiler {
    /// The version, as the compiler tells it.
    let version: String

    /// The longest time that the compiler may write nothing, in seconds: it writes only when it has
    /// read everything.
    private static let patience = 1200.0

    /// Asks the compiler for its version; throws if there is no compiler.
    init() throws {
        let child = try? Child(["swiftc", "--version"], .weRead)
        let lines = child?.readAll().split(separator: "\n") ?? []
        guard child?.finish().status == 0, let first = lines.first else {
            throw Failure(.app.noCompiler)
        }
        version = String(first)
    }

    /// Runs the compiler.
    /// - Parameter wait: a closure that is called several times a second until it is done.
    /// - Returns: whether it was content, and everything it wrote.
    func run(
        _ arguments: [String], wait: () -> Void
    ) throws -> (isContent: Bool, output: String) {
        // Its complaints go to stderr, of which only the last line would be kept.
        let child = try Child(
            ["sh", "-c", "exec \"$@\" 2>&1", "sh", "swiftc", "-frontend"]
                + ["-suppress-warnings", "-diagnostic-style", "llvm"] + arguments,
            .weRead, patience: Self.patience)
        let output = child.readAllBytes(wait: wait)
        let status = child.finish().status
        return (status == 0, String(decoding: output, as: UTF8.self))
    }
}
