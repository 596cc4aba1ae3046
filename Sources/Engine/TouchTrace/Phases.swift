/// The phase of a touch (TE1); `UITouch.Phase` in UIKit.
public enum TouchPhase: Int, Sendable, CaseIterable, BitwiseCopyable {
    /// The finger came down.
    case began
    /// It moved.
    case moved
    /// It rests while other touches cause the event.
    case stationary
    /// It lifted.
    case ended
    /// It was cancelled: by the system, or in its view by a recognizer (DL7, DL11).
    case cancelled
    /// The phases of a pointer above the screen in UIKit; touches here never have them.
    case regionEntered, regionMoved, regionExited
}

/// The type of a touch: a finger, a pencil, or a pointer (TE7); `UITouch.TouchType` in UIKit.
public enum TouchType: Int, Sendable, BitwiseCopyable {
    /// A finger on the screen.
    case direct
    /// A finger on a surface that is not the screen.
    case indirect
    /// A pencil.
    case pencil
    /// A pointer with its button down.
    case indirectPointer

    /// The earlier name of a pencil.
    public static let stylus = TouchType.pencil
}

/// The actions of a pointer: it moves, leaves, or turns its wheel.
public enum PointerPhase: String, Sendable, BitwiseCopyable {
    /// It moved to another position.
    case moved
    /// It left the screen; no view is under it any more.
    case exited
    /// Its wheel turned.
    case scroll
}

/// The state of a recognizer (SM1); `UIGestureRecognizer.State` in UIKit.
public enum GestureState: Int, Sendable, BitwiseCopyable {
    /// Nothing is decided; every attempt starts here.
    case possible
    /// A continuous gesture was recognized.
    case began
    /// It goes on.
    case changed
    /// It is over; for a discrete gesture, it was recognized.
    case ended
    /// It had begun and was interrupted.
    case cancelled
    /// It was not this gesture, or must not be.
    case failed

    /// The end of a discrete gesture.
    public static let recognized = GestureState.ended
}

// Written out, in the order of the cases: Embedded Swift cannot print a case.
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
