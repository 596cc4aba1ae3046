import CSDL.X11
import Synchronization

/// X's events on SDL's own connection, observed as SDL reads them: only there are they in the order
/// in which things happened.
nonisolated final class XEvents: Sendable {
    // SDL makes Xlib thread-safe, and Xlib locks its connection itself.
    nonisolated(unsafe) let connection: OpaquePointer
    private let listeners = Mutex<[@Sendable (XEvent) -> Void]>([])

    /// Creates a listener on the connection of a window.
    /// - Returns: nil if the window is not on X.
    init?(_ window: OpaquePointer) {
        guard let connection = Self.info(of: window)?.display else { return nil }
        self.connection = connection
        SDL_EventState(SDL_SYSWMEVENT.rawValue, SDL_ENABLE)
        SDL_SetEventFilter(hear, Unmanaged.passUnretained(self).toOpaque())
    }

    /// Returns X's number of an SDL window; nil if the window is not on X.
    static func window(of window: OpaquePointer) -> UInt? { info(of: window)?.window }

    private static func info(of window: OpaquePointer) -> (display: OpaquePointer, window: UInt)? {
        var info = SDL_SysWMinfo()
        SDL_GetVersion(&info.version)
        guard SDL_GetWindowWMInfo(window, &info) == SDL_TRUE, info.subsystem == SDL_SYSWM_X11,
            let display = info.info.x11.display
        else { return nil }
        return (display, info.info.x11.window)
    }

    /// Adds a listener that receives every event from now on.
    func add(_ listener: @escaping @Sendable (XEvent) -> Void) {
        listeners.withLock { $0.append(listener) }
    }

    // SDL does not retain this object.
    deinit { close() }

    /// Stops listening: no listener receives an event any more.
    func close() { SDL_SetEventFilter(nil, nil) }

    fileprivate func take(_ event: XEvent) {
        for listener in listeners.withLock({ $0 }) { listener(event) }
    }
}

/// Delivers X's events at the point where SDL would queue them, because their data is valid only
/// there; nobody reads them from the queue.
private nonisolated let hear: SDL_EventFilter = { events, event in
    guard let events, let event, event.pointee.type == SDL_SYSWMEVENT.rawValue else { return 1 }
    if let message = event.pointee.syswm.msg, message.pointee.subsystem == SDL_SYSWM_X11 {
        Unmanaged<XEvents>.fromOpaque(events).takeUnretainedValue()
            .take(message.pointee.msg.x11.event)
    }
    return 0
}
