import Foundation
import TouchScript
import TouchWords

/// The system's status of a file.
nonisolated extension stat {
    /// Creates the status of the file at `path`; nil, with `errno` set, if there is none.
    package init?(of path: String) {
        self.init()
        guard stat(path, &self) == 0 else { return nil }
    }

    /// Creates the status of an open file.
    package init?(open descriptor: Int32) {
        self.init()
        guard fstat(descriptor, &self) == 0 else { return nil }
    }

    /// The type of the file: `S_IFREG`, `S_IFDIR` and so on.
    package var kind: mode_t { st_mode & S_IFMT }
}

nonisolated extension InputFile {
    /// Opens a file; `what` names the expected kind of file for the message if it cannot be opened.
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
    /// Returns whether there is a folder at `path`.
    package func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }
}
