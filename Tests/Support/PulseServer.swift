import Foundation

/// A sound server of a test's own, with a microphone that hears what is written into a pipe.
public final class PulseServer {
    private let folder: URL
    private var server: Spawned?
    /// Where sound is written: `TestSound.rate` samples a second of 16 bits, one channel.
    public var pipe: String { folder.path + "/microphone" }

    public static var isInstalled: Bool {
        FileManager.default.isExecutableFile(atPath: "/usr/bin/pulseaudio")
    }

    /// What a program must be told to find it.
    public var environment: [String: String] {
        ["SDL_AUDIODRIVER": "pulseaudio", "PULSE_SERVER": "unix:\(folder.path)/socket"]
    }

    /// Returns when it answers.
    /// - Parameter hasMicrophone: whether there is one.
    public init(hasMicrophone: Bool = true) throws {
        folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("pulse-\(UUID().uuidString.prefix(8))")
        try FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700])
        var environment = ProcessInfo.processInfo.environment
        environment["XDG_RUNTIME_DIR"] = folder.path
        environment["HOME"] = folder.path
        var words = [
            "pulseaudio", "-n", "--daemonize=no", "--exit-idle-time=-1", "--use-pid-file=no", "-L",
            "module-native-protocol-unix auth-anonymous=1 socket=\(folder.path)/socket",
            // SDL cannot do with a server that plays nothing.
            "-L", "module-null-sink",
        ]
        if hasMicrophone {
            words += [
                "-L",
                "module-pipe-source source_name=microphone file=\(pipe) format=s16le "
                    + "rate=\(TestSound.rate) channels=1",
            ]
        }
        server = try Spawned(words, environment: environment)
        for _ in 0..<500 {
            let asked = try Spawned(
                ["pactl", "info"],
                environment: environment.merging(self.environment) { $1 })
            _ = asked.readAll()
            if asked.wait() == 0 { return }
            usleep(20_000)
        }
        throw SupportError("no sound server answers")
    }

    /// Has the microphone give nothing to anybody, as one does that another program holds.
    public func suspendMicrophone() throws {
        let asked = try Spawned(
            ["pactl", "suspend-source", "microphone", "1"],
            environment: ProcessInfo.processInfo.environment.merging(environment) { $1 })
        guard asked.wait() == 0 else { throw SupportError("\(asked.readErrors())") }
    }

    /// Ends it, as unplugging everything would.
    public func end() { server = nil }

    deinit {
        end()
        try? FileManager.default.removeItem(at: folder)
    }
}

/// Speaks into a pipe as a sound card would that has a clock of its own.
public final class PipeFeeder: @unchecked Sendable {
    private let pipe: String
    private let clicks: [Double]
    private let seconds: Double
    private let rate: Double
    private let started = DispatchSemaphore(value: 0)
    private let ended = DispatchSemaphore(value: 0)
    private var begin = 0.0
    private var isOver = false

    /// - Parameters:
    ///   - clicks: in seconds from its start.
    ///   - seconds: how long it is waited for; it goes on with silence for as long as anybody hears it.
    ///   - haste: how much too fast the card's clock is: 0.0005 for 0.05 %.
    public init(_ pipe: String, clicks: [Double], seconds: Double, haste: Double) {
        self.pipe = pipe
        self.clicks = clicks
        self.seconds = seconds
        rate = Double(TestSound.rate) * (1 + haste)
    }

    private func feed() {
        // It ends with its server.
        signal(SIGPIPE, SIG_IGN)
        let file = open(pipe, O_WRONLY)
        defer { close(file) }
        // F_SETPIPE_SZ: nothing waits long in it.
        _ = fcntl(file, 1031, 4096)
        begin = Self.now
        started.signal()
        var written = 0
        var isHeard = true
        while isHeard {
            if Double(written) / rate >= seconds, !isOver {
                isOver = true
                ended.signal()
            }
            let due = Int((Self.now - begin) * rate)
            if due > written {
                let block = samples(written..<due)
                isHeard = block.withUnsafeBytes { write(file, $0.baseAddress, $0.count) > 0 }
                written = due
            }
            usleep(2000)
        }
    }

    private func samples(_ range: Range<Int>) -> [Int16] {
        var block = [Int16](repeating: 0, count: range.count)
        for click in clicks {
            let first = Int(click * rate)
            for place in (first..<first + 96).clamped(to: range) {
                block[place - range.lowerBound] = (place - first) % 8 < 4 ? 24_000 : -24_000
            }
        }
        return block
    }

    /// Begins.
    /// - Returns: when, by the host's monotonic clock.
    public func start() -> Double {
        Thread.detachNewThread { self.feed() }
        started.wait()
        return begin
    }

    public func waitForEnd() { ended.wait() }

    public static var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
