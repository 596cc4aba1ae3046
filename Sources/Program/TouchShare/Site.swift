import Foundation
import TouchHost
import TouchWords

/// A folder whose files are served: those in it, and none that a name or a link would reach
/// outside.
package final class Site {
    /// The folder's path with all links resolved.
    private let path: [UInt8]
    private let root: Int32

    /// Opens a folder, and throws if it does not exist or cannot be read.
    package init(_ folder: String) throws(Failure) {
        guard let real = realpath(folder, nil) else { throw .cannotRead(folder) }
        defer { free(real) }
        path = UnsafeBufferPointer(start: real, count: strlen(real)).map { UInt8(bitPattern: $0) }
        root = open(real, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard root >= 0 else { throw .cannotRead(folder) }
        // The lock keeps a sweep from removing the folder meanwhile.
        flock(root, LOCK_SH | LOCK_NB)
    }

    deinit { close(root) }

    /// The result of looking up a path.
    enum Place {
        case file(SiteFile)
        /// A folder that was requested as a file: the links of its page are relative to this path.
        case folder(String)
        case nothing
    }

    /// Returns the file for a request's path; for a folder, its page.
    func place(at sent: [UInt8]) -> Place {
        guard let asked = SitePath(sent) else { return .nothing }
        guard let (file, status) = file(asked.names) else { return .nothing }
        switch (status.kind, asked.isFolder || asked.names.isEmpty) {
        case (S_IFREG, false):
            return .file(SiteFile(file, status, name: asked.names.last ?? []))
        case (S_IFDIR, false):
            close(file)
            return .folder(asked.asFolder)
        case (S_IFDIR, true):
            close(file)
            let page = Array("index.html".utf8)
            guard let (file, status) = self.file(asked.names + [page]) else { return .nothing }
            guard status.kind == S_IFREG else {
                close(file)
                return .nothing
            }
            return .file(SiteFile(file, status, name: page))
        default:
            close(file)
            return .nothing
        }
    }

    /// Indicates whether the site has a page at its root.
    package var hasPage: Bool {
        if case .file = place(at: Array("/".utf8)) { true } else { false }
    }

    /// Opens the file or folder with these names below the site's folder.
    ///
    /// Links are resolved first; the resulting path is then opened name by name, without following
    /// any link, so that nobody can redirect it in between.
    private func file(_ names: [[UInt8]]) -> (file: Int32, status: stat)? {
        guard let names = real(names) else { return nil }
        var here = dup(root)
        for (depth, name) in names.enumerated() where here >= 0 {
            let isLast = depth == names.count - 1
            let kind = isLast ? O_NONBLOCK : O_DIRECTORY
            let next = openat(here, Self.words(name), O_RDONLY | O_NOFOLLOW | O_CLOEXEC | kind)
            close(here)
            here = next
        }
        guard here >= 0 else { return nil }
        guard let status = stat(open: here) else {
            close(here)
            return nil
        }
        return (here, status)
    }

    /// Returns the names below the folder after resolving links; nil if the path does not exist or
    /// leads outside.
    private func real(_ names: [[UInt8]]) -> [[UInt8]]? {
        let slash = UInt8(ascii: "/")
        let wanted = path + [slash] + names.joined(separator: [slash])
        guard let real = realpath(Self.words(wanted), nil) else { return nil }
        defer { free(real) }
        let found = UnsafeBufferPointer(start: real, count: strlen(real)).map {
            UInt8(bitPattern: $0)
        }
        let top = path == [slash] ? [] : path
        if found == path { return [] }
        guard found.starts(with: top + [slash]) else { return nil }
        return found.dropFirst(top.count + 1).split(separator: slash).map(Array.init)
    }

    /// Returns a name as a C string.
    private static func words(_ name: [UInt8]) -> [CChar] {
        name.map { CChar(bitPattern: $0) } + [0]
    }
}
