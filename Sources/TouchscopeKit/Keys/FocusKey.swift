import CSDL

/// What the keyboard does to controls.
nonisolated enum FocusKey: Equatable {
    case next, previous
    /// Does what a tap would do.
    case press
    case increase, decrease
    /// Away from all controls.
    case leave

    /// Whether a key that stays down does it again and again.
    var repeats: Bool { self != .press && self != .leave }

    init?(_ press: KeyPress) {
        guard !press.modifiers.contains(.control) else { return nil }
        switch press.code {
        case SDLK_TAB.code:
            self = press.modifiers.contains(.shift) ? .previous : .next
        case SDLK_SPACE.code, SDLK_RETURN.code, SDLK_KP_ENTER.code:
            self = .press
        case SDLK_RIGHT.code: self = .increase
        case SDLK_LEFT.code: self = .decrease
        case SDLK_ESCAPE.code: self = .leave
        default: return nil
        }
    }
}
