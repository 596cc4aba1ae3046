import TouchHost
import TouchStudio
import TouchWords

/// The manual page, for `man touchscope`: commands with their help, and the keys of the window.
/// `share/manual-end.1` has the rest.
enum ManualPage {
    /// The word that prints the page, when the program is installed.
    static let word = "--manual"

    static var text: String {
        """
        .TH TOUCHSCOPE 1 "" "Touchscope \(ProgramVersion.number)" "User Commands"
        .SH NAME
        touchscope \\- shows how a touch finds its way
        .SH SYNOPSIS
        .B touchscope
        .RI [ COMMAND ]
        .RI [ OPTION ...]
        .SH COMMANDS
        \(CodeProgram.commands.map(section).joined(separator: "\n"))
        .SH KEYS
        \(KeyList.sections.map(section).joined(separator: "\n"))

        """
    }

    private static func section(of command: Command) -> String {
        """
        .SS \(escaped("touchscope \(command.name) \(command.usage[Console.language])"))
        \(escaped(command.summary[Console.language]))
        \(command.details.map { ".PP\n" + paragraphs($0[Console.language]) } ?? "")
        \(command.options.map(item).joined(separator: "\n"))
        """
    }

    private static func item(of option: Option) -> String {
        """
        .TP
        .B \(escaped(option.usage.trimmed))
        \(escaped(option.help[Console.language]))
        """
    }

    private static func section(of keys: KeyList.Section) -> String {
        let rows = keys.rows.map { row in
            """
            .TP
            .B \(escaped(row.key[Console.language]))
            \(escaped(row.words[Console.language]))
            """
        }
        return ".SS \(escaped(keys.title[Console.language]))\n" + rows.joined(separator: "\n")
    }

    /// Returns a help text with its lines filled, and lines that are set apart as they are.
    private static func paragraphs(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            if line.isEmpty { return ".PP" }
            return line.hasPrefix("    ")
                ? ".br\n.RS 4\n\(escaped(line.trimmed))\n.RE" : escaped(String(line))
        }.joined(separator: "\n")
    }

    /// Returns text in which nothing is a request or an escape of roff.
    private static func escaped(_ text: String) -> String {
        let text = text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
        return text.hasPrefix(".") || text.hasPrefix("'") ? "\\&" + text : text
    }
}

extension StringProtocol {
    fileprivate var trimmed: String {
        String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
}
