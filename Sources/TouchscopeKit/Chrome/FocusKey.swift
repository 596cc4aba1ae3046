import CSDL
import TouchKit

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

extension Chrome {
    /// Does what a key says to the control that has the keyboard's focus.
    /// - Returns: false if the key means something else now.
    func take(_ key: FocusKey) -> Bool {
        guard let window = application.keyWindow else { return false }
        if key == .next { return window.focusNext() }
        if key == .previous { return window.focusPrevious() }
        guard let control = window.focusedControl, control.canBecomeFocused else { return false }
        switch key {
        case .press: return control.accessibilityActivate()
        case .increase, .decrease:
            // Buttons have nothing to step; there the arrows keep their other meaning.
            guard control is UISegmentedControl || control is Scrubber else { return false }
            key == .increase ? control.accessibilityIncrement() : control.accessibilityDecrement()
            return true
        // Leaving the help closes it.
        default: return !showsHelp && leaveControls()
        }
    }

    /// The name of the control that the keyboard works on; nil for none.
    var focusedName: String? {
        guard let control = application.keyWindow?.focusedControl else { return nil }
        return (control as? UIButton)?.currentTitle ?? control.accessibilityIdentifier
    }

    /// Whoever touches has put the keyboard away.
    @discardableResult
    func leaveControls() -> Bool {
        guard let window = application.keyWindow, window.focusedControl != nil else { return false }
        return window.focus(on: nil)
    }
}
