import TouchKit

/// What happened at the window; places are pixels of the window, times seconds since it opened.
package nonisolated enum HostEvent: Equatable {
    /// Fingers with something new: one event for the engine.
    case touches([TouchSample])
    /// A finger that is down is a palm; its radius in millimetres. Told once.
    case palm(finger: Int, radius: Double)
    /// The mouse without a finger, or its wheel.
    case pointer(PointerSample)
    /// Every live finger is lost, and why.
    case fingersLost(at: Double, LossReason)
    case key(KeyPress, at: Double)
    /// What was typed, while text is asked for.
    case text(String)
    case resized
    /// The window's content is gone and must be presented anew.
    case exposed
    /// The window is out of sight, or in sight again.
    case visible(Bool)
    case quit
}

/// Why the live fingers are lost.
package nonisolated enum LossReason: String {
    case focusLost, hidden, minimized, closed
}
