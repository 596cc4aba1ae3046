import Foundation
import TouchScript

/// A configuration file of the user's that all programs of ours share: each applies its change to
/// what the others have written by then.
package nonisolated struct KeptFile<Content: Codable> {
    private let folder: UserFolder
    private let path: String

    /// The largest size of the file, in bytes; no configuration is larger.
    private static var most: Int { 1 << 22 }

    /// Creates the access to one file.
    /// - Parameter name: the file's name, "settings.json".
    package init(_ name: String, in folder: UserFolder) {
        self.folder = folder
        path = folder.path + "/" + name
    }

    /// Returns the stored contents; nil if there are none.
    /// - Throws: the reason why the file cannot be read.
    package func read() throws -> Content? {
        guard FileManager.default.fileExists(atPath: path) else { return nil }
        let bytes = try InputFile.bytes(path, atMost: Self.most)
        return try JSONDecoder().decode(Content.self, from: Data(bytes))
    }

    /// Stores the result of applying `change` to the stored contents. A file that cannot be read is
    /// moved out of the way; a file that cannot be moved is not overwritten.
    /// - Returns: true if the result is stored. A place that cannot be written is no reason to
    ///   stop.
    package func change(_ change: (Content?) -> Content) -> Bool {
        guard folder.make() else { return false }
        return folder.locked {
            var content: Content?
            do { content = try read() } catch { guard setAside() else { return false } }
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
            guard let data = try? encoder.encode(change(content)) else { return false }
            return (try? OutputFile.write(data, to: path)) != nil
        }
    }

    /// Renames the file, so that a new one can be started.
    /// - Returns: true if nothing is in the way any more.
    package func setAside() -> Bool {
        guard FileManager.default.fileExists(atPath: path) else { return true }
        var number = 1
        func place() -> String { path.replacing(".json", with: "-\(number).json") }
        while FileManager.default.fileExists(atPath: place()) { number += 1 }
        return (try? FileManager.default.moveItem(atPath: path, toPath: place())) != nil
    }
}
