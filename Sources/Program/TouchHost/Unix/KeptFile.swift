import Foundation
import TouchScript

/// A file among the user's configuration that every program of ours keeps: each changes what the others have kept by then.
package nonisolated struct KeptFile<Content: Codable> {
    private let folder: UserFolder
    private let path: String

    /// Nobody's configuration is larger, in bytes.
    private static var most: Int { 1 << 22 }

    /// - Parameter name: "settings.json".
    package init(_ name: String, in folder: UserFolder) {
        self.folder = folder
        path = folder.path + "/" + name
    }

    /// What is kept; nil if nothing is.
    /// - Throws: why what is there cannot be read.
    package func read() throws -> Content? {
        guard FileManager.default.fileExists(atPath: path) else { return nil }
        let bytes = try InputFile.bytes(path, atMost: Self.most)
        return try JSONDecoder().decode(Content.self, from: Data(bytes))
    }

    /// Keeps what `change` makes of what is kept. What cannot be read is moved out of the way; nothing is written over what
    /// cannot be moved.
    /// - Returns: whether it is kept. A place that cannot be written is no reason to stop.
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

    /// Gives it another name, so that one begins afresh.
    /// - Returns: whether nothing is in the way any more.
    package func setAside() -> Bool {
        guard FileManager.default.fileExists(atPath: path) else { return true }
        var number = 1
        func place() -> String { path.replacing(".json", with: "-\(number).json") }
        while FileManager.default.fileExists(atPath: place()) { number += 1 }
        return (try? FileManager.default.moveItem(atPath: path, toPath: place())) != nil
    }
}
