import CX11
import Foundation

/// What an X server says of its screen saver.
public final class Blanking {
    private typealias Allocate = @convention(c) () -> UnsafeMutableRawPointer?
    private typealias Query =
        @convention(c) (OpaquePointer, Drawable, UnsafeMutableRawPointer) -> Int32

    private let connection: OpaquePointer
    private let query: Query
    private let info: UnsafeMutableRawPointer
    /// Xlib ends the whole process when its server goes first.
    private let server: XServer

    public init(_ server: XServer) throws {
        // SDL loads it, too: nothing else needs it.
        guard let library = dlopen("libXss.so.1", RTLD_NOW),
            let allocate = dlsym(library, "XScreenSaverAllocInfo"),
            let query = dlsym(library, "XScreenSaverQueryInfo"),
            let connection = XOpenDisplay(server.display),
            let info = unsafeBitCast(allocate, to: Allocate.self)()
        else { throw SupportError("cannot ask \(server.display) for its screen saver") }
        self.connection = connection
        self.query = unsafeBitCast(query, to: Query.self)
        self.info = info
        self.server = server
    }

    deinit {
        XFree(info)
        XCloseDisplay(connection)
    }

    /// Lets the screen blank when nobody has done anything for so many seconds.
    public func begin(after seconds: Int) throws { try server.run("xset", "s", "\(seconds)") }

    /// Whether it is blank, and for how long nobody has done anything, in seconds, by the server's own count.
    public var state: (isBlank: Bool, idle: Double) {
        _ = query(connection, XDefaultRootWindow(connection), info)
        // After the window: its state, its kind, since when, and idle milliseconds.
        let isOn = info.load(fromByteOffset: 8, as: Int32.self) == 1
        return (isOn, Double(info.load(fromByteOffset: 24, as: UInt.self)) / 1000)
    }
}
