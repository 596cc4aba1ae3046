@preconcurrency import Glibc
import Synchronization

/// Work in progress that must not be left behind when the program ends, by a signal or by itself:
/// files and folders that are incomplete, and programs that work for this one.
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

    /// Registers the cleanup at exit, because `exit` runs no deinit.
    private static let undoesAtExit: Void = {
        atexit { Unfinished.pending.withLock { $0.undoAll() } }
    }()

    /// Makes something that `undo` removes if the program ends before the work is finished.
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

    /// Makes something more that the same `undo` removes. The program cannot end in between.
    func add<Made, Failed: Error>(_ make: () throws(Failed) -> Made) throws(Failed) -> Made {
        try Unfinished.pending.withLock { _ throws(Failed) in try make() }
    }

    /// Ends the work: its product is complete, or its maker has removed it.
    func end() { Unfinished.pending.withLock { $0.undo[number] = nil } }

    /// Performs `finish` and ends the work. The program cannot end in between.
    func end<Failed: Error>(_ finish: () throws(Failed) -> Void) throws(Failed) {
        try Unfinished.pending.withLock { pending throws(Failed) in
            try finish()
            pending.undo[number] = nil
        }
    }

    /// Removes everything unfinished, and ends the program before any other work begins.
    static func abandon(_ end: () -> Never) -> Never {
        pending.withLock { pending in
            pending.undoAll()
            end()
        }
    }
}
