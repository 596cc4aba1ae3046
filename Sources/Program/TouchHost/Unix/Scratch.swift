import Foundation

/// Files and folders that are not complete yet: created exclusively, under names that nobody can
/// guess, and locked for as long as the program that creates them lives.
package nonisolated enum Scratch {
    private static let prefix = ".touchscope-"

    /// Creates a file in `folder`, open for reading and writing; nil, with `errno` set, if that
    /// fails.
    /// - Parameter name: a closure that returns names until one is free.
    static func file(
        in folder: String, mode: mode_t, named name: () -> String = newName
    ) -> (path: String, descriptor: Int32)? {
        make(in: folder, named: name) { path in
            open(path, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode)
        }
    }

    /// Creates a folder in `folder`, open to be locked; nil, with `errno` set, if that fails.
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

    /// Creates a folder for temporary files, and removes it with its contents after `use`.
    /// - Parameter failure: the failure to throw; evaluated while `errno` is still set.
    package static func withFolder<Made>(
        orThrow failure: @autoclosure () -> Failure, _ use: (_ path: String) throws -> Made
    ) throws -> Made {
        let made = try ScratchFolder(orThrow: failure())
        return try withExtendedLifetime(made) { try use(made.path) }
    }

    /// Returns a file without a name, which disappears with its last descriptor; nil, with `errno`
    /// set, if that fails.
    package static func nameless() -> Int32? {
        let place = FileManager.default.temporaryDirectory.path
        guard let (path, descriptor) = file(in: place, mode: 0o600) else { return nil }
        unlink(path)
        return descriptor
    }

    /// Removes what killed programs have left in `folder`.
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

    /// Locks an open file, unless another program holds the lock. Returns true as well where the
    /// file system has no locks.
    package static func lock(_ descriptor: Int32) -> Bool {
        flock(descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK
    }

    /// Returns whether a file that was just created exists and is locked: a sweep may have removed
    /// it in between.
    private static func keeps(_ descriptor: Int32) -> Bool {
        lock(descriptor) && stat(open: descriptor)?.st_nlink ?? 0 > 0
    }

    /// Returns a name that nobody can guess.
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

/// A folder for temporary files. It disappears with its object, and with the program, however that
/// ends.
package nonisolated final class ScratchFolder: Sendable {
    package let path: String
    /// The folder, open to be locked.
    private let descriptor: Int32
    private let work: Unfinished

    /// Creates the folder.
    /// - Parameters:
    ///   - folder: the folder to create it in.
    ///   - failure: the failure to throw; evaluated while `errno` is still set.
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
