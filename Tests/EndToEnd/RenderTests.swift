import Foundation
import TestSupport
import Testing

/// Films that cannot be finished: one clear line, the right status, nothing left behind.
@Suite("Films that fail", .serialized)
struct RenderTests {
    private let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("render-\(UUID().uuidString.prefix(8))")
    private let program = RunningProgram.touchscope
    private var film: String { folder.path + "/film.mp4" }

    init() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    private func render(
        _ before: [String] = [], rate: Int = 60, path: String? = nil
    ) throws -> Spawned {
        var environment = ProcessInfo.processInfo.environment
        if let path { environment["PATH"] = path }
        return try Spawned(
            before + [
                program, "render", "tour", "-o", film, "--size", "640x360", "--fps", "\(rate)",
            ],
            environment: environment)
    }

    /// The encoder that works for a program, once it is there.
    private func encoder(of program: Spawned) throws -> pid_t {
        let list = "/proc/\(program.id)/task/\(program.id)/children"
        while kill(program.id, 0) == 0 {
            let children = try String(contentsOfFile: list, encoding: .utf8)
            if let child = children.split(separator: " ").first.flatMap({ pid_t($0) }) {
                return child
            }
        }
        throw SupportError("no encoder was started")
    }

    private func expectNothingLeft() throws {
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
        try FileManager.default.removeItem(at: folder)
    }

    @Test(
        "Ctrl-C ends encoder and program", arguments: [(SIGINT, Int32(130)), (SIGTERM, Int32(143))])
    func stopped(signal: Int32, status: Int32) throws {
        let rendering = try render()
        let child = try encoder(of: rendering)
        kill(rendering.id, signal)
        #expect(
            rendering.readErrors().hasPrefix("touchscope: stopped: \(film) could not be finished"))
        #expect(rendering.wait() == status)
        #expect(kill(child, 0) != 0)
        try expectNothingLeft()
    }

    @Test("the encoder is killed")
    func killed() throws {
        let rendering = try render()
        kill(try encoder(of: rendering), SIGKILL)
        let line = "touchscope: ffmpeg failed: it was killed (signal 9); \(film) was not written\n"
        #expect(rendering.readErrors() == line)
        #expect(rendering.wait() == 1)
        try expectNothingLeft()
    }

    @Test("the encoder may not write any more")
    func full() throws {
        let limited = ["sh", "-c", "ulimit -f 8; trap '' XFSZ; exec \"$@\"", "sh"]
        let rendering = try render(limited, rate: 5)
        let line = rendering.readErrors()
        #expect(line.hasPrefix("touchscope: ffmpeg failed: "), "\(line)")
        #expect(line.hasSuffix("; \(film) was not written\n"), "\(line)")
        #expect(rendering.wait() == 1)
        try expectNothingLeft()
    }

    @Test("there is no encoder")
    func missing() throws {
        let rendering = try render(path: folder.path)
        #expect(
            rendering.readErrors()
                == "touchscope: ffmpeg is not installed (apt install ffmpeg)\n")
        #expect(rendering.wait() == 1)
        try expectNothingLeft()
    }

    @Test(
        "a wrong call is told in one line, with status 2",
        arguments: [
            ["nonsense"], ["render"], ["render", "tour"], ["render", "tour", "-o", "x.doc"],
            ["render", "tour", "-o", "x.png", "--size", "big"], ["trace"], ["trace", "a", "b"],
            ["trace", "tour", "--format", "xml"], ["check"], ["doctor", "--nope"], ["record"],
            ["open", "--ui-scale", "nan"], ["open", "--overlays", "magic"],
        ])
    func wrongCalls(words: [String]) throws {
        let called = try Spawned([program] + words)
        let line = called.readErrors()
        #expect(line.hasPrefix("touchscope: ") && line.split(separator: "\n").count == 1, "\(line)")
        #expect(called.wait() == 2)
    }

    @Test("a trace can be stopped like any program")
    func stopTrace() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try "scene 1 \"pad\" 99 x 99".write(
            to: folder.appendingPathComponent("pad.scene"), atomically: true, encoding: .utf8)
        let tape = folder.appendingPathComponent("long.tape")
        try "tape 1\nscene \"pad\"\nfinger a down (9, 9)\nfinger a move (90, 90) over 80000s\n"
            .write(
                to: tape, atomically: true, encoding: .utf8)
        let tracing = try Spawned([program, "trace", tape.path])
        kill(tracing.id, SIGINT)
        #expect(tracing.wait() == 130)
    }

    @Test(
        "a display that is not there is told in one line",
        arguments: [
            ([:], "DISPLAY is not set"),
            (["DISPLAY": ":4711"], "cannot reach :4711: x11 not available"),
        ])
    func noDisplay(environment: [String: String], reason: String) throws {
        let called = try Spawned([program, "open"], environment: environment)
        let line =
            "touchscope: cannot open a window: \(reason); touchscope render makes films without one\n"
        #expect(called.readErrors() == line)
        #expect(called.wait() == 1)
    }
}
