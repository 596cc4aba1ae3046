import CX11
import Foundation

/// Looks at single pixels of a screen, quickly.
public final class PixelWatch {
    private let connection: OpaquePointer
    private let root: Window

    public init(_ server: XServer) throws {
        guard let connection = XOpenDisplay(server.display) else {
            throw SupportError("cannot look at \(server.display)")
        }
        self.connection = connection
        root = XDefaultRootWindow(connection)
    }

    deinit {
        XCloseDisplay(connection)
    }

    /// The colour of a pixel, as the server has it.
    public func color(x: Int, y: Int) -> UInt {
        let all = ~UInt(0)
        guard let image = XGetImage(connection, root, Int32(x), Int32(y), 1, 1, all, ZPixmap)
        else { return 0 }
        defer { touchscope_image_free(image) }
        return touchscope_image_pixel(image, 0, 0)
    }

    /// Waits until the pixel is no longer `color`: the seconds it took; nil if it stays for a second.
    public func waitForChange(x: Int, y: Int, from color: UInt) -> Double? {
        let start = DispatchTime.now().uptimeNanoseconds
        while true {
            let changed = self.color(x: x, y: y) != color
            let seconds = Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
            if changed { return seconds }
            if seconds > 1 { return nil }
            // Short beside what is measured, and leaves the processor to the program.
            usleep(100)
        }
    }
}
