@preconcurrency import Glibc

/// Tells whoever sits at a terminal how far a long work is, in a line on stderr that renews itself. Elsewhere it says nothing.
///
/// At the end of its scope it takes the line away.
package nonisolated struct LongWork: ~Copyable {
    private let unit: (one: String, many: String)
    private let isTerminal = isatty(STDERR_FILENO) == 1
    private let started = SuspendingClock.now
    private var lastShown = SuspendingClock.now
    private var isShown = false

    /// - Parameters:
    ///   - one: what it counts, "frame".
    ///   - many: what several of them are called; nil where that is `one` with an s.
    package init(_ one: String, _ many: String? = nil) { unit = (one, many ?? one + "s") }

    /// So much of the total, which may grow on the way, is ready. Either is only asked for when it is shown.
    package mutating func update(_ done: @autoclosure () -> Int, of total: @autoclosure () -> Int) {
        guard isTerminal else { return }
        let now = SuspendingClock.now
        guard now - lastShown >= .milliseconds(100) else { return }
        lastShown = now
        isShown = true
        let elapsed = (now - started) / .seconds(1)
        Console.renew(Self.line(done: done(), total: total(), unit: unit, elapsed: elapsed))
    }

    deinit { if isShown { Console.renew("") } }

    /// "120 of 480 frames, 25 %, 9 s left"
    static func line(
        done: Int, total: Int, unit: (one: String, many: String), elapsed: Double
    ) -> String {
        let percent = total > 0 ? done * 100 / total : 100
        let share = "\(done) of \(total.counted(unit.one, unit.many)), \(percent) %"
        guard done > 0, elapsed > 0.5 else { return share }
        let left = Int((elapsed / Double(done) * Double(total - done)).rounded(.up))
        let time = left < 60 ? "\(left) s" : "\(left / 60) min \(left % 60) s"
        return "\(share), \(time) left"
    }
}
