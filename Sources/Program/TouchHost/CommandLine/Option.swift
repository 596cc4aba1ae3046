import TouchWords

/// An option of a command, as `--help` shows it and getopt_long parses it.
package nonisolated struct Option: Sendable {
    package var name: String
    var letter: Character?
    /// The placeholder for its argument in the help, "WxH"; nil for a switch.
    var argument: String?
    package var help: Wording

    package init(
        _ name: String, _ letter: Character? = nil, takes argument: String? = nil, _ help: Wording
    ) {
        self.name = name
        self.letter = letter
        self.argument = argument
        self.help = help
    }

    static let help = Option("help", "h", .option.help)

    /// The option as the help shows it, "-o, --output OUT".
    package var usage: String {
        let short = letter.map { "-\($0), " } ?? "    "
        return short + "--" + name + (argument.map { " " + $0 } ?? "")
    }
}

/// The parsed command line: operands in order, and the options given.
package nonisolated struct Call: Sendable {
    package var command: String
    package var operands: [String] = []
    package var options: [String: String] = [:]

    package init(command: String, operands: [String] = [], options: [String: String] = [:]) {
        self.command = command
        self.operands = operands
        self.options = options
    }

    package func has(_ name: String) -> Bool { options[name] != nil }

    package subscript(_ name: String) -> String? { options[name] }

    package func wrong(_ message: Wording) -> Failure { .wrongCall(message, command: command) }

    /// Returns the only operand; throws a failure that says what was expected if there is none.
    package func operand(_ what: String) throws -> String {
        guard let only = try operand(ifAny: what) else { throw wrong(.host.missing(what)) }
        return only
    }

    /// Returns the only operand; nil if there is none.
    package func operand(ifAny what: String) throws -> String? {
        guard operands.count <= 1 else {
            throw wrong(.host.oneExpected(what, extra: operands[1]))
        }
        return operands.first
    }

    /// Throws a failure if a command without operands was given any.
    package func refuseOperands() throws {
        if let extra = operands.first { throw wrong(.host.unexpected(extra)) }
    }
}
