import Foundation

/// The end of the X server. Xlib ends the process then, from whichever thread finds out first; but what was done is written
/// on the main thread, and whoever ends the process meanwhile cuts that short.
nonisolated enum DisplayLoss {
    private typealias Handler = @convention(c) (OpaquePointer?) -> Int32
    private typealias Setter = @convention(c) (Handler?) -> Handler?

    /// From now on the main thread alone ends the process. Another that finds out, as it does when it wakes the window, waits
    /// for that.
    static func leaveToMainThread() {
        // SDL may have loaded Xlib by itself: there is nothing to link with.
        guard let library = dlopen("libX11.so.6", RTLD_LAZY | RTLD_NOLOAD),
            let setter = dlsym(library, "XSetIOErrorHandler")
        else { return }
        let handler: Handler = { _ in
            while !Thread.isMainThread { pause() }
            Console.complain("the display is gone")
            return 0
        }
        // Of this type since Xlib has it.
        _ = unsafeBitCast(setter, to: Setter.self)(handler)
    }
}
