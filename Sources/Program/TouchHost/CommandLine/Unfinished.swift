@preconcurrency import Glibc
import Synchronization

/// What is in the making and must not stay behind when the program ends, by a signal or by itself: files and folders that are
/// not whole, programs that work for this one.
package nonisolated struct Unfinished: Sendable {
    private static let pending = Mutex<Pending>(Pending())

    private struct Pending {
        var count = 0
        var undo: [Int: @Sendable () -> Void] = [:]

        mutating func undoAll() {
            for (_, undo) in undo { undo() }
            undo = [:]
        }
    }

    private let number: Int

    /// `exit` calls no deinit.
    private static let undoesAtExit: Void = {
        atexit { Unfinished.pending.withLock { $0.undoAll() } }
    }()

    /// What `make` makes is taken away by `undo` if the program is ended before its work is finished.
    static func begin<Made: Sendable, Failed: Error>(
        _ make: () throws(Failed) -> Made, undo: @escaping @Sendable (Made) -> Void
    ) throws(Failed) -> (made: Made, work: Unfinished) {
        _ = undoesAtExit
        return try pending.withLock { pending throws(Failed) in
            let made = try make()
            pending.count += 1
            pending.undo[pending.count] = { undo(made) }
            return (made, Unfinished(number: pending.count))
        }
    }

    /// Adds to it what is taken away with it: no end of the program comes between.
    func add<Made, Failed: Error>(_ make: () throws(Failed) -> Made) throws(Failed) -> Made {
        try Unfinished.pending.withLock { _ throws(Failed) in try make() }
    }

    /// It is whole, or its maker has taken it away.
    func end() { Unfinished.pending.withLock { $0.undo[number] = nil } }

    /// Does what no end of the program must come between, and ends it.
    func end<Failed: Error>(_ finish: () throws(Failed) -> Void) throws(Failed) {
        try Unfinished.pending.withLock { pending throws(Failed) in
            try finish()
            pending.undo[number] = nil
        }
    }

    /// Takes away all that is unfinished, and ends the program before anything else is begun.
    static func abandon(_ end: () -> Never) -> Never {
        pending.withLock { pending in
            pending.undoAll()
            end()
        }
    }
}
