import Foundation
import TouchScript
import TouchWords

/// What the system says of a file.
nonisolated extension stat {
    /// Of the file at `path`; nil, and `errno`, where there is none.
    package init?(of path: String) {
        self.init()
        guard stat(path, &self) == 0 else { return nil }
    }

    /// Of a file that is open.
    package init?(open descriptor: Int32) {
        self.init()
        guard fstat(descriptor, &self) == 0 else { return nil }
    }

    /// `S_IFREG`, `S_IFDIR` and so on.
    package var kind: mode_t { st_mode & S_IFMT }
}

nonisolated extension InputFile {
    /// Opens a file; `what` should be there, for the message if it cannot be opened.
    package static func open(
        _ path: String, _ flags: Int32 = 0, devices: Bool = true, expecting what: Wording
    ) throws(Failure) -> Int32 {
        do throws(Fault) {
            return try open(path, flags, devices: devices)
        } catch {
            throw Failure(.host.told(path, told: error.message(expecting: what)))
        }
    }
}

nonisolated extension FileManager {
    /// Whether there is a folder at `path`.
    package func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }
}
