/// Where a touch stands in its life (TE1); `TouchPhase`.
public enum TouchPhase: Int, Sendable, CaseIterable {
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
public enum TouchType: Int, Sendable {
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
public enum PointerPhase: String, Sendable {
    /// It is at another place.
    case moved
    /// It left the screen; nothing is under it any more.
    case exited
    /// Its wheel turned.
    case scroll
}

/// Where a recognizer stands in its attempt (SM1); `GestureState`.
public enum GestureState: Int, Sendable {
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

// Written out: Embedded Swift prints no case by itself.
extension TouchPhase: CustomStringConvertible {
    /// The name of the case.
    public var description: String {
        switch self {
        case .began: "began"
        case .moved: "moved"
        case .stationary: "stationary"
        case .ended: "ended"
        case .cancelled: "cancelled"
        case .regionEntered: "regionEntered"
        case .regionMoved: "regionMoved"
        case .regionExited: "regionExited"
        }
    }
}

extension GestureState: CustomStringConvertible {
    /// The name of the case.
    public var description: String {
        switch self {
        case .possible: "possible"
        case .began: "began"
        case .changed: "changed"
        case .ended: "ended"
        case .cancelled: "cancelled"
        case .failed: "failed"
        }
    }
}
