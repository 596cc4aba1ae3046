/// A key or a button that is held down. None is ever pressed here; the class is for code that
/// overrides `pressesBegan`.
public final class UIPress: Hashable {
    /// The phase of a press.
    public nonisolated enum Phase: Int, Sendable {
        /// The key went down.
        case began
        /// The force changed.
        case changed
        /// Nothing changed since the last event.
        case stationary
        /// The key went up.
        case ended
        /// The system took the press away.
        case cancelled
    }

    /// The key or button of a press.
    public nonisolated enum PressType: Int, Sendable {
        /// The up arrow key.
        case upArrow
        /// The down arrow key.
        case downArrow
        /// The left arrow key.
        case leftArrow
        /// The right arrow key.
        case rightArrow
        /// The Select button.
        case select
        /// The Menu button.
        case menu
        /// The Play/Pause button.
        case playPause
    }

    /// The phase of the press.
    public let phase: Phase
    /// The key or button.
    public let type: PressType
    /// The force, from 0 to 1.
    public var force: CGFloat { 1 }
    /// The event time, in seconds.
    public let timestamp: TimeInterval

    init(_ type: PressType, _ phase: Phase, at timestamp: TimeInterval) {
        (self.type, self.phase, self.timestamp) = (type, phase, timestamp)
    }

    public nonisolated static func == (a: UIPress, b: UIPress) -> Bool { a === b }
    public nonisolated func hash(into hasher: inout Hasher) {
        hasher.combine(type)
    }
}

/// An event of keys and buttons. None is ever sent here.
open class UIPressesEvent: UIEvent {
    /// The presses under way.
    open var allPresses: Set<UIPress> { [] }
}
