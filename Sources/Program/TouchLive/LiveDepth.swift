import TouchStage

/// The depth in a window: layers move apart, and lie flat again, by the host's clock.
package nonisolated struct LiveDepth {
    private var goal: Staging.Depth?
    /// The depth shown when the goal changed; nil if all layers lay flat.
    private var from: Staging.Depth?
    private var shown: Staging.Depth?
    /// The host's time at which the goal changed.
    private var start = -Double.infinity

    /// Returns the depth at the host's time `now`, on the way to the tape's latest one.
    mutating func depth(_ goal: Staging.Depth?, now: Double) -> Staging.Depth? {
        if goal != self.goal { (from, self.goal, start) = (shown, goal, now) }
        shown = .between(from, goal, after: now - start)
        return shown
    }

    /// Returns whether layers are moving at the host's time `now`.
    func isMoving(now: Double) -> Bool { now - start < Staging.Depth.duration }
}
