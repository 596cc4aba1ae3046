/// One command of the program: what it is called, what it takes, what it does.
package struct Command {
    package var name: String
    /// One line for the list of commands.
    package var summary: String
    /// What stands after the name in its usage line, "TAPE -o OUT".
    package var usage: String
    /// What else there is to know; whole lines.
    package var details: String = ""
    package var options: [Option] = []
    package var run: @MainActor (Call) throws -> Void

    package init(
        name: String, summary: String, usage: String, details: String = "", options: [Option] = [],
        run: @escaping @MainActor (Call) throws -> Void
    ) {
        self.name = name
        self.summary = summary
        self.usage = usage
        self.details = details
        self.options = options
        self.run = run
    }

    package var help: String {
        """
        usage: \(ProgramName.word) \(name) \(usage)

        \(summary).
        \(details.isEmpty ? "" : "\n" + details + "\n")
        \(Self.lines((options + [.help]).map { ("  " + $0.usage, $0.help) }))
        """
    }

    /// Two columns as lines, the first as wide as it must be.
    package static func lines(_ rows: [(String, String)]) -> String {
        let width = rows.map(\.0.count).max() ?? 0
        return rows.map {
            $0.padding(toLength: width + 2, withPad: " ", startingAt: 0) + $1
        }.joined(separator: "\n")
    }
}
