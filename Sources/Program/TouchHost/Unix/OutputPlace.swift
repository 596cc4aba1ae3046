import Foundation
import TouchWords

/// The destination of an output's name, once all links are followed.
package nonisolated struct OutputPlace {
    /// The kind of thing that exists there now.
    package enum Content: Equatable {
        case nothing
        /// A file, to be replaced as a whole.
        case file(mode: mode_t, owner: uid_t, group: gid_t)
        /// A pipe, a device, or a file that is already open: it is written through, never replaced.
        case stream
    }

    /// The name as the user typed it, for messages.
    let name: String
    /// The folder that contains it, and its name there.
    let folder: String
    let last: String
    package let content: Content

    var path: String { folder == "/" ? "/" + last : folder + "/" + last }

    package var isStream: Bool { content == .stream }

    /// Creates the destination, and throws any obstacle to writing there.
    package init(_ name: String) throws(Failure) {
        guard !name.isEmpty else { throw Failure(.host.emptyName) }
        self.name = name
        var goal = name
        // The system itself follows this many links.
        for _ in 0..<40 {
            let (folder, last) = Self.parts(of: goal)
            guard let folder = Self.real(folder) else { throw .cannotWrite(name) }
            let path = folder + "/" + last
            // Links in /proc are not names but open files.
            let isOpen = folder == "/proc" || folder.hasPrefix("/proc/")
            if !isOpen, let next = Self.link(at: path) {
                goal = next.hasPrefix("/") ? next : folder + "/" + next
                continue
            }
            self.folder = folder
            self.last = last
            content = isOpen ? .stream : try Self.content(of: path, named: name)
            return
        }
        throw .cannotWrite(name, ELOOP)
    }

    /// Returns whether `file` is the file that would be written here.
    package func isSame(as file: String) -> Bool {
        guard let mine = stat(of: path), let other = stat(of: file) else { return false }
        return mine.st_dev == other.st_dev && mine.st_ino == other.st_ino && mine.kind == S_IFREG
    }

    /// Replaces the destination by a file beside it that is complete and synced. The new file gets
    /// the mode of the old one and, if permitted, its owner.
    func replace(with scratch: String) throws(Failure) {
        if case .file(let mode, let owner, let group) = content {
            if owner != geteuid() || group != getegid() { _ = lchown(scratch, owner, group) }
            guard chmod(scratch, mode) == 0 else { throw .cannotWrite(name) }
        }
        guard rename(scratch, path) == 0 else { throw .cannotWrite(name) }
    }

    /// Renames a complete and synced file beside the destination to it, unless something exists
    /// there.
    /// - Returns: false if something exists there.
    func fill(with scratch: String) throws(Failure) -> Bool {
        if Glibc.link(scratch, path) == 0 {
            unlink(scratch)
            return true
        }
        if errno == EEXIST { return false }
        // Not every file system has hard links.
        guard access(path, F_OK) != 0 else { return false }
        guard rename(scratch, path) == 0 else { throw .cannotWrite(name) }
        return true
    }

    /// Waits until the folder's present contents are on the disk.
    package func syncFolder() throws(Failure) {
        let file = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard file >= 0 else { throw .cannotWrite(name) }
        defer { close(file) }
        // Some file systems have nothing to sync there.
        guard fsync(file) == 0 || errno == EINVAL else { throw .cannotWrite(name) }
    }

    private static func content(of path: String, named name: String) throws(Failure) -> Content {
        guard let status = stat(of: path) else {
            if errno == ENOENT { return .nothing }
            throw .cannotWrite(name)
        }
        if status.kind == S_IFDIR { throw .cannotWrite(name, EISDIR) }
        guard access(path, W_OK) == 0 else { throw .cannotWrite(name) }
        guard status.kind == S_IFREG else { return .stream }
        return .file(mode: status.st_mode & 0o7777, owner: status.st_uid, group: status.st_gid)
    }

    private static func parts(of path: String) -> (folder: String, last: String) {
        guard let slash = path.lastIndex(of: "/") else { return (".", path) }
        let folder = slash == path.startIndex ? "/" : String(path[..<slash])
        return (folder, String(path[path.index(after: slash)...]))
    }

    private static func real(_ folder: String) -> String? {
        guard let real = realpath(folder, nil) else { return nil }
        defer { free(real) }
        return String(cString: real)
    }

    /// Returns the target of a link; Foundation reads only a thousand bytes of it.
    private static func link(at path: String) -> String? {
        var goal = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
        let count = readlink(path, &goal, goal.count - 1)
        guard count > 0 else { return nil }
        return String(decoding: goal[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
}
