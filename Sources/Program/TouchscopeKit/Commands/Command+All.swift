import TouchHost
import TouchWords

extension Command {
    /// All commands, in the order of the help.
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
    /// Returns the option `--lang`; `help` says what is written in that language.
    static func language(_ help: Wording) -> Option {
        let all = WordLanguage.all.map(\.identifier).joined(separator: "|")
        return Option("lang", nil, takes: all, help)
    }

    /// The option `--lang` that accepts any language of a tape's texts.
    static var tellingLanguage: Option {
        let all = WordLanguage.all.map(\.identifier).joined(separator: ", ")
        return Option("lang", nil, takes: "LANG", .option.tellingLanguage(all))
    }
}
