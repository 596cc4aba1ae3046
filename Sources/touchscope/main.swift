@preconcurrency import Glibc
import TouchScript

let version = "0.1"

signal(SIGPIPE, SIG_IGN)
do {
    try dispatch(Array(CommandLine.arguments.dropFirst()))
} catch let errors as ScriptErrors {
    Console.complain(errors)
    exit(1)
} catch let failure as Failure {
    if !failure.message.isEmpty { Console.complain(failure.message) }
    exit(failure.status)
} catch {
    Console.complain("\(error)")
    exit(1)
}

/// Finds the command that the first word names and runs it.
func dispatch(_ words: [String]) throws {
    switch words.first {
    case "--help", "-h", "help":
        try Console.print(Command.overview)
    case "--version":
        try Console.print("touchscope \(version)")
    case let word?:
        guard let command = Command.all.first(where: { $0.name == word }) else {
            throw Failure.wrongCall("unknown command '\(word)'")
        }
        let call = try readOptions(Array(words.dropFirst()), of: command)
        if call.has("help") {
            try Console.print(command.help)
        } else {
            try command.run(call)
        }
    case nil:
        try Command.open.run(Call(command: "open"))
    }
}
