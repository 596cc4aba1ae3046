import Foundation
import TestSupport

/// What the window costs, beside the least that a program can do, measured in one run.
enum WindowWorkload {
    private static let (width, height) = (1920, 1080)
    private static let minimal = ["minimal", "\(width)", "\(height)"]
    private static let whole = [
        "open", "many-fingers", "--overlays", "all", "--size", "\(width)x\(height)", "--ui-scale",
        "1", "--trace", "-",
    ]

    /// `touchbench window [start] [latency] [fingers] [cairo]`; without words all of it.
    static func run(_ words: [String]) throws {
        guard words.allSatisfy(["start", "latency", "fingers", "cairo"].contains) else {
            throw SupportError("usage: touchbench window [start] [latency] [fingers] [cairo]")
        }
        guard XServer.isInstalled else {
            throw SupportError("Xorg with its dummy driver is missing: make deps installs it")
        }
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

    /// Each is started nine times, in turn, so that what else the machine does hits both alike.
    private static func startUp() throws {
        var (ours, least): ([Start], [Start]) = ([], [])
        for _ in 0..<9 {
            ours.append(try start("touchscope", whole, isWhole: "shown"))
            least.append(try start("touchbench", minimal, isWhole: "ready"))
        }
        print(comparison("start to first frame", ours.map(\.first), least.map(\.first)))
        print(comparison("start to whole picture", ours.map(\.whole), least.map(\.whole)))
    }

    /// At a picture for each event.
    private static func cairoAlone() throws {
        for (name, settings) in rooms {
            for factor in [1, 2] {
                let size = CGSize(width: factor * width, height: factor * height)
                let alone = CairoAlone(room: settings, size: size)
                let one = try alone.measure(rate: TenFingers.usual.rate).rate
                let two = try alone.measure(rate: TenFingers.usual.rate, threads: 2).rate
                print(
                    String(
                        format: "Cairo alone, ten fingers, %@, %.0fx%.0f: %.2f ms a picture, "
                            + "by two threads %.2f ms",
                        name, size.width, size.height, 1000 / one, 1000 / two))
            }
        }
    }

    private static func latencies() throws {
        print("finger to pixel, minimal program: \(try latency("touchbench", minimal).line)")
        print("finger to pixel, all overlays:    \(try latency("touchscope", whole).line)")
    }

    /// What the window can be left as, by its settings.
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
        var environment = server.environment
        environment["XDG_CONFIG_HOME"] = server.folder.path
        let folder = server.folder.appendingPathComponent("touchscope")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try settings.write(
            to: folder.appendingPathComponent("settings.json"), atomically: true, encoding: .utf8)
        return try body(server, environment)
    }

    private static func comparison(_ what: String, _ times: [Double], _ least: [Double]) -> String {
        let (ours, others) = (times.sorted(), least.sorted())
        let ratios = zip(times, least).map { $0 / $1 }.sorted()
        let middle = times.count / 2
        return String(
            format: "%@: median %.0f ms, minimal program %.0f ms, ratio %.2f; "
                + "pair by pair %.2f to %.2f", what, ours[middle] * 1000,
            others[middle] * 1000, ours[middle] / others[middle], ratios[0],
            ratios[ratios.count - 1])
    }

    /// How long a program takes until anything of it can be seen, and until it prints that its picture is whole, in
    /// seconds.
    private struct Start {
        var first: Double
        var whole: Double
    }

    private static func start(
        _ program: String, _ arguments: [String], isWhole line: String
    ) throws -> Start {
        try onScreen { server, environment in
            let watch = try PixelWatch(server)
            let before = watch.color(x: 960, y: 4)
            let begin = DispatchTime.now().uptimeNanoseconds
            let running = try RunningProgram(program, arguments, environment: environment)
            defer { close(running) }
            guard watch.waitForChange(x: 960, y: 4, from: before) != nil else {
                throw SupportError("\(program) was never seen")
            }
            let first = DispatchTime.now().uptimeNanoseconds
            try running.waitForLine(line)
            let whole = DispatchTime.now().uptimeNanoseconds
            return Start(first: Double(first - begin) / 1e9, whole: Double(whole - begin) / 1e9)
        }
    }

    private static func latency(_ program: String, _ arguments: [String]) throws -> Latency {
        try onScreen { server, environment in
            let touch = try TouchScreen(on: server)
            let watch = try PixelWatch(server)
            let running = try RunningProgram(program, arguments, environment: environment)
            defer { close(running) }
            try running.waitForLine("ready")
            let places = (0..<200).map { (index: Int) in
                CGPoint(x: Double(560 + index * 7 % 20 * 30), y: Double(260 + index * 3 % 10 * 30))
            }
            return try Latency.measure(on: server, touch: touch, watch: watch, places: places)
        }
    }

    /// Ten fingers at 120 Hz for some seconds: pictures a second, and the processor's time for each.
    private static func tenFingers(
        _ fingers: TenFingers, _ room: String, _ settings: String, width: Int, height: Int
    ) throws {
        let (frames, seconds, length) = try onScreen(
            width: width, height: height, settings: settings
        ) { server, environment in
            let touch = try TouchScreen(on: server)
            var arguments = whole
            arguments[5] = "\(width)x\(height)"
            let running = try RunningProgram("touchscope", arguments, environment: environment)
            try running.waitForLine("shown")
            let size = CGSize(width: width, height: height)
            let place = { fingers.place($0, $1, in: size) }
            for finger in 0..<10 { try touch.down(finger, place(finger, 0)) }
            let start = DispatchTime.now().uptimeNanoseconds
            for step in 1...fingers.steps {
                for finger in 0..<10 { try touch.move(finger, to: place(finger, step)) }
                try touch.sync()
                let due = start + UInt64(Double(step) / fingers.rate * 1e9)
                let now = DispatchTime.now().uptimeNanoseconds
                if now < due { usleep(UInt32((due - now) / 1000)) }
            }
            let length = Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
            for finger in 0..<10 { try touch.up(finger) }
            try touch.sync()
            running.send(signal: SIGTERM)
            let line = try running.wait(for: "closed") { $0["kind"] == "closed" }
            _ = running.waitForEnd()
            return (line.number("frames") ?? 0, line.number("processorSeconds") ?? 0, length)
        }
        let (reached, size) = (frames / length, CGSize(width: width, height: height))
        let alone = try CairoAlone(room: settings, size: size, fingers: fingers)
            .measure(rate: reached)
        print(
            String(
                format: "ten fingers at %.0f Hz, %@, %dx%d: %.1f pictures a second, "
                    + "%.2f ms of processor each; Cairo alone, the same damage: "
                    + "%.1f, ratio %.2f; all of the window in %.2f ms",
                fingers.rate, room, width, height, reached, seconds / max(frames, 1) * 1000,
                alone.rate, reached / alone.rate, alone.whole * 1000))
    }

    /// Ends a program before its screen goes.
    private static func close(_ program: RunningProgram) {
        program.send(signal: SIGTERM)
        _ = program.waitForEnd()
    }
}
