@preconcurrency import Glibc

/// Tells on stderr how far a long work is: a line that renews itself on a terminal, a line now and
/// then elsewhere.
nonisolated struct Progress {
    /// May grow on the way.
    var total: Int
    private let unit: String
    private let isTerminal = isatty(STDERR_FILENO) == 1
    private let started = Progress.now()
    private var lastShown = Progress.now()
    private var lastLength = 0

    init(total: Int, unit: String) {
        self.total = total
        self.unit = unit
    }

    /// `done` of the total are ready.
    mutating func update(_ done: Int) {
        let now = Progress.now()
        guard now - lastShown >= (isTerminal ? 0.1 : 5) else { return }
        lastShown = now
        show(Progress.line(done: done, total: total, unit: unit, elapsed: now - started))
    }

    /// Takes the renewed line away.
    mutating func end() {
        guard isTerminal, lastLength > 0 else { return }
        fputs("\r" + String(repeating: " ", count: lastLength) + "\r", stderr)
        lastLength = 0
    }

    /// "120 of 480 frames, 25 %, 9 s left"
    static func line(done: Int, total: Int, unit: String, elapsed: Double) -> String {
        let share = "\(done) of \(total) \(unit), \(total > 0 ? done * 100 / total : 100) %"
        guard done > 0, elapsed > 0.5 else { return share }
        let left = Int((elapsed / Double(done) * Double(total - done)).rounded(.up))
        let time = left < 60 ? "\(left) s" : "\(left / 60) min \(left % 60) s"
        return "\(share), \(time) left"
    }

    private mutating func show(_ line: String) {
        if isTerminal {
            let blank = String(repeating: " ", count: max(0, lastLength - line.count))
            fputs("\r" + line + blank, stderr)
            lastLength = line.count
        } else {
            fputs("\(ProgramName.word): \(line)\n", stderr)
        }
    }

    private static func now() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
