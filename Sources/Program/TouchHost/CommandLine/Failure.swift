@preconcurrency import Glibc
import TouchWords

/// An error with a message for readers in every language.
package nonisolated protocol ToldError: Error {
    var message: Wording { get }
}

/// The reason why the program stops: one line for the reader, and the exit status.
package nonisolated struct Failure: ToldError, Equatable, CustomStringConvertible {
    package var message: Wording
    package var status: Int32
    /// The message in the language of the user who started the program.
    package var description: String { message[Console.language] }

    /// Creates a failure. The status is 1 if something went wrong while doing what was asked; other
    /// values say more.
    package init(_ message: Wording, status: Int32 = 1) {
        self.message = message
        self.status = status
    }

    /// Returns a failure such as "cannot make the folder x: Permission denied".
    /// - Parameter deed: the words after "cannot".
    package static func cannot(_ deed: Wording, _ code: Int32 = errno) -> Failure {
        Failure(.host.cannot(deed, reason: String(cString: strerror(code))))
    }

    /// Returns a failure such as "cannot read x: Input/output error".
    package static func cannotRead(_ name: String, _ code: Int32 = errno) -> Failure {
        Failure(.host.cannotRead(name, reason: String(cString: strerror(code))))
    }

    /// Returns a failure such as "cannot write x: No space left on device".
    package static func cannotWrite(_ name: String, _ code: Int32 = errno) -> Failure {
        Failure(.host.cannotWrite(name, reason: String(cString: strerror(code))))
    }

    /// Returns a failure for a call that makes no sense; `command` names the help to read.
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

    /// Returns a failure that only sets the status, because the line was already written.
    package static func silent(status: Int32) -> Failure {
        Failure(.verbatim(""), status: status)
    }
}
