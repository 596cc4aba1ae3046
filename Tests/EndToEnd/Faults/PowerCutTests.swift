import Foundation
import TestSupport
import Testing
import TouchWords

extension Faults {
    /// A power cut takes what is not on the disk yet. Nobody can cut the power here: strace tells when the kernel is asked to
    /// bring what to the disk.
    @Suite(
        "Power cuts", .enabled(if: Fault.isPossible, "strace is not installed or may not trace"))
    struct PowerCutTests {
        private let workshop: Workshop

        init() throws { workshop = try Workshop() }

        @Test(
            "a file has its name only when it is on the disk, and the name follows it there",
            arguments: [
                ("render", "x.svg"), ("render", "x.mp4"), ("card", "x.html"),
                ("simplify", "x.tape"),
            ])
        func order(kind: String, name: String) throws {
            try workshop.write("old", to: name)
            let log = workshop.path("calls.log")
            let watch = Fault(timing: "write,pwrite64,fsync,rename,renameat,renameat2", log: log)
            let words = workshop.words(kind, to: workshop.path(name))
            #expect(try Workshop.run(words, behind: watch.prefix).status == 0)
            let calls = try Call.all(in: log)
            let naming = try #require(calls.firstIndex { $0.name.hasPrefix("rename") })
            let folder = "<\(workshop.folder.path)>"
            let written = calls.lastIndex {
                $0.words.contains("write") && $0.words.contains("/.touchscope-")
            }
            let synced = calls.lastIndex {
                $0.name == "fsync" && $0.words.contains("/.touchscope-")
            }
            let nameSynced = calls.lastIndex { $0.name == "fsync" && $0.words.contains(folder) }
            #expect(try #require(synced) < naming && naming < #require(nameSynced))
            if let written { #expect(try written < #require(synced)) }
        }

        @Test(
            "what is recorded is on the disk within a second",
            .enabled(if: XServer.isInstalled, "Xorg's drivers are not installed"))
        func journal() throws {
            let folder = try Folder()
            let log = workshop.path("calls.log")
            let server = try XServer()
            let touch = try TouchScreen(on: server)
            var environment = server.environment
            environment["XDG_CONFIG_HOME"] = folder.path("config")
            environment["XDG_STATE_HOME"] = folder.path("state")
            let watch = Fault(timing: "write,fdatasync,fsync", log: log)
            let program = try RunningProgram(
                "touchscope",
                [
                    "record", folder.path("ten.scene"), "-o", folder.path("done.tape"), "--trace",
                    "-",
                ],
                behind: watch.prefix, environment: environment)
            try program.waitForLine("ready")
            func journal(_ call: Call) -> Bool { call.words.contains("/done.tape.1.journal>") }
            for number in 1...3 {
                try touch.down(1, CGPoint(x: 400, y: 300))
                try touch.sync()
                try touch.up(1)
                try touch.sync()
                _ = try program.wait(for: "the end") { $0["kind"] == "sequenceEnded" }
                // The next comes when this is safe, so that each has to be brought there.
                try Folder.wait(for: "sync \(number) of the journal") {
                    let calls = ((try? Call.all(in: log)) ?? []).filter(journal)
                    return calls.count { $0.name == "fdatasync" } >= number
                        && calls.last?.name == "fdatasync"
                }
            }
            program.send(signal: SIGTERM)
            #expect(program.waitForEnd().status == 0)
            let calls = try Call.all(in: log)
            // Its name is on the disk before anything is in it.
            let first = try #require(calls.firstIndex { journal($0) && $0.name == "write" })
            let state = folder.path("").dropLast(folder.path("").hasSuffix("/") ? 1 : 0)
            #expect(
                calls[..<first].contains { $0.name == "fsync" && $0.words.contains("<\(state)>") })
            let own = calls.filter(journal)
            for (index, call) in own.enumerated() where call.name == "write" {
                let sync = own[index...].first { $0.name == "fdatasync" }
                #expect(try #require(sync).time - call.time < 1)
            }
        }
    }

    /// A system call as strace wrote it down, when it began.
    private struct Call {
        var time: Double
        var name: String
        var words: String

        static func all(in log: String) throws -> [Call] {
            try String(contentsOfFile: log, encoding: .utf8).split(separator: "\n").compactMap {
                guard let match = $0.firstMatch(of: #/(\d+\.\d+) (\w+)\((.*)/#),
                    let time = Double(match.1)
                else { return nil }
                return Call(time: time, name: String(match.2), words: "\(match.2) \(match.3)")
            }
        }
    }
}
