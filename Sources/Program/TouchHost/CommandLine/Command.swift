import TouchWords

/// A command of the program: its name, its arguments, and its work.
package struct Command {
    package var name: String
    /// One line for the list of commands.
    package var summary: Wording
    /// The text after the name in the usage line, "TAPE -o OUT".
    package var usage: Wording
    /// Further details; whole lines.
    package var details: Wording?
    package var options: [Option] = []
    package var run: @MainActor (Call) throws -> Void

    package init(
        name: String, summary: Wording, usage: Wording, details: Wording? = nil,
        options: [Option] = [], run: @escaping @MainActor (Call) throws -> Void
    ) {
        self.name = name
        self.summary = summary
        self.usage = usage
        self.details = details
        self.options = options
        self.run = run
    }

    /// The help text, in the language of the user who started the program.
    package var help: String {
        let language = Console.language
        let usage = Wording.command.usage(ProgramName.word, command: name, usage: usage)
        return """
            \(usage[language])

            \(Wording.command.summary(summary)[language])
            \(details.map { "\n\($0[language])\n" } ?? "")
            \(Self.lines((options + [.help]).map { ("  " + $0.usage, $0.help) }))
            """
    }

    /// Returns two columns as lines, the first as wide as necessary.
    package static func lines(_ rows: [(String, String)]) -> String {
        let width = rows.map(\.0.count).max() ?? 0
        return rows.map {
            $0.padding(toLength: width + 2, withPad: " ", startingAt: 0) + $1
        }.joined(separator: "\n")
    }

    /// Returns two columns as lines, in the language of the user who started the program.
    package static func lines(_ rows: [(String, Wording)]) -> String {
        lines(rows.map { ($0, $1[Console.language]) })
    }
}
