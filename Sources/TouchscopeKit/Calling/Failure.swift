/// Why the program stops: one line for the reader, and the exit status.
nonisolated struct Failure: Error, Equatable, CustomStringConvertible {
    var message: String
    var status: Int32
    var description: String { message }

    /// Something went wrong while doing what was asked.
    init(_ message: String) {
        self.init(message, status: 1)
    }

    private init(_ message: String, status: Int32) {
        self.message = message
        self.status = status
    }

    /// What was asked makes no sense; `command` names the help to read.
    static func wrongCall(_ message: String, command: String? = nil) -> Failure {
        let help = ([ProgramName.word, command].compactMap { $0 } + ["--help"]).joined(
            separator: " ")
        return Failure("\(message); see \(help)", status: 2)
    }

    /// The user or the system asked to stop: the status is the shell's for that signal.
    static func stopped(by signal: Int32, _ consequence: String) -> Failure {
        Failure("stopped: \(consequence)", status: 128 + signal)
    }

    /// The line is already written; only the status is left to give.
    static func silent(status: Int32) -> Failure {
        Failure("", status: status)
    }
}
