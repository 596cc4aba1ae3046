extension UIControl {
    /// Writes what is not as a new control has it.
    func traceControl(to tracer: Tracer) {
        flagChanged(.enabled, isEnabled, true, rule: .none)
        flagChanged(.selected, isSelected, false, rule: .none)
        flagChanged(.highlighted, isHighlighted, false, rule: .none)
        if let value = tracedValue {
            tracer.write(.none, .value(view: tracer.id(self), value))
        }
    }

    /// The value in one number, for the trace; nil for controls without one.
    private var tracedValue: Double? {
        switch self {
        case let control as UISlider: Double(control.value)
        case let control as UISwitch: control.isOn ? 1 : 0
        case let control as UIStepper: control.value
        case let control as UISegmentedControl: Double(control.selectedSegmentIndex)
        case let control as UIPageControl: Double(control.currentPage)
        default: nil
        }
    }
}
