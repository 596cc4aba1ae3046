import Foundation

/// Files and folders that are not whole yet: made exclusively, under names that nobody can guess, and locked for as long as
/// the program that makes them lives.
package nonisolated enum Scratch {
    private static let prefix = ".touchscope-"

    /// Makes a file in `folder`, open for reading and writing; nil, and `errno`, if none can be made.
    /// - Parameter name: gives names until one is free.
    static func file(
        in folder: String, mode: mode_t, named name: () -> String = newName
    ) -> (path: String, descriptor: Int32)? {
        make(in: folder, named: name) { path in
            open(path, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode)
        }
    }

    /// Makes a folder in `folder`, open to be locked; nil, and `errno`, if none can be made.
    package static func folder(in folder: String) -> (path: String, descriptor: Int32)? {
        make(in: folder, named: newName) { path in
            guard mkdir(path, 0o700) == 0 else { return -1 }
            return open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        }
    }

    private static func make(
        in folder: String, named name: () -> String, _ open: (_ path: String) -> Int32
    ) -> (path: String, descriptor: Int32)? {
        while true {
            let path = folder + "/" + name()
            let descriptor = open(path)
            if descriptor < 0 && errno == EEXIST { continue }
            guard descriptor >= 0 else { return nil }
            if keeps(descriptor) { return (path, descriptor) }
            close(descriptor)
        }
    }

    /// Makes a folder for temporary files, and takes it away after `use` with all that is in it.
    /// - Parameter failure: made if none can be, for what the system says then.
    package static func withFolder<Made>(
        orThrow failure: @autoclosure () -> Failure, _ use: (_ path: String) throws -> Made
    ) throws -> Made {
        let made = try ScratchFolder(orThrow: failure())
        return try withExtendedLifetime(made) { try use(made.path) }
    }

    /// A file without a name, which goes with its last descriptor; nil, and `errno`, if none can be made.
    package static func nameless() -> Int32? {
        let place = FileManager.default.temporaryDirectory.path
        guard let (path, descriptor) = file(in: place, mode: 0o600) else { return nil }
        unlink(path)
        return descriptor
    }

    /// Clears away what programs that were killed have left in `folder`.
    package static func sweep(_ folder: String) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        for name in names where isOurs(name) {
            let path = folder + "/" + name
            let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
            guard descriptor >= 0 else { continue }
            if stat(open: descriptor)?.st_uid == geteuid(), lock(descriptor) {
                try? FileManager.default.removeItem(atPath: path)
            }
            close(descriptor)
        }
    }

    /// Takes the lock of an open file, unless somebody has it; where there are no locks, nobody has.
    package static func lock(_ descriptor: Int32) -> Bool {
        flock(descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK
    }

    /// Whether what was just made is there and locked: a sweep may have come in between.
    private static func keeps(_ descriptor: Int32) -> Bool {
        lock(descriptor) && stat(open: descriptor)?.st_nlink ?? 0 > 0
    }

    /// One that nobody can guess.
    static func newName() -> String {
        let digits = String(UInt64.random(in: 0 ... .max), radix: 16)
        let zeros = String(repeating: "0", count: 16 - digits.count)
        return prefix + zeros + digits
    }

    private static func isOurs(_ name: String) -> Bool {
        name.hasPrefix(prefix) && name.utf8.count == prefix.utf8.count + 16
            && name.dropFirst(prefix.count).allSatisfy { "0123456789abcdef".contains($0) }
    }
}

/// A folder for temporary files: it goes with its object, and with the program, however that ends.
package nonisolated final class ScratchFolder: Sendable {
    package let path: String
    /// Open to be locked.
    private let descriptor: Int32
    private let work: Unfinished

    /// - Parameters:
    ///   - folder: where it is made.
    ///   - failure: made if it cannot be, for what the system says then.
    package init(
        in folder: String = FileManager.default.temporaryDirectory.path,
        orThrow failure: @autoclosure () -> Failure
    ) throws(Failure) {
        let begun = try Unfinished.begin(
            { () throws(Failure) -> (path: String, descriptor: Int32) in
                guard let made = Scratch.folder(in: folder) else { throw failure() }
                return made
            }, undo: { try? FileManager.default.removeItem(atPath: $0.path) })
        (path, descriptor) = begun.made
        work = begun.work
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
        close(descriptor)
        work.end()
    }
}
