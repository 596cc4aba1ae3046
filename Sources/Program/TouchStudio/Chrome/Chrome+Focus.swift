import TouchKit

/// The keyboard among the controls.
extension Chrome {
    /// Does what a key says to the control that has the keyboard's focus.
    /// - Parameter far: whether what steps goes further.
    /// - Returns: false if the key means something else now.
    func take(_ key: FocusKey, far: Bool = false) -> Bool {
        guard let window = application.keyWindow else { return false }
        // What has just been shown has no places yet.
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
            // Buttons have nothing to step; there the arrows keep their other meaning.
            guard control is UISegmentedControl || control is Scrubber else { return false }
            key == .increase ? control.accessibilityIncrement() : control.accessibilityDecrement()
            return true
        // Leaving what covers the window closes it.
        default: return page == nil && leaveControls()
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
