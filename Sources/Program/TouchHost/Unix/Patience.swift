/// How long somebody may do nothing.
package nonisolated struct Patience {
    /// In seconds. An encoder at its hardest frame is quicker, but on a machine that is slow as few are.
    package static let usual =
        Environment["TOUCHSCOPE_PATIENCE"].flatMap(Double.init)
        .map { min(max($0, 0.1), 86_400) } ?? 60

    /// In seconds.
    let limit: Double
    private var start = SuspendingClock.now

    init(_ limit: Double) { self.limit = limit }

    /// Something was done: it begins anew.
    mutating func renew() { start = .now }

    var isOver: Bool { (.now - start) / .seconds(1) >= limit }
}
