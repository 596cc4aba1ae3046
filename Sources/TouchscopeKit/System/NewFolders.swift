import Foundation

/// Folders made for files that are still to come. Those that have remained empty are taken away again when the work is over,
/// whether it was done or failed.
nonisolated final class NewFolders {
    private var made: [String] = []

    deinit {
        // Only an empty folder can be removed so.
        for folder in made.reversed() { rmdir(folder) }
    }

    /// Makes a folder, and those around it, where there is none.
    func make(_ path: String) throws(Failure) {
        if mkdir(path, 0o777) == 0 {
            made.append(path)
            return
        }
        let parent = (path as NSString).deletingLastPathComponent
        if errno == ENOENT, !parent.isEmpty, parent != path {
            try make(parent)
            return try make(path)
        }
        guard errno == EEXIST else {
            throw Failure("cannot make the folder \(path): \(String(cString: strerror(errno)))")
        }
    }
}
