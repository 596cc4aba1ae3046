import Testing
import TouchWords

@testable import TouchHost

@Suite("Options", .serialized)
struct OptionsTests {
    private let command = Command(
        name: "render", summary: .verbatim(""), usage: .verbatim(""),
        options: [
            Option("output", "o", takes: "OUT", .verbatim("")),
            Option("quiet", "q", .verbatim("")),
        ], run: { _ in })

    private func read(_ words: String...) throws -> Call { try readOptions(words, of: command) }

    @Test("options and operands stand in any order")
    func anyOrder() throws {
        let call = try read("a", "-o", "out.png", "b", "--quiet")
        #expect(call.operands == ["a", "b"])
        #expect(call.options == ["output": "out.png", "quiet": ""])
    }

    @Test("a long option takes its argument after an equals sign, and may be shortened")
    func longForms() throws {
        #expect(try read("--output=x")["output"] == "x")
        #expect(try read("--out", "x")["output"] == "x")
        #expect(try read("-ox")["output"] == "x")
    }

    @Test("two dashes end the options")
    func endOfOptions() throws {
        #expect(try read("-q", "--", "-o").operands == ["-o"])
    }

    @Test(
        "a wrong call names the word at fault and the help",
        arguments: [
            (["--nope"], "unknown option '--nope'"),
            (["-z"], "unknown option '-z'"),
            (["-qz"], "unknown option '-z'"),
            (["a", "-o"], "option '-o' needs an argument"),
            (["--output"], "option '--output' needs an argument"),
            (["--quiet=yes"], "option '--quiet' takes no argument"),
        ])
    func wrongCalls(words: [String], message: String) {
        let failure = #expect(throws: Failure.self) { try readOptions(words, of: command) }
        #expect(failure?.message["en"] == "\(message); see \(ProgramName.word) render --help")
    }
}
