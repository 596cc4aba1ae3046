import CSDL.X11
import Synchronization

/// X's events on SDL's own connection, as SDL takes them in: there the order is the one in which things happened.
nonisolated final class XEvents: Sendable {
    // Xlib is told of threads by SDL, and locks its connection itself.
    nonisolated(unsafe) let connection: OpaquePointer
    private let listeners = Mutex<[@Sendable (XEvent) -> Void]>([])

    /// - Returns: nil where the window is not on X.
    init?(_ window: OpaquePointer) {
        guard let connection = Self.info(of: window)?.display else { return nil }
        self.connection = connection
        SDL_EventState(SDL_SYSWMEVENT.rawValue, SDL_ENABLE)
        SDL_SetEventFilter(hear, Unmanaged.passUnretained(self).toOpaque())
    }

    /// X's number for one of SDL's windows; nil where it is not on X.
    static func window(of window: OpaquePointer) -> UInt? { info(of: window)?.window }

    private static func info(of window: OpaquePointer) -> (display: OpaquePointer, window: UInt)? {
        var info = SDL_SysWMinfo()
        SDL_GetVersion(&info.version)
        guard SDL_GetWindowWMInfo(window, &info) == SDL_TRUE, info.subsystem == SDL_SYSWM_X11,
            let display = info.info.x11.display
        else { return nil }
        return (display, info.info.x11.window)
    }

    /// From now on `listener` hears every event.
    func add(_ listener: @escaping @Sendable (XEvent) -> Void) {
        listeners.withLock { $0.append(listener) }
    }

    // SDL does not keep it.
    deinit { close() }

    /// Nobody hears anything more.
    func close() { SDL_SetEventFilter(nil, nil) }

    fileprivate func take(_ event: XEvent) {
        for listener in listeners.withLock({ $0 }) { listener(event) }
    }
}

/// X's events are heard where SDL would queue them, for only there their data are to be had; nobody waits for
/// them in the queue.
private nonisolated let hear: SDL_EventFilter = { events, event in
    guard let events, let event, event.pointee.type == SDL_SYSWMEVENT.rawValue else { return 1 }
    if let message = event.pointee.syswm.msg, message.pointee.subsystem == SDL_SYSWM_X11 {
        Unmanaged<XEvents>.fromOpaque(events).takeUnretainedValue()
            .take(message.pointee.msg.x11.event)
    }
    return 0
}
