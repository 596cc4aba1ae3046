import Foundation
import TouchHost

/// Encoded segments of films, cached in the user's cache folder under everything that they are made
/// of, so that only what has changed is encoded again, and a film that was stopped goes on where it
/// was.
///
/// A segment's name ends with the checksum of its bytes, so damaged ones are not used. No other
/// user can read the folder.
nonisolated struct SegmentStore {
    /// The folder. New segments are also kept here until their film is complete, so that caching
    /// them copies nothing.
    let folder: String
    /// The largest total size, in bytes; the segments not used for longest are removed first.
    let limit: Int

    /// Opens the user's store; nil if there cannot be one.
    init?() {
        guard let home = UserFolder("XDG_CACHE_HOME", else: ".cache"), home.make() else {
            return nil
        }
        self.init(home.path + "/segments")
    }

    /// Opens a folder whose parent exists; nil if it cannot be created, or is accessible to others.
    init?(_ folder: String, limit: Int = 2 << 30) {
        mkdir(folder, 0o700)
        var status = stat()
        guard lstat(folder, &status) == 0, status.kind == S_IFDIR, status.st_uid == geteuid(),
            status.st_mode & 0o077 == 0 || chmod(folder, 0o700) == 0
        else { return nil }
        self.folder = folder
        self.limit = limit
        Scratch.sweep(folder)
    }

    /// Links a segment to `path`, in a folder that belongs to nobody else.
    /// - Returns: false if there is no intact one.
    func take(_ key: String, to path: String) -> Bool {
        for name in names(of: key) {
            let kept = folder + "/" + name
            guard link(kept, path) == 0 else { continue }
            if let file = Self.open(path) {
                defer { close(file) }
                if Checksum.of(file: file) == String(name.suffix(Self.digits)) {
                    // Marks it as the one used last.
                    futimens(file, nil)
                    return true
                }
            }
            unlink(path)
            unlink(kept)
        }
        return false
    }

    /// Stores the complete segment at `path`, which nobody changes any more. If that fails, it is
    /// encoded again next time.
    func keep(_ path: String, as key: String) {
        guard let file = Self.open(path) else { return }
        defer { close(file) }
        guard let checksum = Checksum.of(file: file) else { return }
        link(path, folder + "/" + key + "-" + checksum)
    }

    /// Removes what exceeds the limit.
    func trim() {
        var files: [(path: String, size: Int, used: timespec)] = []
        for name in names(of: "") {
            var status = stat()
            let path = folder + "/" + name
            guard lstat(path, &status) == 0, status.kind == S_IFREG else { continue }
            files.append((path, Int(status.st_size), status.st_mtim))
        }
        var size = files.reduce(0) { $0 + $1.size }
        files.sort { ($0.used.tv_sec, $0.used.tv_nsec) < ($1.used.tv_sec, $1.used.tv_nsec) }
        for file in files where size > limit {
            unlink(file.path)
            size -= file.size
        }
    }

    /// The length of a checksum.
    private static let digits = 64

    /// Returns the names of files that were stored here; other files are ignored.
    private func names(of key: String) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { name in
            let parts = name.split(separator: "-", omittingEmptySubsequences: false)
            return name.hasPrefix(key) && parts.count == 2
                && parts.allSatisfy { part in
                    part.utf8.count == Self.digits
                        && part.allSatisfy { "0123456789abcdef".contains($0) }
                }
        }
    }

    /// Opens a file of this user; nil for anything else.
    private static func open(_ path: String) -> Int32? {
        let file = Glibc.open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        guard file >= 0 else { return nil }
        let status = stat(open: file)
        if let status, status.kind == S_IFREG, status.st_uid == geteuid() { return file }
        close(file)
        return nil
    }
}
