import CSDL
import Foundation

/// What the page of all lessons can be asked for.
nonisolated enum CourseAct: Hashable {
    /// It comes, or goes again.
    case overview
    case choose(CourseList)
    /// How far one is with the lessons is forgotten.
    case forget

    /// How far a key moves the page, in pages; nil for one that means something else.
    static func pages(_ press: KeyPress) -> CGFloat? {
        switch press.code {
        case code(SDLK_DOWN): 0.25
        case code(SDLK_UP): -0.25
        case code(SDLK_PAGEDOWN): 0.9
        case code(SDLK_PAGEUP): -0.9
        case code(SDLK_HOME): -1e6
        case code(SDLK_END): 1e6
        default: nil
        }
    }

    private static func code(_ key: SDL_KeyCode) -> Int32 { Int32(bitPattern: key.rawValue) }
}
