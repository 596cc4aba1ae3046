import Foundation

/// A long time of ten random fingers on a scene with everything, through the real window: does its memory stay, and
/// does the recording give the same trace again?
public struct Soak {
    /// How much memory the program has at one time.
    public struct Sample: Sendable {
        /// Since the start.
        public var seconds: Double
        /// In memory, in MB.
        public var resident: Double
        /// The part of it that is not backed by files, in MB.
        public var own: Double
        /// The highest that `resident` has been.
        public var peak: Double
    }

    public struct Report {
        public var curve: [Sample] = []
        /// The number of records of the live trace.
        public var records = 0
        /// Where the replayed trace is another than the live one; nil if they are the same.
        public var difference: String?
    }

    private let seconds: Double
    private let seed: UInt64
    private let every: Double
    private let tell: (Sample) -> Void

    /// - Parameters:
    ///   - every: so many seconds memory is looked at.
    ///   - tell: gets each look at it.
    public init(
        seconds: Double, seed: UInt64, every: Double = 10,
        tell: @escaping (Sample) -> Void = { _ in }
    ) {
        self.seconds = seconds
        self.seed = seed
        self.every = every
        self.tell = tell
    }

    public func run() throws -> Report {
        let server = try XServer(width: 1280, height: 720)
        let folder = server.folder
        let (scene, tape) = (folder.path + "/everything.scene", folder.path + "/soak.tape")
        let live = folder.path + "/live.jsonl"
        try Soak.scene.write(toFile: scene, atomically: true, encoding: .utf8)
        var environment = server.environment
        environment["XDG_CONFIG_HOME"] = folder.path
        environment["LANG"] = "C.UTF-8"
        let touch = try TouchScreen(on: server)
        let program = try RunningProgram(
            "touchscope",
            [
                "record", scene, "-o", tape, "--trace", live, "--size", "1280x720", "--ui-scale",
                "1", "--overlays", "all",
            ], environment: environment)
        let place = try stage(in: live)
        var report = Report()
        report.curve = try play(touch, program, place)
        program.send(signal: SIGTERM)
        let end = program.waitForEnd()
        guard end.status == 0 else {
            throw SupportError("the program ended with \(end.status): \(end.complaint)")
        }
        let again = folder.path + "/again.jsonl"
        let replay = try Spawned([
            "sh", "-c", "exec \"$0\" trace \"$1\" --format jsonl > \"$2\"",
            RunningProgram.touchscope, tape, again,
        ])
        guard replay.wait() == 0 else { throw SupportError("the recording cannot be played") }
        (report.records, report.difference) = try TraceFiles.compare(live: live, replayed: again)
        return report
    }

    /// Moves the fingers at their pace until the time is over.
    private func play(
        _ touch: TouchScreen, _ program: RunningProgram, _ stage: (origin: CGPoint, scale: Double)
    ) throws -> [Sample] {
        var fingers = SoakFingers(
            seed: seed, size: CGSize(width: 960, height: 600), spots: Soak.spots)
        func pixel(_ point: CGPoint) -> CGPoint {
            CGPoint(
                x: stage.origin.x + point.x * stage.scale,
                y: stage.origin.y + point.y * stage.scale)
        }
        var curve: [Sample] = []
        let start = DispatchTime.now().uptimeNanoseconds
        let beats = Int(seconds * Double(SoakFingers.rate))
        for beat in 0..<beats {
            let deeds = fingers.next()
            for (finger, deed) in deeds {
                switch deed {
                case .down(let point): try touch.down(finger, pixel(point))
                case .move(let point): try touch.move(finger, to: pixel(point))
                case .up: try touch.up(finger)
                }
            }
            // A server that has nothing to do does not answer.
            if !deeds.isEmpty { try touch.sync() }
            let due = start + UInt64(Double(beat + 1) / Double(SoakFingers.rate) * 1e9)
            let now = DispatchTime.now().uptimeNanoseconds
            if now < due { usleep(UInt32((due - now) / 1000)) }
            let passed = Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
            if passed >= Double(curve.count + 1) * every || beat == beats - 1 {
                let sample = try sample(of: program.id, at: passed)
                curve.append(sample)
                tell(sample)
            }
        }
        return curve
    }

    /// Where the scene is, in pixels, as soon as the program says so.
    private func stage(in trace: String) throws -> (origin: CGPoint, scale: Double) {
        for _ in 0..<2000 {
            let text = (try? String(contentsOfFile: trace, encoding: .utf8)) ?? ""
            if text.contains("\n"),
                let line = text.split(separator: "\n").first.flatMap({ TraceLine(String($0)) }),
                let x = line.number("stageX"), let y = line.number("stageY"),
                let scale = line.number("stageScale")
            {
                return (CGPoint(x: x, y: y), scale)
            }
            usleep(10_000)
        }
        throw SupportError("the window did not come up")
    }

    private func sample(of process: Int32, at seconds: Double) throws -> Sample {
        let status = try String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
        func megabytes(_ key: String) -> Double {
            let line = status.split(separator: "\n").first { $0.hasPrefix(key + ":") }
            let words = line?.split(whereSeparator: \.isWhitespace) ?? []
            return words.count > 1 ? (Double(words[1]) ?? 0) / 1024 : 0
        }
        return Sample(
            seconds: seconds, resident: megabytes("VmRSS"), own: megabytes("RssAnon"),
            peak: megabytes("VmHWM"))
    }
}
