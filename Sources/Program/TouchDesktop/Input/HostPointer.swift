import CSDL

/// The mouse's pointer beside fingers: it is shown and reported only where the mouse itself put it.
nonisolated struct HostPointer {
    /// Indicates whether the pointer is shown: a touch hides it until the mouse is used again.
    private(set) var isShown = true
    /// Indicates whether the pointer was reported to be over the window.
    private(set) var hovers = false

    /// Follows a motion and returns whether the mouse moved. SDL also reports a motion of zero for
    /// a pointer that is found over the window because the window opened under it or another one
    /// went away.
    mutating func follow(_ motion: SDL_MouseMotionEvent) -> Bool {
        guard motion.xrel != 0 || motion.yrel != 0 else { return false }
        (isShown, hovers) = (true, true)
        return true
    }

    /// Shows the pointer: a button or the wheel was used.
    mutating func use() { isShown = true }

    /// Notes that the pointer left the window or, with `hidden`, that a touch hides it.
    mutating func leave(hidden: Bool = false) {
        hovers = false
        if hidden { isShown = false }
    }
}
