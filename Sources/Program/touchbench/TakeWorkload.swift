import Foundation
import TestSupport

/// Measures a take: `touchbench take [PAIRS]` has ten fingers circle at 120 Hz over a window that
/// only watches and over one that records, alternating, and opens a take of ten minutes.
enum TakeWorkload {
    private static let size = CGSize(width: 1280, height: 720)
    private static let seconds = 8.0

    static func run(pairs: Int) throws {
        guard pairs > 0 else { return try editing(minutes: 10) }
        try XServer.demand()
        var ratios: [Double] = []
        for pair in 0..<pairs {
            // Each comes first equally often, so that other load on the machine affects both alike.
            let isSwapped = pair % 2 == 1
            let first = try work(records: isSwapped)
            let second = try work(records: !isSwapped)
            let (watching, recording) = isSwapped ? (second, first) : (first, second)
            ratios.append(recording / watching)
            report(
                "ten fingers at 120 Hz: watching %.3f s of processor a second, "
                    + "recording %.3f, %+.1f %%", watching / seconds, recording / seconds,
                (recording / watching - 1) * 100)
        }
        report(
            "recording over watching, median of %d pairs: %+.1f %%", ratios.count,
            (Timing.median(ratios) - 1) * 100)
        try opening(minutes: 10)
        try editing(minutes: 10)
    }

    /// Returns the processor time for some seconds of fingers, in seconds.
    private static func work(records: Bool) throws -> Double {
        let server = try XServer(width: Int(size.width), height: Int(size.height))
        let touch = try TouchScreen(on: server)
        let keyboard = try Keyboard(on: server)
        let program = try open(["open", "many-fingers"], on: server)
        defer { program.end() }
        // A new window may not have the keyboard focus yet; a window that was touched has it.
        try touch.down(1, TenFingers.usual.place(0, 0, in: size))
        try touch.up(1)
        try touch.sync()
        _ = try program.wait(for: "sequenceEnded") { $0["kind"] == "sequenceEnded" }
        if records {
            try keyboard.press(.control)
            try keyboard.tap(.r)
            try keyboard.release(.control)
            _ = try program.wait(for: "rolling") { $0["state"] == "rolling" }
        }
        let fingers = TenFingers.usual
        try fingers.goDown(on: touch, size)
        try touch.sync()
        let before = program.processorTime
        _ = try fingers.circle(on: touch, size, steps: Int(seconds * fingers.rate))
        return program.processorTime - before
    }

    @MainActor private static func editing(minutes: Double) throws {
        try withTape(minutes: minutes) { try TakeEditing.run($0, minutes: minutes) }
    }

    /// Prints the time until the window shows a tape of so many minutes of ten fingers, beside that
    /// of the lesson itself.
    private static func opening(minutes: Double) throws {
        var (long, short): ([Double], [Double]) = ([], [])
        try withTape(minutes: minutes) { path in
            for _ in 0..<5 {
                long.append(try start(path))
                short.append(try start("many-fingers"))
            }
        }
        report(
            "a take of %.0f minutes: %.0f ms from start to whole picture; "
                + "the lesson alone: %.0f ms", minutes, Timing.median(long) * 1000,
            Timing.median(short) * 1000)
    }

    private static func withTape(minutes: Double, _ work: (String) throws -> Void) throws {
        let folder = try TemporaryFolder()
        let path = folder.url.appending(path: "ten-minutes.tape").path
        try tape(minutes: minutes).write(toFile: path, atomically: true, encoding: .utf8)
        try work(path)
    }

    private static func start(_ word: String) throws -> Double {
        let server = try XServer(width: Int(size.width), height: Int(size.height))
        let watch = Stopwatch()
        let program = try open(["open", word], on: server)
        defer { program.end() }
        return watch.seconds
    }

    private static func tape(minutes: Double) -> String {
        let names = "abcdefghij".map(String.init)
        var lines = ["tape 1", "scene \"many-fingers\""]
        for step in 0..<Int(minutes * 60 * TenFingers.usual.rate) {
            let phase = step == 0 ? "began" : "moved"
            let samples = names.indices.map { finger in
                let place = TenFingers.usual.place(
                    finger, step, in: CGSize(width: 640, height: 400))
                return "\(names[finger]) \(phase) "
                    + String(format: "(%.4f, %.4f) radius 12.5", place.x, place.y)
            }
            lines.append("event +8.333ms \(samples.joined(separator: ", "))")
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func open(_ words: [String], on server: XServer) throws -> RunningProgram {
        let program = try RunningProgram(
            "touchscope",
            words + [
                "--size", "\(Int(size.width))x\(Int(size.height))", "--ui-scale", "1", "--takes",
                server.folder.path, "--trace", "-",
            ], environment: server.ownEnvironment)
        try program.waitForLine("shown")
        return program
    }
}
