/// Why the program stops: one line for the reader, and the exit status.
package nonisolated struct Failure: Error, Equatable, CustomStringConvertible {
    package var message: String
    package var status: Int32
    package var description: String { message }

    /// Something went wrong while doing what was asked.
    package init(_ message: String) {
        self.init(message, status: 1)
    }

    private init(_ message: String, status: Int32) {
        self.message = message
        self.status = status
    }

    /// What was asked makes no sense; `command` names the help to read.
    package static func wrongCall(_ message: String, command: String? = nil) -> Failure {
        let help = ([ProgramName.word, command].compactMap { $0 } + ["--help"]).joined(
            separator: " ")
        return Failure("\(message); see \(help)", status: 2)
    }

    /// The user or the system asked to stop: the status is the shell's for that signal.
    static func stopped(by signal: Int32, _ consequence: String) -> Failure {
        Failure("stopped: \(consequence)", status: 128 + signal)
    }

    /// The line is already written; only the status is left to give.
    package static func silent(status: Int32) -> Failure {
        Failure("", status: status)
    }
}
