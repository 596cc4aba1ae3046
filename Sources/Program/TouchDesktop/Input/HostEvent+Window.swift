import CSDL

extension SDL_Event {
    /// SDL's number for the window that it happened in; nil if it is not of any one.
    var windowNumber: UInt32? {
        switch SDL_EventType(type) {
        case SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP: tfinger.windowID
        // In all of these it stands at the same place.
        case SDL_WINDOWEVENT, SDL_KEYDOWN, SDL_KEYUP, SDL_TEXTINPUT, SDL_TEXTEDITING,
            SDL_MOUSEMOTION, SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP, SDL_MOUSEWHEEL:
            window.windowID
        default: nil
        }
    }

    /// Whether it is this event of a window.
    func isWindow(_ kind: SDL_WindowEventID) -> Bool {
        type == SDL_WINDOWEVENT.rawValue && window.event == UInt8(kind.rawValue)
    }
}
