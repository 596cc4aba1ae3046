import Foundation
import TestSupport

/// Measures the window, beside the minimal program, in the same run.
enum WindowWorkload {
    private static let (width, height) = (1920, 1080)
    private static let minimal = ["minimal", "\(width)", "\(height)"]
    private static let whole = [
        "open", "many-fingers", "--overlays", "all", "--size", "\(width)x\(height)", "--ui-scale",
        "1", "--trace", "-",
    ]

    /// Runs `touchbench window [start] [latency] [fingers] [cairo]`; without words all of it.
    static func run(_ words: [String]) throws {
        guard words.allSatisfy(["start", "latency", "fingers", "cairo"].contains) else {
            throw SupportError("usage: touchbench window [start] [latency] [fingers] [cairo]")
        }
        try XServer.demand()
        func wants(_ part: String) -> Bool { words.isEmpty || words.contains(part) }
        if wants("start") { try startUp() }
        if wants("latency") { try latencies() }
        if wants("cairo") { try cairoAlone() }
        guard wants("fingers") else { return }
        for (name, settings) in rooms {
            try tenFingers(.usual, name, settings, width: width, height: height)
            try tenFingers(.usual, name, settings, width: 3840, height: 2160)
            try tenFingers(.flood, name, settings, width: 3840, height: 2160)
        }
    }

    /// Starts each nine times, alternating, so that other load on the machine affects both alike.
    private static func startUp() throws {
        let starts = try (0..<9).map { _ in
            (
                ours: try start("touchscope", whole, isWhole: "shown"),
                least: try start("touchbench", minimal, isWhole: "ready")
            )
        }
        compare("start to first frame", starts.map { ($0.ours.first, $0.least.first) })
        compare("start to whole picture", starts.map { ($0.ours.whole, $0.least.whole) })
    }

    /// Measures Cairo with one picture for each event.
    private static func cairoAlone() throws {
        for (name, settings) in rooms {
            for factor in [1, 2] {
                let size = CGSize(width: factor * width, height: factor * height)
                let alone = CairoAlone(room: settings, size: size)
                let one = try alone.measure(rate: TenFingers.usual.rate).rate
                let two = try alone.measure(rate: TenFingers.usual.rate, threads: 2).rate
                report(
                    "Cairo alone, ten fingers, %@, %.0fx%.0f: %.2f ms a picture, "
                        + "by two threads %.2f ms",
                    name, size.width, size.height, 1000 / one, 1000 / two)
            }
        }
    }

    private static func latencies() throws {
        print("finger to pixel, minimal program: \(try latency("touchbench", minimal))")
        print("finger to pixel, all overlays:    \(try latency("touchscope", whole))")
    }

    /// The layouts of the window, by its settings.
    private static let rooms = [
        ("presentation", #"{"presents":true}"#),
        ("every panel", #"{"openings":{"inspector":true,"timeline":true,"lists":true}}"#),
    ]

    /// Starts a program on a screen of its own.
    private static func onScreen<Result>(
        width: Int = width, height: Int = height, settings: String = "{}",
        _ body: (XServer, _ environment: [String: String]) throws -> Result
    ) throws -> Result {
        let server = try XServer(width: width, height: height)
        let folder = server.folder.appendingPathComponent("touchscope")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try settings.write(
            to: folder.appendingPathComponent("settings.json"), atomically: true, encoding: .utf8)
        return try body(server, server.settledEnvironment)
    }

    private static func compare(_ what: String, _ pairs: [(ours: Double, least: Double)]) {
        let (ours, least) = (Timing.median(pairs.map(\.ours)), Timing.median(pairs.map(\.least)))
        let ratios = pairs.map { $0.ours / $0.least }
        report(
            "%@: median %.0f ms, minimal program %.0f ms, ratio %.2f; pair by pair %.2f to %.2f",
            what, ours * 1000, least * 1000, ours / least, ratios.min() ?? 0, ratios.max() ?? 0)
    }

    /// Returns the time until a program first shows anything, and until it prints that its picture
    /// is complete, in seconds.
    private static func start(
        _ program: String, _ arguments: [String], isWhole line: String
    ) throws -> (first: Double, whole: Double) {
        try onScreen { server, environment in
            let watch = try PixelWatch(server)
            let before = watch.color(x: 960, y: 4)
            let clock = Stopwatch()
            let running = try RunningProgram(program, arguments, environment: environment)
            defer { running.end() }
            guard watch.waitForChange(x: 960, y: 4, from: before) != nil else {
                throw SupportError("\(program) was never seen")
            }
            let first = clock.seconds
            try running.waitForLine(line)
            return (first, clock.seconds)
        }
    }

    private static func latency(_ program: String, _ arguments: [String]) throws -> String {
        try onScreen { server, environment in
            let touch = try TouchScreen(on: server)
            let watch = try PixelWatch(server)
            let running = try RunningProgram(program, arguments, environment: environment)
            defer { running.end() }
            try running.waitForLine("ready")
            let places = (0..<200).map { (index: Int) in
                CGPoint(x: Double(560 + index * 7 % 20 * 30), y: Double(260 + index * 3 % 10 * 30))
            }
            return try Latency.measure(touch: touch, watch: watch, places: places)
        }
    }

    /// Prints the pictures per second for ten fingers at 120 Hz for some seconds, and the processor
    /// time for each.
    private static func tenFingers(
        _ fingers: TenFingers, _ room: String, _ settings: String, width: Int, height: Int
    ) throws {
        let size = CGSize(width: width, height: height)
        let (frames, seconds, length) = try onScreen(
            width: width, height: height, settings: settings
        ) { server, environment in
            let touch = try TouchScreen(on: server)
            var arguments = whole
            arguments[5] = "\(width)x\(height)"
            let running = try RunningProgram("touchscope", arguments, environment: environment)
            try running.waitForLine("shown")
            try fingers.goDown(on: touch, size)
            let length = try fingers.circle(on: touch, size, steps: fingers.steps)
            for finger in 0..<10 { try touch.up(finger) }
            try touch.sync()
            running.send(signal: SIGTERM)
            let line = try running.wait(for: "closed") { $0["kind"] == "closed" }
            _ = running.waitForEnd()
            return (line.number("frames") ?? 0, line.number("processorSeconds") ?? 0, length)
        }
        let reached = frames / length
        let alone = try CairoAlone(room: settings, size: size, fingers: fingers)
            .measure(rate: reached)
        report(
            "ten fingers at %.0f Hz, %@, %dx%d: %.1f pictures a second, "
                + "%.2f ms of processor each; Cairo alone, the same damage: "
                + "%.1f, ratio %.2f; all of the window in %.2f ms",
            fingers.rate, room, width, height, reached, seconds / max(frames, 1) * 1000,
            alone.rate, reached / alone.rate, alone.whole * 1000)
    }
}
