import Foundation
import TestSupport
import Testing

extension EndToEnd {
    @Suite("Programs of somebody's own code")
    struct CodeProgramTests {
        private static let examples = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../Examples").standardizedFileURL
        /// A drag over the view of the faulty code.
        private static let drag = """
            tape 1
            scene "Faulty"
            finger a down FaultyView-1
            finger a move by 20 0 over 100ms
            finger a up

            """

        private func run(
            _ program: String, _ words: String..., environment: [String: String] = [:]
        ) throws -> (output: [String], end: (status: Int32, complaint: String)) {
            var all = ProcessInfo.processInfo.environment
            all.merge(environment) { $1 }
            let program = try RunningProgram(program, words, environment: all)
            let end = program.waitForEnd()
            return (program.printed, end)
        }

        @Test("What the examples' tapes expect comes about", arguments: ["Knob", "Dial"])
        func examples(_ name: String) throws {
            let tape = Self.examples.appending(path: "\(name)/\(name).tape").path
            let (output, end) = try run(name, "check", tape)
            #expect(output == [] && end == (0, ""))
        }

        @Test("Views and recognizers are called as the properties that hold them")
        func names() throws {
            let tape = Self.examples.appending(path: "Dial/Dial.tape").path
            let trace = try run("Dial", "trace", tape).output.joined(separator: "\n")
            for line in [
                "view to window", "page to view", "dial to page", "turn to dial",
                "page.pan to page", "mark to face", "turn → dial.action",
            ] {
                #expect(trace.contains(line), "\(line)")
            }
        }

        @Test("check --expect has a tape expect what happens, once")
        func expecting() throws {
            let folder = try Folder()
            let tape = folder.path("first.tape")
            let touch = "tape 1\nscene \"Dial\"\ntap dial  # once\n"
            try touch.write(toFile: tape, atomically: true, encoding: .utf8)
            let first = try run("Dial", "check", "--expect", tape).end
            #expect(first.status == 0 && first.complaint.hasPrefix("\(tape) now has "), "\(first)")
            let written = try String(contentsOfFile: tape, encoding: .utf8)
            #expect(written.hasPrefix(touch + "expect hit "), "\(written)")
            #expect(try run("Dial", "check", tape).end == (0, ""))
            let again = try run("Dial", "check", "--expect", tape).end
            #expect(again.status == 1 && again.complaint.contains("already"), "\(again)")
            #expect(try String(contentsOfFile: tape, encoding: .utf8) == written)
        }

        @Test("What hands do to code is recorded, and gives the same trace again")
        func recording() throws {
            let folder = try Folder()
            let bench = try Bench(own: "Dial", command: ["record", "-o", folder.path("done.tape")])
            try bench.touch.down(1, bench.pixel(CGPoint(x: 230, y: 220)))
            try bench.touch.sync()
            for step in 1...8 {
                let place = CGPoint(x: 230 - Double(step), y: 220 - Double(step) * 6)
                try bench.touch.move(1, to: bench.pixel(place))
                try bench.touch.sync()
            }
            try bench.wait("action", ["sender": "turn"])
            try bench.touch.up(1)
            try bench.touch.sync()
            try bench.wait("sequenceEnded")
            bench.program.send(signal: SIGTERM)
            try bench.wait("closed")
            #expect(bench.program.waitForEnd().status == 0)
            let again = try run("Dial", "trace", "--format", "jsonl", folder.path("done.tape"))
            #expect(parting(bench.traced, again.output) == nil)
            #expect(bench.traced.count > 100)
        }

        @Test(
            "A fault in the code is told in one line with its place",
            arguments: [
                ("trap", "main.swift:11:", "the code trapped after finger a moved at (161"),
                ("recursion", "main.swift:22:", "the code recursed infinitely after finger a"),
                ("thread", "main.swift:15:", "the code trapped after finger a moved at (161"),
                (
                    "block", "main.swift:13:",
                    "the code has run for 5 s without returning, after finger a"
                ),
                ("empty", "main.swift:28:", "found an empty window, expected a subview"),
                ("chance", "f.tape:", "found different outcomes in two runs"),
            ])
        func faults(_ fault: String, place: String, told: String) throws {
            let folder = try Folder()
            let tape = folder.path("f.tape")
            try Self.drag.write(toFile: tape, atomically: true, encoding: .utf8)
            // Chance may let it be the same once, not twenty times.
            for _ in 0..<(fault == "chance" ? 20 : 1) {
                let (_, end) = try run(
                    "FaultyCode", "check", tape, environment: ["FAULT": fault])
                let line = end.complaint.split(separator: "\n").last.map(String.init) ?? ""
                if fault == "chance", line.isEmpty { continue }
                #expect(line.contains(place) && line.contains(told), "\(end)")
                return
            }
            Issue.record("nothing was told")
        }

        @Test("Code that traps loses nothing of what was recorded")
        func rescue() throws {
            let folder = try Folder()
            let tape = folder.path("done.tape")
            let bench = try Bench(
                own: "FaultyCode", command: ["record", "-o", tape], environment: ["FAULT": "trap"])
            try bench.touch.down(1, bench.pixel(CGPoint(x: 100, y: 200)))
            try bench.touch.sync()
            try bench.wait("delivery", ["phase": "began"])
            try bench.touch.move(1, to: bench.pixel(CGPoint(x: 120, y: 200)))
            try bench.touch.sync()
            let end = bench.program.waitForEnd()
            #expect(end.status != 0)
            #expect(end.complaint.contains("the code trapped after finger a moved at (120"))
            let lines = try String(contentsOfFile: tape, encoding: .utf8)
            #expect(lines.contains("moved (120"), "\(lines)")
            #expect(try run("FaultyCode", "check", tape).end.status == 0)
        }
    }
}
