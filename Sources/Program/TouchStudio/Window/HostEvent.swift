import TouchKit

/// An event at the window. Locations are in pixels of the window, times in seconds since it opened.
package nonisolated enum HostEvent: Equatable {
    /// New samples of fingers, which make up one event for the engine.
    case touches([TouchSample])
    /// The finding that a finger that is down is a palm, with its radius in millimeters. Sent once.
    case palm(finger: Int, radius: Double)
    /// A movement of the mouse without a finger, or of its wheel.
    case pointer(PointerSample)
    /// The loss of every live finger, and its reason.
    case fingersLost(at: Double, LossReason)
    case key(KeyPress, at: Double)
    /// Typed text, sent while text input is on.
    case text(String)
    case resized
    /// The loss of the window's content, which must be presented anew.
    case exposed
    /// A change of the window's visibility: true if the window is in sight.
    case visible(Bool)
    case quit
}

/// The reason for which the live fingers are lost.
package nonisolated enum LossReason: String {
    case focusLost, hidden, minimized, closed
}
