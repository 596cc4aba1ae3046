/// What the window's system tells of touchscreens, before anybody touches.
nonisolated struct TouchSurroundings: Equatable {
    /// Nil where the system does not tell.
    var setup: TouchSetup?
    /// SDL's names of touchscreens, by SDL's numbers.
    var names: [Int64: String] = [:]
    /// From one pixel of the window to the next; nil if nobody says.
    var millimetres: Double?
}
