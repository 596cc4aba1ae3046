@preconcurrency import Glibc
import TouchHost
import TouchVideo
import TouchWords

/// The program: its window and all its commands.
public enum Touchscope {
    /// Executes the command line, and ends the process if that fails: with status 2 after a wrong
    /// call, 1 after any other failure, each reported in one line on stderr.
    public static func main() {
        signal(SIGPIPE, SIG_IGN)
        _ = Signals.shared
        do {
            try AddedLanguage.load()
            try dispatch(Array(CommandLine.arguments.dropFirst()))
        } catch {
            Console.complain(error)
            exit((error as? Failure)?.status ?? 1)
        }
    }

    /// Runs the command named by the first word. Options without a command are those of `open`.
    private static func dispatch(_ words: [String]) throws {
        let rest = Array(words.dropFirst())
        switch words.first {
        case "--help", "-h", "help": try Console.print(Command.overview)
        case "--version": try Console.print("touchscope \(ProgramVersion.number)")
        case ManualPage.word: try Console.print(ManualPage.text)
        case VaryWorker.word: try VaryWorker.run(rest)
        case CourseWorker.word: try CourseWorker.run(rest)
        case let word? where !word.hasPrefix("-"):
            guard let command = CodeProgram.commands.first(where: { $0.name == word }) else {
                throw Failure.wrongCall(.call.unknownCommand(word))
            }
            try run(command, rest)
        default: try run(.open, words)
        }
    }

    private static func run(_ command: Command, _ words: [String]) throws {
        let call = try readOptions(words, of: command)
        if call.has("help") {
            try Console.print(command.help)
        } else {
            try command.run(call)
        }
    }
}
