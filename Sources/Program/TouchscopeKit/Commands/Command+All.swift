import TouchHost

extension Command {
    /// In the order in which the help lists them.
    static let all: [Command] = [
        .open, .lessons, .trace, .why, .whatIf, .vary, .check, .render, .card, .course, .code,
        .record,
        .narrate,
        .simplify, .cut, .trim, .speed, .import, .export, .new, .fmt, .lsp, .doctor,
    ]

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
