import CSDL.X11
import CX11
import Foundation
import TouchHost
import TouchWords

/// Handles the end of the X server, or of a window on it. Xlib ends the process on whichever thread
/// finds out first. But unsaved work is written on the main thread, and another thread that ends
/// the process meanwhile would cut that short.
nonisolated enum DisplayLoss {
    /// Leaves it to the main thread to end the process when the server is gone. Another thread that
    /// finds out, as one does when it wakes the window, waits for that.
    static func leaveToMainThread() {
        XSetIOErrorHandler { _ in
            while !Thread.isMainThread { pause() }
            Console.complain(.window.displayGone)
            return 0
        }
    }

    /// Keeps the process running when X refuses a request, and drops the message if the cause is a
    /// window that is gone. SDL wakes the main thread by a message to the window, which that thread
    /// may have closed meanwhile; and a picture may still be on its way when somebody destroys the
    /// window.
    ///
    /// Call this before SDL starts, because SDL reinstates the handler that it found when it ends.
    static func outliveRefusals() {
        XSetErrorHandler { _, error in
            guard let error = error?.pointee else { return 0 }
            if [BadWindow, BadDrawable].contains(Int32(error.error_code)) { return 0 }
            Console.complain(
                .window.refused(Int(error.request_code), error: Int(error.error_code)))
            return 0
        }
    }

    /// Closes the program when somebody destroys its window, given by SDL's number. SDL ignores
    /// that event, and the main thread would sleep for good, because it is woken by a message to
    /// the window.
    static func close(_ number: UInt32, whenDestroyedOn events: XEvents) {
        events.add { event in
            guard event.type == DestroyNotify, let window = SDL_GetWindowFromID(number),
                XEvents.window(of: window) == event.xdestroywindow.window
            else { return }
            HostClock.quit()
        }
    }
}
