extension UIControl {
    /// What happens to a control, for which targets and actions can be registered (CT1).
    public nonisolated struct Event: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let touchDown = Event(rawValue: 1 << 0)
        /// A touch with a tap count above 1; sent after `touchDown`.
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        public static let touchDragInside = Event(rawValue: 1 << 2)
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        public static let touchDragExit = Event(rawValue: 1 << 5)
        public static let touchUpInside = Event(rawValue: 1 << 6)
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        public static let touchCancel = Event(rawValue: 1 << 8)
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// What the control is for: a button was tapped, a slider moved.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)

        public static let allTouchEvents = Event(rawValue: 0xfff)
        /// A range for a program's own events.
        public static let applicationReserved = Event(rawValue: 0x0f00_0000)
        public static let systemReserved = Event(rawValue: 0xf000_0000)
        public static let allEvents = Event(rawValue: 0xffff_ffff)
    }

    /// How a control stands: several may hold at once.
    public nonisolated struct State: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let normal = State([])
        public static let highlighted = State(rawValue: 1 << 0)
        public static let disabled = State(rawValue: 1 << 1)
        public static let selected = State(rawValue: 1 << 2)
        /// The control that the keyboard works on.
        public static let focused = State(rawValue: 1 << 3)
        /// A range for a program's own states.
        public static let application = State(rawValue: 0x00ff_0000)
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
        ]
        let own = names.filter { contains($0.0) }.map(\.1)
        return own.isEmpty ? "event \(rawValue)" : own.joined(separator: " ")
    }
}
