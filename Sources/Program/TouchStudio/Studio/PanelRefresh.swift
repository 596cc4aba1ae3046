/// When the inspector is made anew: while fingers move it follows ten times a second, which is as fast as anybody reads.
package struct PanelRefresh {
    static let interval = 0.1

    private var time = -Double.infinity
    private var shown: Panels.Topic?

    /// When a topic is to be told; nil if it stands there already.
    func due(_ topic: Panels.Topic, now: Double) -> Double? {
        shown == topic ? nil : max(now, time + Self.interval)
    }

    /// Whether a topic is to be told now, which is then told.
    /// - Parameter isPaused: whether one stands and reads: then nothing waits.
    mutating func takes(_ topic: Panels.Topic, isPaused: Bool, now: Double) -> Bool {
        guard let due = due(topic, now: now), isPaused || due <= now else { return false }
        (time, shown) = (now, topic)
        return true
    }
}
