/// A key or a button that is held down. Nobody presses any here; the class is for code that overrides `pressesBegan`.
public final class UIPress: Hashable {
    /// Where a press stands in its life.
    public nonisolated enum Phase: Int, Sendable {
        case began, changed, stationary, ended, cancelled
    }

    /// What is pressed.
    public nonisolated enum PressType: Int, Sendable {
        case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause
    }

    /// Where the press stands in its life.
    public let phase: Phase
    /// What is pressed.
    public let type: PressType
    /// How hard, from 0 to 1.
    public var force: CGFloat { 1 }
    /// Event time, in seconds.
    public let timestamp: TimeInterval

    init(_ type: PressType, _ phase: Phase, at timestamp: TimeInterval) {
        (self.type, self.phase, self.timestamp) = (type, phase, timestamp)
    }

    public nonisolated static func == (a: UIPress, b: UIPress) -> Bool { a === b }
    public nonisolated func hash(into hasher: inout Hasher) {
        hasher.combine(type)
    }
}

/// An event of keys and buttons. Nobody sends any here.
open class UIPressesEvent: UIEvent {
    /// The presses under way.
    open var allPresses: Set<UIPress> { [] }
}
