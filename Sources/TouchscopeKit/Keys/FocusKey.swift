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
        case Self.code(SDLK_TAB):
            self = press.modifiers.contains(.shift) ? .previous : .next
        case Self.code(SDLK_SPACE), Self.code(SDLK_RETURN), Self.code(SDLK_KP_ENTER):
            self = .press
        case Self.code(SDLK_RIGHT): self = .increase
        case Self.code(SDLK_LEFT): self = .decrease
        case Self.code(SDLK_ESCAPE): self = .leave
        default: return nil
        }
    }

    private static func code(_ key: SDL_KeyCode) -> Int32 { Int32(bitPattern: key.rawValue) }
}
