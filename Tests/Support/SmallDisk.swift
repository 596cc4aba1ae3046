import Foundation

/// A disk that is soon full. Only root can have one.
public final class SmallDisk {
    public let folder: URL

    /// Whether one can be had here.
    public static let isPossible: Bool = geteuid() == 0 && (try? SmallDisk(size: 4096)) != nil

    /// - Parameter size: in bytes; whole pages of 4096.
    public init(size: Int) throws {
        folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("disk-\(UUID().uuidString.prefix(8))")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let mount = try Spawned(["mount", "-t", "tmpfs", "-o", "size=\(size)", "none", folder.path])
        guard mount.wait() == 0 else {
            try FileManager.default.removeItem(at: folder)
            throw SupportError("no disk could be mounted: \(mount.readErrors())")
        }
    }

    deinit {
        // Lazily: who still has a file open on it does not keep the test from ending.
        if let unmount = try? Spawned(["umount", "-l", folder.path]), unmount.wait() == 0 {
            rmdir(folder.path)
        }
    }

    public func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

    /// Everything on it, hidden files too.
    public var files: [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
    }
}
