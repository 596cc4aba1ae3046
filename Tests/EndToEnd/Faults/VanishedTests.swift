import Foundation
import TestSupport
import Testing
import TouchScript

extension EndToEnd {
    /// What a window writes, where its place goes or becomes full.
    @Suite("Places that vanish") struct VanishedTests {
        private let folder: Folder

        init() throws { folder = try Folder() }

        private func bench(_ output: String) throws -> Bench {
            try Bench(
                command: ["record", "-o", output],
                environment: ["XDG_STATE_HOME": folder.path("state")])
        }

        /// The program in a window of its own, which says that it is ready: before that, keys go nowhere.
        private func open(on server: XServer, tracing output: String) throws -> RunningProgram {
            var environment = server.environment
            environment["XDG_CONFIG_HOME"] = folder.path("config")
            environment["XDG_STATE_HOME"] = folder.path("state")
            let program = try RunningProgram(
                "touchscope", ["open", folder.path("ten.scene"), "--trace", output],
                environment: environment)
            try waitFor("ready", in: output)
            return program
        }

        private func quit(_ keyboard: Keyboard) throws {
            try keyboard.press(.control)
            try keyboard.tap(.q)
            try keyboard.release(.control)
            try keyboard.sync()
        }

        /// The journals in the user's folder of states, once there are any that hold a line of a tape.
        private func spareJournals() throws -> [String] {
            let state = folder.path("state/touchscope")
            var found: [String] = []
            try Folder.wait(for: "a journal in \(state)") {
                let names = (try? FileManager.default.contentsOfDirectory(atPath: state)) ?? []
                found = names.map { state + "/" + $0 }.filter {
                    let data = FileManager.default.contents(atPath: $0) ?? Data()
                    let link = try? FileManager.default.destinationOfSymbolicLink(atPath: $0)
                    return link == nil && String(decoding: data, as: UTF8.self).contains("ended")
                }
                return !found.isEmpty
            }
            return found
        }

        private func expectWhole(_ journal: String, _ live: [String]) throws {
            let copy = folder.path("copy.tape")
            try? FileManager.default.removeItem(atPath: copy)
            try FileManager.default.copyItem(atPath: journal, toPath: copy)
            let found = try folder.trace("copy.tape")
            #expect(found.count >= live.count)
            #expect(zip(live, found).allSatisfy { $0 == $1 })
        }

        @Test("the folder of a recording vanishes, then the program is killed")
        func folderGone() throws {
            let gone = folder.path("gone")
            try FileManager.default.createDirectory(
                atPath: gone, withIntermediateDirectories: false)
            let bench = try bench(gone + "/done.tape")
            try bench.tap(3)
            try FileManager.default.removeItem(atPath: gone)
            let journal = try #require(try spareJournals().first)
            try expectWhole(journal, bench.traced)
            try bench.tap(4)
            let name = "state/touchscope/" + (journal as NSString).lastPathComponent
            // Both may be of the same moment: only the second end says that all of it is there.
            var kept = ""
            try Folder.wait(for: "two taps in \(name), where there is\n\(kept)") {
                let data = FileManager.default.contents(atPath: self.folder.path(name)) ?? Data()
                kept = String(decoding: data, as: UTF8.self)
                return kept.components(separatedBy: "ended").count > 2
            }
            bench.program.send(signal: SIGKILL)
            _ = bench.program.waitForEnd()
            try expectWhole(journal, bench.traced)
        }

        @Test("the folder of a recording vanishes, and the end says where the recording is")
        func folderGoneAtEnd() throws {
            let gone = folder.path("gone")
            try FileManager.default.createDirectory(
                atPath: gone, withIntermediateDirectories: false)
            let bench = try bench(gone + "/done.tape")
            try bench.tap(3)
            try FileManager.default.removeItem(atPath: gone)
            let journal = try #require(try spareJournals().first)
            bench.program.send(signal: SIGTERM)
            try bench.wait("closed")
            let end = bench.program.waitForEnd()
            #expect(end.status == 1)
            #expect(
                end.complaint.hasSuffix(
                    "; the recording is in \(journal), and touchscope record --finish turns "
                        + "it into a tape\n"
                ))
            try expectWhole(journal, bench.traced)
        }

        @Test(
            "a recording on a disk that is full goes on in the user's folder",
            .enabled(if: SmallDisk.isPossible, "only root can mount a small disk"))
        func fullDisk() throws {
            let disk = try SmallDisk(size: 4096)
            try String(repeating: "x", count: 4096).write(
                toFile: disk.path("other"), atomically: false, encoding: .utf8)
            let bench = try bench(disk.path("done.tape"))
            try bench.tap(3)
            let journal = try #require(try spareJournals().first)
            bench.program.send(signal: SIGKILL)
            _ = bench.program.waitForEnd()
            try expectWhole(journal, bench.traced)
        }

        @Test(
            "a trace that the disk cannot hold is told, and ends with a whole line",
            .enabled(if: SmallDisk.isPossible, "only root can mount a small disk"))
        func trace() throws {
            let disk = try SmallDisk(size: 4096)
            let output = disk.path("live.jsonl")
            let server = try XServer()
            let keyboard = try Keyboard(on: server)
            let program = try open(on: server, tracing: output)
            for _ in 1...40 { try keyboard.tap(.s) }
            try quit(keyboard)
            let end = program.waitForEnd()
            #expect(end == (1, "touchscope: cannot write \(output): No space left on device\n"))
            let text = try String(contentsOfFile: output, encoding: .utf8)
            #expect(text.contains("\"ready\"") && text.hasSuffix("}\n"), "\(text.suffix(80))")
            #expect(text.split(separator: "\n").allSatisfy { TraceLine(String($0)) != nil })
        }

        /// Returns when the trace in a file holds a record of a kind.
        private func waitFor(_ kind: String, in output: String) throws {
            try Folder.wait(for: "\(kind) in \(output)") {
                let lines = FileManager.default.contents(atPath: output) ?? Data()
                return String(decoding: lines, as: UTF8.self).contains("\"\(kind)\"")
            }
        }

        @Test("when the display goes, a trace to a file is there")
        func displayGone() throws {
            let server = try XServer()
            let keyboard = try Keyboard(on: server)
            let output = folder.path("live.jsonl")
            let program = try open(on: server, tracing: output)
            try keyboard.tap(.s)
            try waitFor("shakeEnded", in: output)
            server.end()
            #expect(program.waitForEnd().status == 1)
            let lines = try String(contentsOfFile: output, encoding: .utf8).split(separator: "\n")
            #expect(lines.first?.contains("\"ready\"") == true)
            #expect(lines.allSatisfy { TraceLine(String($0)) != nil })
        }

        @Test(
            "when the display goes, no thread that paints cuts the rescue short",
            .enabled(if: Fault.isPossible, "strace is not installed or may not trace"),
            arguments: 1...3)
        func displayGoneInMidWork(number: Int) throws {
            // Large, so that painting takes long.
            let server = try XServer(width: 3840, height: 2160)
            let touch = try TouchScreen(on: server)
            let keyboard = try Keyboard(on: server)
            var environment = server.environment
            environment["XDG_CONFIG_HOME"] = folder.path("config")
            environment["XDG_STATE_HOME"] = folder.path("state")
            let words = [
                "record", folder.path("ten.scene"), "-o", folder.path("done.tape"), "--trace", "-",
                "--size", "3840x2160",
            ]
            // The disk is slow when it comes to the tape: the painter wakes the window meanwhile.
            let slow = Fault("fsync", "delay_enter=1000000", "3")
            let program = try RunningProgram(
                "touchscope", words, behind: slow.prefix, environment: environment)
            try program.waitForLine("shown")
            try touch.down(1, CGPoint(x: 1600, y: 900))
            try touch.sync()
            let hit = try program.wait(for: "hit") { $0["kind"] == "hit" }
            // The second is heeded while the picture of the first is being painted.
            for _ in 1...2 {
                try keyboard.tap(.t)
                _ = try program.wait(for: "layout") { $0["kind"] == "layout" }
            }
            server.end()
            let end = program.waitForEnd()
            #expect(end.status == 1)
            #expect(end.complaint.contains("recorded \(folder.path("done.tape"))\n"))
            let view = try #require(hit["view"])
            #expect(try folder.trace("done.tape").contains { $0.contains("\"view\":\"\(view)\"") })
        }

        @Test("a trace to a file can be followed while it grows")
        func traceFile() throws {
            let server = try XServer()
            let keyboard = try Keyboard(on: server)
            let output = folder.path("live.jsonl")
            let program = try open(on: server, tracing: output)
            try keyboard.tap(.s)
            try waitFor("shakeEnded", in: output)
            try quit(keyboard)
            #expect(program.waitForEnd() == (0, ""))
            let lines = try String(contentsOfFile: output, encoding: .utf8).split(separator: "\n")
            #expect(lines.first?.contains("\"ready\"") == true)
            #expect(lines.last?.contains("\"closed\"") == true)
        }
    }
}
