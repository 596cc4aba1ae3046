/// One command of the program: what it is called, what it takes, what it does.
struct Command {
    var name: String
    /// One line for the list of commands.
    var summary: String
    /// What stands after the name in its usage line, "TAPE -o OUT".
    var usage: String
    /// What else there is to know; whole lines.
    var details: String = ""
    var options: [Option] = []
    var run: @MainActor (Call) throws -> Void

    /// In the order in which the help lists them.
    static let all: [Command] = [
        .open, .lessons, .trace, .why, .whatIf, .vary, .check, .render, .card, .course, .code,
        .record,
        .narrate,
        .simplify, .cut, .trim, .speed, .import, .export, .new, .fmt, .lsp, .doctor,
    ]

    var help: String {
        let width = (options + [.help]).map(\.usage.count).max() ?? 0
        let lines = (options + [.help]).map { option in
            "  " + option.usage.padding(toLength: width + 2, withPad: " ", startingAt: 0)
                + option.help
        }
        return ["usage: \(ProgramName.word) \(name) \(usage)", "", summary + "."]
            .joined(separator: "\n")
            + "\n" + (details.isEmpty ? "" : "\n" + details + "\n") + "\n"
            + lines.joined(separator: "\n")
    }

    static var overview: String {
        let (all, program) = (CodeProgram.commands, ProgramName.word)
        let width = all.map(\.name.count).max() ?? 0
        let lines = all.map { command in
            "  " + command.name.padding(toLength: width + 2, withPad: " ", startingAt: 0)
                + command.summary
        }
        return """
            usage: \(program) [COMMAND] [OPTION…]

            Shows how a touch finds its way. Without a command it opens the window, with the options of open.

            \(lines.joined(separator: "\n"))

            \(program) COMMAND --help says more about one; \(program) --version names the version.
            """
    }
}
