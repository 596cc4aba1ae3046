@preconcurrency import Glibc
import TouchWords

/// What went wrong, for readers in every language.
package nonisolated protocol ToldError: Error {
    var message: Wording { get }
}

/// Why the program stops: one line for the reader, and the exit status.
package nonisolated struct Failure: ToldError, Equatable, CustomStringConvertible {
    package var message: Wording
    package var status: Int32
    /// In the language of whoever started the program.
    package var description: String { message[Console.language] }

    /// Something went wrong while doing what was asked, unless the status says more.
    package init(_ message: Wording, status: Int32 = 1) {
        self.message = message
        self.status = status
    }

    /// "cannot make the folder x: Permission denied"
    /// - Parameter deed: what stands behind "cannot".
    package static func cannot(_ deed: Wording, _ code: Int32 = errno) -> Failure {
        Failure(.host.cannot(deed, reason: String(cString: strerror(code))))
    }

    /// "cannot read x: Input/output error"
    package static func cannotRead(_ name: String, _ code: Int32 = errno) -> Failure {
        Failure(.host.cannotRead(name, reason: String(cString: strerror(code))))
    }

    /// "cannot write x: No space left on device"
    package static func cannotWrite(_ name: String, _ code: Int32 = errno) -> Failure {
        Failure(.host.cannotWrite(name, reason: String(cString: strerror(code))))
    }

    /// What was asked makes no sense; `command` names the help to read.
    package static func wrongCall(_ message: Wording, command: String? = nil) -> Failure {
        let program = ProgramName.word
        let told: Wording =
            if let command {
                .host.seeHelpOf(message, program: program, command: command)
            } else {
                .host.seeHelp(message, program: program)
            }
        return Failure(told, status: 2)
    }

    /// The line is already written; only the status is left to give.
    package static func silent(status: Int32) -> Failure {
        Failure(.verbatim(""), status: status)
    }
}
