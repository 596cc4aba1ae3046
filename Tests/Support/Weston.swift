import Foundation

/// A Wayland of the test's own, in a window that fills an X server's screen: what is painted here is seen
/// there, and the server's mouse and keyboard are those of this one. It has no touchscreen.
public final class Weston {
    private let server: XServer
    private let compositor: Spawned
    private let socket: String

    private static let program = "/usr/bin/weston"

    /// Whether there is one to run; `make test` installs it.
    public static var isInstalled: Bool {
        XServer.isInstalled && FileManager.default.isExecutableFile(atPath: program)
    }

    /// - Parameter scale: pixels a unit of what programs are told, as on a display of small pixels.
    public init(on server: XServer, scale: Int = 1) throws {
        self.server = server
        socket = server.folder.path + "/wayland"
        compositor = try Spawned(
            [
                Weston.program, "--no-config", "--backend=x11-backend.so", "--use-pixman",
                // Every window fills the screen, so that it is known where it is.
                "--shell=kiosk-shell.so", "--idle-time=0", "--socket=wayland",
                "--width=\(server.width / scale)", "--height=\(server.height / scale)",
                "--scale=\(scale)", "--log=\(server.folder.path)/weston.log",
            ], environment: Weston.environment(on: server))
        // It listens once its socket is there; there is nothing else to wait for.
        for _ in 0..<500 {
            if FileManager.default.fileExists(atPath: socket) { return }
            usleep(20_000)
        }
        throw SupportError("weston did not start; see \(server.folder.path)/weston.log")
    }

    /// The environment of programs that shall open their windows here, and could nowhere else.
    public var clientEnvironment: [String: String] {
        var values = Weston.environment(on: server)
        values["DISPLAY"] = nil
        values["WAYLAND_DISPLAY"] = "wayland"
        return values
    }

    private static func environment(on server: XServer) -> [String: String] {
        var values = server.environment
        values["XDG_RUNTIME_DIR"] = server.folder.path
        return values
    }
}
