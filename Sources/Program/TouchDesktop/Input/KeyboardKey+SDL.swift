import CSDL
import TouchStudio

nonisolated extension KeyboardKey {
    /// Creates the key for an SDL key code. Keys of the number pad become the keys of the same
    /// meaning.
    init(_ key: SDL_Keycode) {
        self =
            switch SDL_KeyCode(UInt32(bitPattern: key)) {
            case SDLK_ESCAPE: .escape
            case SDLK_RETURN, SDLK_KP_ENTER: .enter
            case SDLK_TAB: .tab
            case SDLK_BACKSPACE: .backspace
            case SDLK_DELETE: .delete
            case SDLK_LEFT: .left
            case SDLK_RIGHT: .right
            case SDLK_UP: .up
            case SDLK_DOWN: .down
            case SDLK_PAGEUP: .pageUp
            case SDLK_PAGEDOWN: .pageDown
            case SDLK_HOME: .home
            case SDLK_END: .end
            case SDLK_KP_PLUS: "+"
            case SDLK_KP_MINUS: "-"
            case let key where (SDLK_F1.rawValue...SDLK_F12.rawValue).contains(key.rawValue):
                .function(Int(key.rawValue - SDLK_F1.rawValue) + 1)
            case let key: Unicode.Scalar(key.rawValue).map { .character($0) } ?? .other
            }
    }
}
