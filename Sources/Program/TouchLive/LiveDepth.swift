import TouchStage

/// The depth in a window: layers come apart, and lie flat again, by the host's clock.
package nonisolated struct LiveDepth {
    private var goal: Staging.Depth?
    /// The depth shown when the goal changed; nil where all lay flat.
    private var from: Staging.Depth?
    private var shown: Staging.Depth?
    /// The host's time at which it changed.
    private var start = -Double.infinity

    /// The depth at the host's time `now`, on the way to the one that a tape has told.
    mutating func depth(_ goal: Staging.Depth?, now: Double) -> Staging.Depth? {
        if goal != self.goal { (from, self.goal, start) = (shown, goal, now) }
        shown = .between(from, goal, after: now - start)
        return shown
    }

    /// Tells whether layers are on their way at the host's time `now`.
    func isMoving(now: Double) -> Bool { now - start < Staging.Depth.duration }
}
