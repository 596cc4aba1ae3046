import TouchHost

extension Command {
    /// In the order in which the help lists them.
    static let all: [Command] = [
        .open, .lessons, .trace, .why, .whatIf, .vary, .check, .render, .card, .course, .code,
        .record, .narrate, .simplify, .cut, .trim, .speed, .import, .export, .new, .fmt, .lsp,
        .doctor,
    ]

    static var overview: String {
        let program = ProgramName.word
        return """
            usage: \(program) [COMMAND] [OPTION…]

            Shows how a touch finds its way. Without a command it opens the window, with the options of open.

            \(lines(CodeProgram.commands.map { ("  " + $0.name, $0.summary) }))

            \(program) COMMAND --help says more about one; \(program) --version names the version.
            """
    }
}
