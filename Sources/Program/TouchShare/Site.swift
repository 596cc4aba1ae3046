import Foundation
import TouchHost
import TouchWords

/// A folder whose files are given to whoever asks: those in it, and none that a name or a link would lead to outside.
package final class Site {
    /// The folder, with no link on the way to it.
    private let path: [UInt8]
    private let root: Int32

    /// Throws where there is no folder, or it cannot be looked into.
    package init(_ folder: String) throws(Failure) {
        guard let real = realpath(folder, nil) else { throw .cannotRead(folder) }
        defer { free(real) }
        path = UnsafeBufferPointer(start: real, count: strlen(real)).map { UInt8(bitPattern: $0) }
        root = open(real, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard root >= 0 else { throw .cannotRead(folder) }
        // Nobody clears it away meanwhile.
        flock(root, LOCK_SH | LOCK_NB)
    }

    deinit { close(root) }

    /// What is at a path.
    enum Place {
        case file(SiteFile)
        /// A folder that was asked for as a file: what its page names is found below this path.
        case folder(String)
        case nothing
    }

    /// The file that a request names; of a folder its page.
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

    /// Whether somebody who names nothing sees something.
    package var hasPage: Bool {
        if case .file = place(at: Array("/".utf8)) { true } else { false }
    }

    /// Opens what lies below the folder under these names.
    ///
    /// Links are followed first; the way that they lead is then gone name by name, and on it there is no link any more, so that
    /// nobody can lead it elsewhere in between.
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

    /// The names below the folder that those lead to; nil if that is nowhere, or outside.
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

    /// As C has them.
    private static func words(_ name: [UInt8]) -> [CChar] {
        name.map { CChar(bitPattern: $0) } + [0]
    }
}
