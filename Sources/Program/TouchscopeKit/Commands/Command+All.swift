import TouchHost
import TouchWords

extension Command {
    /// In the order in which the help lists them.
    static let all: [Command] = [
        .open, .lessons, .trace, .why, .whatIf, .vary, .check, .audit, .render, .card, .course,
        .embed, .serve, .link, .code,
        .record, .narrate, .simplify, .cut, .trim, .speed, .import, .export, .new, .fmt, .lsp,
        .doctor,
    ]

    static var overview: String {
        let commands = lines(CodeProgram.commands.map { ("  " + $0.name, $0.summary) })
        return Wording.command.overview(ProgramName.word, commands: commands)[Console.language]
    }
}

extension Option {
    /// `--lang`, of which `help` says what is in that language.
    static func language(_ help: Wording) -> Option {
        let all = WordLanguage.all.map(\.identifier).joined(separator: "|")
        return Option("lang", nil, takes: all, help)
    }

    /// `--lang`, where it may be any language that a tape tells in.
    static var tellingLanguage: Option {
        let all = WordLanguage.all.map(\.identifier).joined(separator: ", ")
        return Option("lang", nil, takes: "LANG", .option.tellingLanguage(all))
    }
}
