import TouchKit

/// The keyboard's focus among the controls.
extension Chrome {
    /// Performs a keyboard command on the control that has the keyboard's focus.
    /// - Parameter far: true if a step goes further.
    /// - Returns: false if the key means something else now.
    func take(_ key: FocusKey, far: Bool = false) -> Bool {
        guard let window = application.keyWindow else { return false }
        // Controls that have just been shown have no frames yet.
        window.layoutIfNeeded()
        if key == .next { return window.focusNext() }
        if key == .previous { return window.focusPrevious() }
        guard let control = window.focusedControl, control.canBecomeFocused else { return false }
        switch key {
        case .press: return control.accessibilityActivate()
        case .increase, .decrease:
            if let grip = control as? TimelineGrip {
                grip.step(forward: key == .increase, far: far)
                return true
            }
            // Buttons have nothing to step; on them the arrows keep their other meaning.
            guard control is UISegmentedControl || control is Scrubber else { return false }
            key == .increase ? control.accessibilityIncrement() : control.accessibilityDecrement()
            return true
        // Leaving the controls of a page closes the page.
        default: return page == nil && leaveControls()
        }
    }

    /// The name of the control that has the keyboard's focus; nil if there is none.
    var focusedName: String? {
        guard let control = application.keyWindow?.focusedControl else { return nil }
        return (control as? UIButton)?.currentTitle ?? control.accessibilityIdentifier
    }

    /// Takes the focus away from the controls, because the user touches instead of typing.
    @discardableResult
    func leaveControls() -> Bool {
        guard let window = application.keyWindow, window.focusedControl != nil else { return false }
        return window.focus(on: nil)
    }
}
