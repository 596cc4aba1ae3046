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
        case SDLK_DOWN.code: 0.25
        case SDLK_UP.code: -0.25
        case SDLK_PAGEDOWN.code: 0.9
        case SDLK_PAGEUP.code: -0.9
        case SDLK_HOME.code: -1e6
        case SDLK_END.code: 1e6
        default: nil
        }
    }
}
