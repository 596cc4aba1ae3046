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
        while true {
            let path = folder + "/" + name()
            let flags = O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
            let descriptor = open(path, flags, mode)
            if descriptor < 0 && errno == EEXIST { continue }
            guard descriptor >= 0 else { return nil }
            if keeps(descriptor) { return (path, descriptor) }
            close(descriptor)
        }
    }

    /// Makes a folder in `folder`, open to be locked; nil, and `errno`, if none can be made.
    package static func folder(in folder: String) -> (path: String, descriptor: Int32)? {
        while true {
            let path = folder + "/" + newName()
            if mkdir(path, 0o700) != 0 {
                if errno == EEXIST { continue }
                return nil
            }
            let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
            guard descriptor >= 0 else { return nil }
            if keeps(descriptor) { return (path, descriptor) }
            close(descriptor)
        }
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
            var status = stat()
            if fstat(descriptor, &status) == 0, status.st_uid == geteuid(), lock(descriptor) {
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
        var status = stat()
        return lock(descriptor) && fstat(descriptor, &status) == 0 && status.st_nlink > 0
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
