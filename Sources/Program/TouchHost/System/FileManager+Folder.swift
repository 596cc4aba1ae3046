import Foundation

nonisolated extension FileManager {
    /// Whether there is a folder at `path`.
    package func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }
}
