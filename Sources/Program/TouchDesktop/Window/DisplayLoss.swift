import CSDL.X11
import CX11
import Foundation
import TouchHost
import TouchWords

/// The end of the X server, or of a window on it. Xlib ends the process then, from whichever thread finds out first; but what
/// was done is written on the main thread, and whoever ends the process meanwhile cuts that short.
nonisolated enum DisplayLoss {
    /// From now on the main thread alone ends the process where the server is gone. Another that finds out, as it does when it
    /// wakes the window, waits for that.
    static func leaveToMainThread() {
        XSetIOErrorHandler { _ in
            while !Thread.isMainThread { pause() }
            Console.complain(.window.displayGone)
            return 0
        }
    }

    /// From now on nobody ends the process because X refused something, and what is refused because the window is gone is not
    /// told: SDL wakes the main thread by a message to the window, which that thread may have closed meanwhile, and a picture
    /// may still be on its way when somebody destroys the window.
    ///
    /// To be called before SDL starts, which goes back to the handler that it found when it ends.
    static func outliveRefusals() {
        XSetErrorHandler { _, error in
            guard let error = error?.pointee else { return 0 }
            if [BadWindow, BadDrawable].contains(Int32(error.error_code)) { return 0 }
            Console.complain(
                .window.refused(Int(error.request_code), error: Int(error.error_code)))
            return 0
        }
    }

    /// From now on the program closes when somebody destroys its window, by SDL's number. SDL does not look at that, and the
    /// main thread would sleep for good: what wakes it is a message to the window.
    static func close(_ number: UInt32, whenDestroyedOn events: XEvents) {
        events.add { event in
            guard event.type == DestroyNotify, let window = SDL_GetWindowFromID(number),
                XEvents.window(of: window) == event.xdestroywindow.window
            else { return }
            HostClock.quit()
        }
    }
}
