import Foundation
import TouchHost

/// Encoded segments of films, kept in the user's cache folder by all that they are made of, so that only what has changed is
/// encoded again, and a film that was cut short goes on where it was.
///
/// A segment's name ends with the checksum of its bytes: what was damaged is not taken. Nobody else can look into the folder.
nonisolated struct SegmentStore {
    /// Segments lie here until a film is whole, too, so that keeping them copies nothing.
    let folder: String
    /// How much is kept, in bytes; what has not been used for longest goes first.
    let limit: Int

    /// That of the user; nil if there can be none.
    init?() {
        guard let home = UserFolder("XDG_CACHE_HOME", else: ".cache"), home.make() else {
            return nil
        }
        self.init(home.path + "/segments")
    }

    /// A folder whose parent is there; nil if it cannot be made, or is not this user's alone.
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

    /// Gives a segment the name `path`, in a folder that is nobody else's.
    /// - Returns: false if there is none that is whole.
    func take(_ key: String, to path: String) -> Bool {
        for name in names(of: key) {
            let kept = folder + "/" + name
            guard link(kept, path) == 0 else { continue }
            if let file = Self.open(path) {
                defer { close(file) }
                if Checksum.of(file: file) == String(name.suffix(Self.digits)) {
                    // Now it was used last.
                    futimens(file, nil)
                    return true
                }
            }
            unlink(path)
            unlink(kept)
        }
        return false
    }

    /// Keeps the whole segment at `path`, which nobody changes any more. If that cannot be, it is encoded again next time.
    func keep(_ path: String, as key: String) {
        guard let file = Self.open(path) else { return }
        defer { close(file) }
        guard let checksum = Checksum.of(file: file) else { return }
        link(path, folder + "/" + key + "-" + checksum)
    }

    /// Lets go of what is too much.
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

    /// Those of files that were kept here; of other files nothing is known.
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

    /// Opens a file of this user's; nil for anything else.
    private static func open(_ path: String) -> Int32? {
        let file = Glibc.open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        guard file >= 0 else { return nil }
        let status = stat(open: file)
        if let status, status.kind == S_IFREG, status.st_uid == geteuid() { return file }
        close(file)
        return nil
    }
}
