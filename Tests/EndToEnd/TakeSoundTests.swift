import Foundation
import TestSupport
import Testing

extension EndToEnd {
    /// Takes with a voice: real fingers, a real sound server.
    @Suite(
        "Takes that hear", .serialized,
        .enabled(if: PulseServer.isInstalled, "there is no sound server: make test-deps"))
    struct TakeSoundTests {
        private static let record = CGPoint(x: 36, y: 484)

        /// A take that rolls, with a click every half second.
        private func roll(
            _ server: PulseServer, clicks: [Double]
        ) throws -> (bench: Bench, begun: Double) {
            let bench = try Bench(
                command: ["open", "--sound", "default"],
                environment: server.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 })
            try bench.touch.down(7, Self.record)
            try bench.touch.up(7)
            try bench.touch.sync()
            try bench.wait("take", ["state": "counting"])
            let feeder = PipeFeeder(server.pipe, clicks: clicks, seconds: 60, haste: 0.0005)
            let begun = feeder.start()
            try bench.wait("take", ["state": "rolling"])
            return (bench, begun)
        }

        /// A touch, and when it was: its event time, and the host's monotonic time.
        private func touch(_ bench: Bench) throws -> (event: Double, time: Double) {
            let time = PipeFeeder.now
            try bench.touch.down(1, bench.pixel(3))
            try bench.touch.sync()
            let event = try #require(bench.wait("hit").number("time"))
            try bench.touch.up(1)
            try bench.touch.sync()
            try bench.wait("sequenceEnded")
            return (event, time)
        }

        private let clicks = stride(from: 0.5, to: 60, by: 0.5).map { $0 }

        /// Whether clicks are heard where they were made, to within what a touch takes to arrive.
        private func expectInStep(
            _ file: String, _ touch: (event: Double, time: Double), since begun: Double
        ) throws {
            let heard = TestSound.onsets(in: try TestSound.heard(in: file))
            let expected = clicks.map { begun + $0 - touch.time + touch.event }
            #expect(heard.count >= 2, "\(heard)")
            for onset in heard {
                let error = expected.map { abs($0 - onset) }.min() ?? .infinity
                #expect(error < 0.05, "\(onset) of \(heard)")
            }
        }

        @Test("what is spoken during a take is beside its tape, in step, and in its film")
        func whole() throws {
            let server = try PulseServer()
            let (bench, begun) = try roll(server, clicks: clicks)
            let folder = Folder(bench.folder)
            let touch = try touch(bench)
            // Until something of it is to be heard.
            try Folder.wait(for: "clicks") { PipeFeeder.now > begun + 6 }
            if let path = ProcessInfo.processInfo.environment["TOUCHSCOPE_PICTURES"] {
                let shot = "ffmpeg -v error -y -f x11grab -i $DISPLAY -frames:v 1"
                _ = try bench.server.run("sh", "-c", "\(shot) \(path)/take.png")
            }
            try stop(bench)
            try bench.wait("take", ["state": "saved"])
            bench.program.end()
            try expectInStep(folder.path("ten-take-1.flac"), touch, since: begun)
            let tape = try String(contentsOfFile: folder.path("ten-take-1.tape"), encoding: .utf8)
            #expect(tape.contains("\nsound \"ten-take-1.flac\" at 0s\n"))
            #expect(!folder.files.contains { $0.contains(".sound.") })
            let words = [
                "render", folder.path("ten-take-1.tape"), "-o", folder.path("take.mp4"), "--size",
                "160x90", "--fps", "20",
            ]
            #expect(try Workshop.run(words).status == 0)
            try expectInStep(folder.path("take.mp4"), touch, since: begun)
        }

        @Test("what was spoken until the program was killed is finished with its tape")
        func killed() throws {
            let server = try PulseServer()
            let (bench, begun) = try roll(server, clicks: clicks)
            let folder = Folder(bench.folder)
            let touch = try touch(bench)
            try folder.wait(for: "ended", in: "ten-take-1.tape.1.journal")
            try Folder.wait(for: "clicks") { PipeFeeder.now > begun + 6 }
            bench.program.send(signal: SIGKILL)
            _ = bench.program.waitForEnd()
            var environment = ProcessInfo.processInfo.environment
            environment["XDG_STATE_HOME"] = folder.path("state")
            let end = try Workshop.run(["record", "--finish"], environment: environment)
            #expect(end == (0, "recovered \(folder.path("ten-take-1.tape"))\n"))
            try expectInStep(folder.path("ten-take-1.flac"), touch, since: begun)
        }

        private func stop(_ bench: Bench) throws {
            try bench.keyboard.press(.control)
            try bench.keyboard.tap(.r)
            try bench.keyboard.release(.control)
        }

        @Test("speech alone is a take")
        func spoken() throws {
            let server = try PulseServer()
            let (bench, begun) = try roll(server, clicks: clicks)
            let folder = Folder(bench.folder)
            try Folder.wait(for: "clicks") { PipeFeeder.now > begun + 6 }
            try stop(bench)
            try bench.wait("take", ["state": "saved"])
            bench.program.end()
            let heard = try TestSound.heard(in: folder.path("ten-take-1.flac"))
            #expect(TestSound.onsets(in: heard).count >= 2)
            let tape = try String(contentsOfFile: folder.path("ten-take-1.tape"), encoding: .utf8)
            #expect(tape.contains("\nsound \"ten-take-1.flac\" at 0s\nwait "))
        }

        @Test("a take in which nothing was done or said is none")
        func nothing() throws {
            let server = try PulseServer()
            let (bench, begun) = try roll(server, clicks: [])
            let folder = Folder(bench.folder)
            try Folder.wait(for: "silence") { PipeFeeder.now > begun + 4.5 }
            try stop(bench)
            try bench.wait("take", ["state": "empty"])
            bench.program.end()
            #expect(!folder.files.contains { $0.hasPrefix("ten-take") })
        }

        @Test("speech alone is finished after a death, and its tape lasts as long as it does")
        func killedSpeaking() throws {
            let server = try PulseServer()
            let (bench, begun) = try roll(server, clicks: clicks)
            let folder = Folder(bench.folder)
            try folder.wait(for: "scene", in: "ten-take-1.tape.1.journal")
            try Folder.wait(for: "clicks") { PipeFeeder.now > begun + 6 }
            bench.program.send(signal: SIGKILL)
            _ = bench.program.waitForEnd()
            var environment = ProcessInfo.processInfo.environment
            environment["XDG_STATE_HOME"] = folder.path("state")
            let end = try Workshop.run(["record", "--finish"], environment: environment)
            #expect(end == (0, "recovered \(folder.path("ten-take-1.tape"))\n"))
            let heard = try TestSound.heard(in: folder.path("ten-take-1.flac"))
            #expect(TestSound.onsets(in: heard).count >= 2)
            let tape = try String(contentsOfFile: folder.path("ten-take-1.tape"), encoding: .utf8)
            let wait = try #require(tape.firstMatch(of: #/\nwait until ([\d.]+)s\n$/#))
            let seconds = Double(heard.count) / Double(TestSound.rate)
            #expect(abs(try #require(Double(wait.1)) - seconds) < 0.01)
        }

        @Test("a microphone that gives nothing is told of; the take goes on, and the program ends")
        func busy() throws {
            let server = try PulseServer()
            try server.suspendMicrophone()
            let bench = try Bench(
                command: ["open", "--sound", "default"], environment: server.environment)
            try bench.touch.down(7, Self.record)
            try bench.touch.up(7)
            try bench.touch.sync()
            // While it is counted down, there is still time to see to it.
            try bench.wait("silent")
            try bench.wait("take", ["state": "rolling"])
            _ = try touch(bench)
            try stop(bench)
            try bench.wait("take", ["state": "saved"])
            bench.program.send(signal: SIGTERM)
            let end = bench.program.waitForEnd()
            #expect(end.status == 0)
            #expect(end.complaint.contains("no sound is coming from the microphone"))
            let folder = Folder(bench.folder)
            #expect(!folder.files.contains { $0.hasSuffix(".flac") })
        }

        @Test("without a sound server a take is made all the same, and the window says why")
        func silent() throws {
            let bench = try Bench(
                command: ["open", "--sound", "default"],
                environment: ["SDL_AUDIODRIVER": "pulseaudio", "PULSE_SERVER": "unix:/nowhere"])
            let folder = Folder(bench.folder)
            try bench.touch.down(7, Self.record)
            try bench.touch.up(7)
            try bench.touch.sync()
            try bench.wait("take", ["state": "rolling"])
            _ = try touch(bench)
            try stop(bench)
            try bench.wait("take", ["state": "saved"])
            bench.program.send(signal: SIGTERM)
            let end = bench.program.waitForEnd()
            #expect(end.status == 0)
            #expect(end.complaint.contains("; the take has no sound"), "\(end.complaint)")
            #expect(!folder.files.contains { $0.contains("flac") || $0.contains(".sound.") })
        }
    }
}
