import Foundation
import TestSupport
import Testing

extension EndToEnd {
    /// What is remembered of playing has a ceiling: there it ends in order, and says so.
    @Suite("More than can be remembered") struct RoomTests {
        private let workshop: Workshop
        private var environment = ProcessInfo.processInfo.environment

        private static let excess =
            "found more than 16 MB of trace by this point, expected less; set TOUCHSCOPE_ROOM to allow more"

        private static let busy =
            "scene 1 \"busy\" 200 x 100\n"
            + (0..<50).map { "view v\($0) at 0 0 size 9 9 every 1ms logs \"x\"\n" }.joined()

        init() throws {
            workshop = try Workshop()
            try workshop.write(
                "tape 1\nscene \"pad\"\nfinger a down a\nfinger a move a(0.9, 0.9) over 2000s\n"
                    + "wait 9s\n", to: "long.tape")
            environment["TOUCHSCOPE_ROOM"] = "16"
        }

        @Test(
            "a tape that is played without a window ends with its place and the remedy",
            arguments: [
                ["check", "long.tape"], ["trace", "long.tape"], ["why", "long.tape", "t"],
                ["whatif", "long.tape", "a hidden"], ["simplify", "long.tape", "-o", "new.tape"],
                ["render", "long.tape", "-o", "new.png"],
            ])
        func commands(words: [String]) throws {
            let before = workshop.files
            let called = try Spawned(
                ["env", "--chdir", workshop.folder.path, Workshop.program] + words,
                environment: environment)
            #expect(called.readAll().isEmpty)
            #expect(called.readErrors() == "long.tape:4:1: \(Self.excess)\n")
            #expect(called.wait() == 1)
            #expect(workshop.files == before)
        }

        @Test("where the file has no room, it says which folder that is")
        func noFile() throws {
            var environment = environment
            environment["TMPDIR"] = "/nowhere"
            environment["TOUCHSCOPE_ROOM"] = "32"
            let end = try Workshop.run(
                ["check", workshop.path("long.tape")], environment: environment)
            #expect(end.status == 1)
            #expect(
                end.complaint.hasSuffix(
                    "long.tape:4:1: found more than 8 MB of trace by this point, but too "
                        + "little room for it in /nowhere; set TMPDIR to use another folder\n"))
        }

        @Test("a text editor is told at the line, and answered further")
        func editor() throws {
            try workshop.write(Self.busy, to: "busy.scene")
            let text = "tape 1\\nscene \\\"busy\\\"\\nwait 60s\\n"
            let uri = workshop.folder.appendingPathComponent("busy.tape").absoluteString
            let input = [
                #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{}}"#,
                "{\"method\":\"textDocument/didOpen\",\"params\":{\"textDocument\":{\"uri\":\"\(uri)\","
                    + "\"version\":1,\"text\":\"\(text)\"}}}",
                #"{"id":2,"method":"shutdown"}"#, #"{"method":"exit"}"#,
            ]
            try workshop.write(
                input.map { "Content-Length: \($0.utf8.count)\r\n\r\n\($0)" }.joined(), to: "input")
            let server = try Spawned(
                ["sh", "-c", "exec \"$0\" lsp < \"$1\"", Workshop.program, workshop.path("input")],
                environment: environment)
            let said = String(decoding: server.readAll(), as: UTF8.self)
            #expect(said.contains(Self.excess) && said.contains("\"line\":2"), "\(said)")
            #expect(said.contains("\"id\":2") && server.wait() == 0)
        }

        @Test("the window stops, says so, and begins afresh when it is asked to")
        func window() throws {
            let bench = try Bench(scene: Self.busy, environment: ["TOUCHSCOPE_ROOM": "2"])
            for _ in 1...2 {
                try bench.program.waitForLine("\"stopped\"")
                try bench.keyboard.tap(.r)
                try bench.program.waitForLine("\"ready\"")
            }
            bench.program.send(signal: SIGTERM)
            let end = bench.program.waitForEnd()
            #expect(end.status == 0)
            #expect(
                end.complaint.contains(
                    "ten.scene: found more than 2 MB of trace by this point"))
        }
    }
}
