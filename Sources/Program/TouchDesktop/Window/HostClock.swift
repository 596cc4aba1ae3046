import CSDL

/// The window's clock: SDL's, with which events are stamped.
package nonisolated struct HostClock {
    /// SDL's tick at second 0.
    let start: UInt32

    /// The seconds since the start.
    var now: Double { Double(SDL_GetTicks() &- start) / 1000 }

    /// Wakes the thread that waits for events. Can be called from any thread.
    package static func wake() { push(SDL_USEREVENT) }

    /// Asks the window to close. Can be called from any thread.
    static func quit() { push(SDL_QUIT) }

    private static func push(_ type: SDL_EventType) {
        var event = SDL_Event()
        event.type = type.rawValue
        SDL_PushEvent(&event)
    }
}
