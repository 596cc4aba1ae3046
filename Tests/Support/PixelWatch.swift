import CX11
import Foundation

/// Looks at a screen from outside: single pixels, quickly, and where windows are.
public final class PixelWatch {
    private let connection: OpaquePointer
    private let root: Window
    /// Xlib ends the whole process when its server goes first.
    private let server: XServer

    public init(_ server: XServer) throws {
        guard let connection = XOpenDisplay(server.display) else {
            throw SupportError("cannot look at \(server.display)")
        }
        self.connection = connection
        self.server = server
        root = XDefaultRootWindow(connection)
    }

    deinit {
        XCloseDisplay(connection)
    }

    /// The color of a pixel: red, green and blue, eight bits each.
    public func color(x: Int, y: Int) -> UInt {
        let all = ~UInt(0)
        guard let image = XGetImage(connection, root, Int32(x), Int32(y), 1, 1, all, ZPixmap)
        else { return 0 }
        defer { touchscope_image_free(image) }
        return touchscope_image_pixel(image, 0, 0) & 0xff_ffff
    }

    /// Waits until the pixel is no longer `color`: the seconds it took; nil if it stays for a second.
    public func waitForChange(x: Int, y: Int, from color: UInt) -> Double? {
        wait(x: x, y: y, seconds: 1) { $0 != color }
    }

    /// Waits until the pixel is `color`; whether it became so.
    public func wait(x: Int, y: Int, for color: UInt) -> Bool {
        wait(x: x, y: y, seconds: 10) { $0 == color } != nil
    }

    private func wait(x: Int, y: Int, seconds limit: Double, _ isSo: (UInt) -> Bool) -> Double? {
        let start = DispatchTime.now().uptimeNanoseconds
        while true {
            let isSo = isSo(color(x: x, y: y))
            let seconds = Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
            if isSo { return seconds }
            if seconds > limit { return nil }
            // Short beside what is measured, and leaves the processor to the program.
            usleep(100)
        }
    }

    /// Where the inside of the window with that title begins, in pixels of the screen.
    public func corner(ofWindow title: String) throws -> CGPoint {
        guard let window = window(titled: title, within: root) else {
            throw SupportError("no window '\(title)' on \(server.display)")
        }
        var (x, y): (Int32, Int32) = (0, 0)
        var child = Window()
        XTranslateCoordinates(connection, window, root, 0, 0, &x, &y, &child)
        return CGPoint(x: Double(x), y: Double(y))
    }

    /// Gives the keyboard to nobody, as when another window is clicked.
    public func takeFocus() {
        XSetInputFocus(connection, root, Int32(RevertToPointerRoot), Time(CurrentTime))
        XSync(connection, 0)
    }

    /// Gives a window another size, whatever it says that it wants; it is told so as by a window manager.
    public func resize(windowTitled title: String, width: Int, height: Int) throws {
        guard let window = window(titled: title, within: root) else {
            throw SupportError("no window '\(title)' on \(server.display)")
        }
        XResizeWindow(connection, window, UInt32(width), UInt32(height))
        XSync(connection, 0)
    }

    /// Takes a window away from its program, as a window manager does with one that does not answer.
    public func destroy(windowTitled title: String) throws {
        guard let window = window(titled: title, within: root) else {
            throw SupportError("no window '\(title)' on \(server.display)")
        }
        XDestroyWindow(connection, window)
        XSync(connection, 0)
    }

    /// Asks the window manager to minimize a window.
    public func minimize(windowTitled title: String) throws {
        guard let window = window(titled: title, within: root) else {
            throw SupportError("no window '\(title)' on \(server.display)")
        }
        XIconifyWindow(connection, window, XDefaultScreen(connection))
        XSync(connection, 0)
    }

    /// Asks a window to close, as the button in its frame does.
    public func askToClose(windowTitled title: String) throws {
        guard let window = window(titled: title, within: root) else {
            throw SupportError("no window '\(title)' on \(server.display)")
        }
        var event = XEvent()
        event.xclient.type = ClientMessage
        event.xclient.window = window
        event.xclient.message_type = XInternAtom(connection, "WM_PROTOCOLS", 0)
        event.xclient.format = 32
        event.xclient.data.l.0 = Int(XInternAtom(connection, "WM_DELETE_WINDOW", 0))
        XSendEvent(connection, window, 0, 0, &event)
        XSync(connection, 0)
    }

    private func window(titled title: String, within parent: Window) -> Window? {
        var name: UnsafeMutablePointer<CChar>?
        if XFetchName(connection, parent, &name) != 0, let name {
            defer { XFree(name) }
            if String(cString: name) == title { return parent }
        }
        var (root, above): (Window, Window) = (0, 0)
        var children: UnsafeMutablePointer<Window>?
        var count: UInt32 = 0
        guard XQueryTree(connection, parent, &root, &above, &children, &count) != 0 else {
            return nil
        }
        defer { if let children { XFree(children) } }
        for index in 0..<Int(count) {
            if let child = children?[index], let found = window(titled: title, within: child) {
                return found
            }
        }
        return nil
    }
}
