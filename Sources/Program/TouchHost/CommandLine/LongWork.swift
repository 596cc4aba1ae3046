@preconcurrency import Glibc
import TouchWords

/// Tells whoever sits at a terminal how far a long work is, in a line on stderr that renews itself. Elsewhere it says nothing.
///
/// At the end of its scope it takes the line away.
package nonisolated struct LongWork: ~Copyable {
    /// Says how much is done of how much, and how many percent that is: "120 of 480 frames, 25 %".
    package typealias Share = (_ done: Int, _ total: Int, _ percent: Int) -> Wording

    private let share: Share
    private let isTerminal = isatty(STDERR_FILENO) == 1
    private let started = SuspendingClock.now
    private var lastShown = SuspendingClock.now
    private var isShown = false

    /// - Parameter share: says in which unit it counts, `Wording.work.frames`.
    package init(_ share: @escaping Share) { self.share = share }

    /// So much of the total, which may grow on the way, is ready. Either is only asked for when it is shown.
    package mutating func update(_ done: @autoclosure () -> Int, of total: @autoclosure () -> Int) {
        guard isTerminal else { return }
        let now = SuspendingClock.now
        guard now - lastShown >= .milliseconds(100) else { return }
        lastShown = now
        isShown = true
        let elapsed = (now - started) / .seconds(1)
        let line = Self.line(done: done(), total: total(), share, elapsed: elapsed)
        Console.renew(line[Console.language])
    }

    deinit { if isShown { Console.renew("") } }

    /// "120 of 480 frames, 25 %, 9 s left"
    static func line(done: Int, total: Int, _ share: Share, elapsed: Double) -> Wording {
        let said = share(done, total, total > 0 ? done * 100 / total : 100)
        guard done > 0, elapsed > 0.5 else { return said }
        let left = Int((elapsed / Double(done) * Double(total - done)).rounded(.up))
        return left < 60
            ? .work.secondsLeft(said, seconds: left)
            : .work.minutesLeft(said, minutes: left / 60, seconds: left % 60)
    }
}
