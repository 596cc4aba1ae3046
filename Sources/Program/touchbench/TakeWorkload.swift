import Foundation
import TestSupport

/// What a take costs: `touchbench take [PAIRS]` has ten fingers circle at 120 Hz over a window that only watches and over
/// one that records, in turn, and opens a take of ten minutes.
enum TakeWorkload {
    private static let size = CGSize(width: 1280, height: 720)
    private static let seconds = 8.0

    static func run(pairs: Int) throws {
        guard pairs > 0 else { return try editing(minutes: 10) }
        guard XServer.isInstalled else {
            throw SupportError("Xorg with its dummy driver is missing: make deps installs it")
        }
        var ratios: [Double] = []
        for pair in 0..<pairs {
            // Each comes first as often, so that what else the machine does hits both alike.
            let isSwapped = pair % 2 == 1
            let first = try work(records: isSwapped)
            let second = try work(records: !isSwapped)
            let (watching, recording) = isSwapped ? (second, first) : (first, second)
            ratios.append(recording / watching)
            print(
                String(
                    format: "ten fingers at 120 Hz: watching %.3f s of processor a second, "
                        + "recording %.3f, %+.1f %%", watching / seconds, recording / seconds,
                    (recording / watching - 1) * 100))
        }
        print(
            String(
                format: "recording over watching, median of %d pairs: %+.1f %%", ratios.count,
                (Timing.median(ratios) - 1) * 100))
        try opening(minutes: 10)
        try editing(minutes: 10)
    }

    /// The processor's time for some seconds of fingers, in seconds.
    private static func work(records: Bool) throws -> Double {
        let server = try XServer(width: Int(size.width), height: Int(size.height))
        let touch = try TouchScreen(on: server)
        let keyboard = try Keyboard(on: server)
        let program = try open(["open", "many-fingers"], on: server)
        defer { close(program) }
        // A window that has just come up may not have the keyboard yet; one that is touched has.
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
        for finger in 0..<10 { try touch.down(finger, TenFingers.usual.place(finger, 0, in: size)) }
        try touch.sync()
        let before = Processes.processorTime(of: program.id)
        let start = DispatchTime.now().uptimeNanoseconds
        for step in 1...Int(seconds * TenFingers.usual.rate) {
            for finger in 0..<10 {
                try touch.move(finger, to: TenFingers.usual.place(finger, step, in: size))
            }
            try touch.sync()
            let due = start + UInt64(Double(step) / TenFingers.usual.rate * 1e9)
            let now = DispatchTime.now().uptimeNanoseconds
            if now < due { usleep(UInt32((due - now) / 1000)) }
        }
        return Processes.processorTime(of: program.id) - before
    }

    @MainActor private static func editing(minutes: Double) throws {
        try withTape(minutes: minutes) { try TakeEditing.run($0, minutes: minutes) }
    }

    /// How long a tape of so many minutes of ten fingers takes until its window shows it, beside the lesson itself.
    private static func opening(minutes: Double) throws {
        var (long, short): ([Double], [Double]) = ([], [])
        try withTape(minutes: minutes) { path in
            for _ in 0..<5 {
                long.append(try start(path))
                short.append(try start("many-fingers"))
            }
        }
        print(
            String(
                format: "a take of %.0f minutes: %.0f ms from start to whole picture; "
                    + "the lesson alone: %.0f ms", minutes, Timing.median(long) * 1000,
                Timing.median(short) * 1000))
    }

    private static func withTape(minutes: Double, _ work: (String) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("take-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.appendingPathComponent("ten-minutes.tape")
        try tape(minutes: minutes).write(to: path, atomically: true, encoding: .utf8)
        try work(path.path)
    }

    private static func start(_ word: String) throws -> Double {
        let server = try XServer(width: Int(size.width), height: Int(size.height))
        let begin = DispatchTime.now().uptimeNanoseconds
        let program = try open(["open", word], on: server)
        let end = DispatchTime.now().uptimeNanoseconds
        close(program)
        return Double(end - begin) / 1e9
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
        var environment = server.environment
        environment["XDG_CONFIG_HOME"] = server.folder.path
        environment["XDG_STATE_HOME"] = server.folder.path + "/state"
        let program = try RunningProgram(
            "touchscope",
            words + [
                "--size", "\(Int(size.width))x\(Int(size.height))", "--ui-scale", "1", "--takes",
                server.folder.path, "--trace", "-",
            ], environment: environment)
        try program.waitForLine("shown")
        return program
    }

    /// Ends a program before its screen goes.
    private static func close(_ program: RunningProgram) {
        program.send(signal: SIGTERM)
        _ = program.waitForEnd()
    }
}
