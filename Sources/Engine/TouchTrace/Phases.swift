/// Where a touch stands in its life (TE1); `TouchPhase`.
public enum TouchPhase: Int, Sendable, CaseIterable, BitwiseCopyable {
    /// The finger came down.
    case began
    /// It moved.
    case moved
    /// It rests while others make the event.
    case stationary
    /// It lifted.
    case ended
    /// It was taken away: by the system, or from its view by a recognizer (DL7, DL11).
    case cancelled
    /// A pointer above the screen, as UIKit has them; touches here have none of these phases.
    case regionEntered, regionMoved, regionExited
}

/// What touches: a finger, a pencil, a pointer (TE7); `TouchType`.
public enum TouchType: Int, Sendable, BitwiseCopyable {
    /// A finger on the screen.
    case direct
    /// A finger on a surface that is not the screen.
    case indirect
    /// A pencil.
    case pencil
    /// A pointer with its button down.
    case indirectPointer

    /// A pencil, as it was called before.
    public static let stylus = TouchType.pencil
}

/// What a pointer does: it moves, leaves, or turns its wheel.
public enum PointerPhase: String, Sendable, BitwiseCopyable {
    /// It is at another place.
    case moved
    /// It left the screen; nothing is under it any more.
    case exited
    /// Its wheel turned.
    case scroll
}

/// Where a recognizer stands in its attempt (SM1); `GestureState`.
public enum GestureState: Int, Sendable, BitwiseCopyable {
    /// Nothing is decided: where every attempt starts.
    case possible
    /// A continuous gesture was recognised.
    case began
    /// It goes on.
    case changed
    /// It is over; for a discrete gesture, it was recognised.
    case ended
    /// It had begun and was broken off.
    case cancelled
    /// It was not this gesture, or may not be.
    case failed

    /// What a discrete gesture calls its end.
    public static let recognized = GestureState.ended
}

// Written out, in the order of the cases: Embedded Swift prints no case by itself.
extension TouchPhase: CustomStringConvertible {
    /// The name of the case.
    public var description: String { Self.names[rawValue] }

    private static let names = [
        "began", "moved", "stationary", "ended", "cancelled", "regionEntered", "regionMoved",
        "regionExited",
    ]
}

extension GestureState: CustomStringConvertible {
    /// The name of the case.
    public var description: String { Self.names[rawValue] }

    private static let names = ["possible", "began", "changed", "ended", "cancelled", "failed"]
}
