@preconcurrency import Glibc
import TouchWords

/// Shows the progress of long work on a terminal, in a line on stderr that renews itself. Without a
/// terminal it writes nothing.
///
/// The line is removed at the end of its scope.
package nonisolated struct LongWork: ~Copyable {
    /// A closure that words the progress, "120 of 480 frames, 25 %".
    package typealias Share = (_ done: Int, _ total: Int, _ percent: Int) -> Wording

    private let share: Share
    private let isTerminal = isatty(STDERR_FILENO) == 1
    private let started = SuspendingClock.now
    private var lastShown = SuspendingClock.now
    private var isShown = false

    /// Creates the progress of one piece of work.
    /// - Parameter share: a closure that words the progress in its unit, `Wording.work.frames`.
    package init(_ share: @escaping Share) { self.share = share }

    /// Updates the progress: `done` of `total` is ready. The total may grow on the way. Both are
    /// evaluated only when they are shown.
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

    /// Returns the line to show, "120 of 480 frames, 25 %, 9 s left".
    static func line(done: Int, total: Int, _ share: Share, elapsed: Double) -> Wording {
        let said = share(done, total, total > 0 ? done * 100 / total : 100)
        guard done > 0, elapsed > 0.5 else { return said }
        let left = Int((elapsed / Double(done) * Double(total - done)).rounded(.up))
        return left < 60
            ? .work.secondsLeft(said, seconds: left)
            : .work.minutesLeft(said, minutes: left / 60, seconds: left % 60)
    }
}
