@preconcurrency import Glibc

/// Why the program stops: one line for the reader, and the exit status.
package nonisolated struct Failure: Error, Equatable, CustomStringConvertible {
    package var message: String
    package var status: Int32
    package var description: String { message }

    /// Something went wrong while doing what was asked, unless the status says more.
    package init(_ message: String, status: Int32 = 1) {
        self.message = message
        self.status = status
    }

    /// "cannot make the folder x: Permission denied"
    package static func cannot(_ deed: String, _ code: Int32 = errno) -> Failure {
        Failure("cannot \(deed): \(String(cString: strerror(code)))")
    }

    /// "cannot write x: No space left on device"
    package static func cannotWrite(_ name: String, _ code: Int32 = errno) -> Failure {
        cannot("write \(name)", code)
    }

    /// What was asked makes no sense; `command` names the help to read.
    package static func wrongCall(_ message: String, command: String? = nil) -> Failure {
        let help = command.map { "\($0) --help" } ?? "--help"
        return Failure("\(message); see \(ProgramName.word) \(help)", status: 2)
    }

    /// The line is already written; only the status is left to give.
    package static func silent(status: Int32) -> Failure {
        Failure("", status: status)
    }
}
