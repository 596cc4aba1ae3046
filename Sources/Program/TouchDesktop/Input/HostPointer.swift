import CSDL

/// The mouse's pointer beside fingers: it is seen and heard of only where the mouse itself put it.
nonisolated struct HostPointer {
    /// Whether it is to be seen: a touch hides it until the mouse is used again.
    private(set) var isShown = true
    /// Whether it was told to be over the window.
    private(set) var hovers = false

    /// Takes in a motion; whether the mouse moved. A pointer that is found over the window, because the
    /// window opened under it or another one went, is told as a motion by nothing.
    mutating func follow(_ motion: SDL_MouseMotionEvent) -> Bool {
        guard motion.xrel != 0 || motion.yrel != 0 else { return false }
        (isShown, hovers) = (true, true)
        return true
    }

    /// A button or the wheel was used.
    mutating func use() { isShown = true }

    /// It left the window, or a touch hides it.
    mutating func leave(hidden: Bool = false) {
        hovers = false
        if hidden { isShown = false }
    }
}
