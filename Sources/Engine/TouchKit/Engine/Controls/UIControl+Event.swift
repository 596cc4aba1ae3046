extension UIControl {
    /// The events of a control for which targets and actions can be registered (CT1).
    public nonisolated struct Event: OptionSet, Hashable, Sendable {
        /// The events as bits.
        public let rawValue: UInt
        /// Creates a set of events from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// A finger came down on the control (CT1).
        public static let touchDown = Event(rawValue: 1 << 0)
        /// A touch with a tap count above 1; sent after `touchDown`.
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        /// The finger moved, within 70 points of the bounds.
        public static let touchDragInside = Event(rawValue: 1 << 2)
        /// The finger moved farther out than that.
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        /// The finger came back to within 70 points.
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        /// The finger went farther out than 70 points.
        public static let touchDragExit = Event(rawValue: 1 << 5)
        /// The finger lifted within 70 points of the bounds.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// The finger lifted farther out.
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// The touch was taken away by a recognizer or the system, or the control was disabled.
        public static let touchCancel = Event(rawValue: 1 << 8)
        /// The finger changed the value.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// The control did what it is for: a button was tapped, a slider moved.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)

        /// A menu of the control was opened; no control here has one.
        public static let menuActionTriggered = Event(rawValue: 1 << 14)
        /// Text editing began.
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        /// The text being edited changed.
        public static let editingChanged = Event(rawValue: 1 << 17)
        /// Text editing ended.
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// The return key ended text editing.
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        /// All events of text editing.
        public static let allEditingEvents = Event(rawValue: 0xf_0000)

        /// All events of touches.
        public static let allTouchEvents = Event(rawValue: 0xfff)
        /// A range for a program's own events.
        public static let applicationReserved = Event(rawValue: 0x0f00_0000)
        /// Bits reserved for the system.
        public static let systemReserved = Event(rawValue: 0xf000_0000)
        /// All events.
        public static let allEvents = Event(rawValue: 0xffff_ffff)
    }

    /// The state of a control; several members may hold at once.
    public nonisolated struct State: OptionSet, Hashable, Sendable {
        /// The members as bits.
        public let rawValue: UInt
        /// Creates a state from its members as bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// None of the others.
        public static let normal = State([])
        /// A finger is down on the control.
        public static let highlighted = State(rawValue: 1 << 0)
        /// `isEnabled` is false.
        public static let disabled = State(rawValue: 1 << 1)
        /// `isSelected` is true.
        public static let selected = State(rawValue: 1 << 2)
        /// The control has the keyboard's focus.
        public static let focused = State(rawValue: 1 << 3)
        /// A range for a program's own states.
        public static let application = State(rawValue: 0x00ff_0000)
        /// Bits reserved for the system.
        public static let reserved = State(rawValue: 0xff00_0000)
    }
}

extension UIControl.Event: CustomStringConvertible {
    /// The names of the events in the set, "touchUpInside".
    public var description: String {
        let names: [(UIControl.Event, String)] = [
            (.touchDown, "touchDown"), (.touchDownRepeat, "touchDownRepeat"),
            (.touchDragInside, "touchDragInside"), (.touchDragOutside, "touchDragOutside"),
            (.touchDragEnter, "touchDragEnter"), (.touchDragExit, "touchDragExit"),
            (.touchUpInside, "touchUpInside"), (.touchUpOutside, "touchUpOutside"),
            (.touchCancel, "touchCancel"), (.valueChanged, "valueChanged"),
            (.primaryActionTriggered, "primaryActionTriggered"),
            (.menuActionTriggered, "menuActionTriggered"),
            (.editingDidBegin, "editingDidBegin"), (.editingChanged, "editingChanged"),
            (.editingDidEnd, "editingDidEnd"), (.editingDidEndOnExit, "editingDidEndOnExit"),
        ]
        let own = names.filter { contains($0.0) }.map { $0.1 }
        return own.isEmpty ? "event \(rawValue)" : own.joined(separator: " ")
    }
}

extension UIControl {
    /// Traces the settings that differ from those of a new control.
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
