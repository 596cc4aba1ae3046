/// What the window's system tells of touchscreens, before anybody touches.
package nonisolated struct TouchSurroundings: Equatable {
    /// Nil where the system does not tell.
    package var setup: TouchSetup?
    /// SDL's names of touchscreens, by SDL's numbers.
    package var names: [Int64: String] = [:]
    /// From one pixel of the window to the next; nil if nobody says.
    package var millimetres: Double?

    package init(
        setup: TouchSetup? = nil, names: [Int64: String] = [:], millimetres: Double? = nil
    ) {
        self.setup = setup
        self.names = names
        self.millimetres = millimetres
    }
}
