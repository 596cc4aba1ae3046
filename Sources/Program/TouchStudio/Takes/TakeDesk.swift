import Foundation
import TouchHost
import TouchScript
import TouchWords

/// What the window knows of takes: the one that is made, the one that was made last, and what is said about them.
package final class TakeDesk {
    let folder: TakeFolder
    /// What goes along with takes; nil for nothing.
    package var companion: (any TakeCompanion)?
    /// The take that is made now.
    var current: TakeInMaking?
    /// The take that was made last.
    var saved: SavedTake?
    /// A caption while it is typed.
    var entry = PanelSearch()
    private var notice: (words: LocalizedText, end: Double)?

    init(_ folder: TakeFolder) { self.folder = folder }

    /// Says something about takes: for so long that it can be read, or until something else is said.
    func say(_ words: LocalizedText, now: Double, stays: Bool = false) {
        notice = (words, stays ? .infinity : now + 12)
    }

    package func say(_ words: Wording, now: Double, stays: Bool = false) {
        say(LocalizedText(words), now: now, stays: stays)
    }

    func say(_ error: any Error, now: Double, stays: Bool = false) {
        say(LocalizedText(saying: error), now: now, stays: stays)
    }

    func sayNothing() { notice = nil }

    /// What is said at the host's time `now`.
    func words(now: Double) -> LocalizedText? {
        notice.flatMap { now < $0.end ? $0.words : nil }
    }

    /// The host's time at which the countdown is over; nil if there is none.
    var begin: Double? {
        if case .counting(let start) = current?.phase { start } else { nil }
    }

    /// The host's time at which there is something else to see; nil if there is nothing by itself.
    func nextChange(after now: Double) -> Double? {
        var times: [Double] = []
        if let end = notice?.end, end.isFinite, end > now { times.append(end) }
        switch current?.phase {
        case .counting(let start):
            times.append(start - ((start - now).rounded(.up) - 1))
        case .rolling:
            let time = current?.session.eventTime(now) ?? 0
            times.append(now + time.rounded(.down) + 1 - time)
            if companion?.level != nil { times.append(now + 0.1) }
        case .paused, nil: break
        }
        return times.min()
    }
}

/// A take that was made in the window and lies on the disk.
package nonisolated struct SavedTake {
    let path: String
    private(set) var isRemoved = false

    init(_ path: String) { self.path = path }

    /// Where a take lies that was taken away, until somebody clears that away.
    static func removed(_ path: String) -> String { path + "~" }

    /// Takes it away, or puts it back.
    mutating func turn() throws {
        let removed = Self.removed(path)
        let (from, to) = isRemoved ? (removed, path) : (path, removed)
        // Nothing that came there meanwhile is replaced.
        guard link(from, to) == 0 else { throw Failure.cannotWrite(to) }
        unlink(from)
        isRemoved.toggle()
    }
}
