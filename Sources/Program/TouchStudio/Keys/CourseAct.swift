import Foundation
import TouchVideo

/// What the page of all lessons can be asked for.
nonisolated enum CourseAct: Hashable {
    /// It comes, or goes again.
    case overview
    case choose(CourseList)
    /// How far one is with the lessons is forgotten.
    case forget

    /// How far a key moves the page, in pages; nil for one that means something else.
    static func pages(_ press: KeyPress) -> CGFloat? {
        switch press.key {
        case .down: 0.25
        case .up: -0.25
        case .pageDown: 0.9
        case .pageUp: -0.9
        case .home: -1e6
        case .end: 1e6
        default: nil
        }
    }
}
