import Foundation
import TestSupport
import Testing
import TouchWords

extension Faults {
    /// The kernel says no, or the program is killed, at any of the calls by which a file comes about.
    @Suite(
        "Faults of the system",
        .enabled(if: Fault.isPossible, "strace is not installed or may not trace"))
    struct SystemFaultTests {
        private let workshop: Workshop

        init() throws { workshop = try Workshop() }

        @Test(
            "a file that cannot be synced or renamed is not said to be written",
            arguments: [
                Fault("fsync", "error=EIO", "1"), Fault("fsync", "error=EIO", "2"),
                Fault("rename,renameat,renameat2", "error=EIO", "1"),
                Fault("fsync", "error=ENOSPC", "1"),
            ],
            [
                ("render", "x.svg"), ("render", "x.score"), ("card", "x.html"),
                ("simplify", "x.tape"), ("code", "x.swift"), ("export", "x.evemu"),
                ("render", "x.mp4"),
            ])
        func refused(fault: Fault, product: (kind: String, name: String)) throws {
            try workshop.write("old", to: product.name)
            let words = workshop.words(product.kind, to: workshop.path(product.name))
            expectFailure(try Workshop.run(words, behind: fault.prefix))
            // The second is the folder's: the file has its name by then, but it is not safe yet.
            if !fault.description.hasSuffix("fsync 2") {
                #expect(workshop.read(product.name) == "old")
            }
            #expect(workshop.files == [product.name])
        }

        @Test("a read error is no end of the file", arguments: ["1", "2", "5", "40"])
        func readError(number: String) throws {
            let waits = (1...300_000).map { "wait   \($0)ms" }
            let tape = "tape 1\nscene \"pad\"\n" + waits.joined(separator: "\n") + "\n"
            try workshop.write(tape, to: "pad.tape")
            let path = workshop.path("pad.tape")
            let fault = Fault("read,pread64", "error=EIO", number + "+", on: path)
            let end = try Workshop.run(["fmt", path], behind: fault.prefix)
            #expect(end.status == 1)
            #expect(end.complaint.hasSuffix("expected an intact one\n"), "\(end.complaint)")
            #expect(workshop.read("pad.tape") == tape)
        }

        /// The calls by which a file comes about.
        private static let calls = "openat,write,fsync,fchmod,chmod,rename,close"

        @Test(
            "killed at any moment: the old file or the new one, and the next start clears away",
            arguments: [("render", "x.svg"), ("simplify", "x.tape")])
        func killed(kind: String, name: String) throws {
            let words = workshop.words(kind, to: workshop.path(name))
            let log = workshop.path("calls.log")
            #expect(
                try Workshop.run(words, behind: Fault(watching: Self.calls, log: log).prefix).status
                    == 0)
            let whole = try #require(workshop.read(name))
            let calls = try String(contentsOfFile: log, encoding: .utf8).split(separator: "\n")
            try FileManager.default.removeItem(atPath: log)
            // Of the calls before the file is begun one is as good as another; those after it are tried one by one.
            let first = try #require(calls.firstIndex { $0.contains("O_EXCL") })
            var (left, met, seen) = (0, 0, [Substring: Int]())
            for (number, call) in calls.enumerated() {
                let call = call.prefix { $0 != "(" }
                seen[call, default: 0] += 1
                guard number >= first || number == first / 2 else { continue }
                try workshop.write("old", to: name)
                let fault = Fault(String(call), "signal=KILL", "\(seen[call] ?? 0)")
                let end = try Workshop.run(words, behind: fault.prefix)
                let now = workshop.read(name)
                #expect(end.status == 0 || end.status == 128 + SIGKILL)
                #expect(now == whole || now == "old" && end.status != 0, "\(fault)")
                left += workshop.files.count - 1
                met += end.status == 0 ? 0 : 1
            }
            #expect(met > 5)
            #expect(left > 0)
            #expect(try Workshop.run(words).status == 0)
            #expect(workshop.files == [name])
        }
    }
}
