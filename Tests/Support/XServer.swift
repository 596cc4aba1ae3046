import Foundation

/// An X server of the test's own, without hardware: a screen in memory, and a touchscreen, a mouse
/// and a keyboard that are moved through sockets.
///
/// Xorg's `dummy` video driver and `inputtest` input driver do this without root or a console; a
/// program on it sees genuine XInput touches, exact to parts of a pixel.
public final class XServer {
    /// What the environment's DISPLAY has to say, ":3".
    public let display: String
    public let width: Int
    public let height: Int
    public let folder: URL
    private let server: Spawned
    private var windowManager: Spawned?

    private static let program = "/usr/lib/xorg/Xorg"
    private static let driver = "/usr/lib/xorg/modules/drivers/dummy_drv.so"

    /// Whether such a server can run here; `make deps` installs what it needs.
    public static var isInstalled: Bool {
        [program, driver, "/usr/lib/xorg/modules/input/inputtest_drv.so"]
            .allSatisfy(FileManager.default.fileExists(atPath:))
    }

    /// - Parameter depth: bits of a pixel that are color: 24, or 16 as on machines that are short of memory.
    public init(width: Int = 1280, height: Int = 720, depth: Int = 24) throws {
        self.width = width
        self.height = height
        // Socket paths must be short, so not below the build folder.
        folder = URL(fileURLWithPath: "/tmp/touchscope-x-\(UUID().uuidString.prefix(8))")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let configuration = folder.appendingPathComponent("xorg.conf")
        try XServer.configuration(
            width: width, height: height, depth: depth, folder: folder.path
        )
        .write(to: configuration, atomically: true, encoding: .utf8)

        server = try Spawned([
            XServer.program,
            // The server finds a free display itself, and writes its number when it is ready.
            "-displayfd", "1",
            "-config", configuration.path, "-configdir", folder.path + "/none",
            // Any seat but the first: the server leaves consoles alone.
            "-seat", "touchscope", "-noreset", "-nolisten", "tcp", "-ac",
            "-logfile", folder.path + "/Xorg.log",
        ])
        var number = ""
        while !number.hasSuffix("\n") {
            let more = server.read()
            guard !more.isEmpty else {
                throw SupportError("Xorg did not start; see \(folder.path)/Xorg.log")
            }
            number += String(decoding: more, as: UTF8.self)
        }
        display = ":" + number.dropLast()
    }

    /// Ends the server under whoever uses it.
    public func end() { kill(server.id, SIGKILL) }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    /// The environment of programs that shall open their windows here.
    public var environment: [String: String] {
        var values = ProcessInfo.processInfo.environment
        values["DISPLAY"] = display
        values["WAYLAND_DISPLAY"] = nil
        return values
    }

    /// Starts openbox and returns when it has taken over the windows.
    public func startWindowManager() throws {
        // It says itself when it manages windows. That it will is told much sooner, and a window that comes in between is
        // sometimes never shown.
        windowManager = try Spawned(
            [
                "openbox", "--sm-disable", "--startup",
                "xprop -root -f TOUCHSCOPE_MANAGED 8s -set TOUCHSCOPE_MANAGED yes",
            ], environment: environment)
        for _ in 0..<500 {
            let root = try run("xprop", "-root", "TOUCHSCOPE_MANAGED")
            if root.contains("yes") { return }
            usleep(20_000)
        }
        throw SupportError("openbox did not start")
    }

    /// Parts the screen into two displays of the same size, side by side, as two monitors are.
    public func splitInTwo() throws {
        let half = width / 2
        let times = [
            half, half + 48, half + 144, half + 240, height, height + 3, height + 8, height + 40,
        ]
        try run(["xrandr", "--newmode", "half", "100"] + times.map(String.init))
        for output in ["DUMMY0", "DUMMY1"] { try run("xrandr", "--addmode", output, "half") }
        try run(
            "xrandr", "--output", "DUMMY0", "--mode", "half", "--pos", "0x0", "--output", "DUMMY1",
            "--mode", "half", "--pos", "\(half)x0")
        guard try run("xrandr", "--listmonitors").hasPrefix("Monitors: 2") else {
            throw SupportError("the screen could not be parted: \(try run("xrandr"))")
        }
    }

    /// Runs a tool on this server and gives back what it printed.
    @discardableResult
    public func run(_ words: String...) throws -> String { try run(words) }

    @discardableResult
    private func run(_ words: [String]) throws -> String {
        let tool = try Spawned(words, environment: environment)
        let text = tool.readAll()
        tool.wait()
        return String(decoding: text, as: UTF8.self)
    }

    private static func configuration(
        width: Int, height: Int, depth: Int, folder: String
    ) -> String {
        let devices = [
            ("touch", #"Option "DeviceType" "Touch""# + "\n" + #"  Option "TouchCount" "15""#),
            ("mouse", #"Option "DeviceType" "PointerAbsolute""#),
            ("keyboard", #"Option "DeviceType" "Keyboard""#),
        ].map { name, options in
            """
            Section "InputDevice"
              Identifier "test \(name)"
              Driver "inputtest"
              Option "SocketPath" "\(folder)/\(name)"
              \(options)
            EndSection
            """
        }
        return """
            Section "ServerFlags"
              Option "AutoAddDevices" "false"
              Option "AutoAddGPU" "false"
              Option "DontVTSwitch" "true"
              Option "BlankTime" "0"
              Option "StandbyTime" "0"
              Option "SuspendTime" "0"
              Option "OffTime" "0"
            EndSection
            Section "Device"
              Identifier "card"
              Driver "dummy"
              VideoRam 65536
            EndSection
            Section "Monitor"
              Identifier "monitor"
              HorizSync 1.0 - 1000.0
              VertRefresh 1.0 - 200.0
              \(modeline(width: width, height: height))
            EndSection
            Section "Screen"
              Identifier "screen"
              Device "card"
              Monitor "monitor"
              DefaultDepth \(depth)
              SubSection "Display"
                Depth \(depth)
                Modes "test"
                Virtual \(width) \(height)
              EndSubSection
            EndSection
            \(devices.joined(separator: "\n"))
            Section "ServerLayout"
              Identifier "layout"
              Screen "screen"
              InputDevice "test mouse" "CorePointer"
              InputDevice "test keyboard" "CoreKeyboard"
              InputDevice "test touch" "SendCoreEvents"
            EndSection
            """
    }

    /// 60 pictures a second with comfortable margins; there is no tube to please.
    private static func modeline(width: Int, height: Int) -> String {
        let (wide, high) = (width + 240, height + 40)
        let clock = Double(wide * high * 60) / 1e6
        return "Modeline \"test\" \(String(format: "%.2f", clock)) "
            + "\(width) \(width + 48) \(width + 144) \(wide) "
            + "\(height) \(height + 3) \(height + 8) \(high)"
    }
}

/// A test could not be set up.
public struct SupportError: Error, CustomStringConvertible {
    public var description: String

    public init(_ description: String) {
        self.description = description
    }
}
