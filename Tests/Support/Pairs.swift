import Foundation
import TouchScript

/// Tapes that show two others together, as the source tree has them.
public enum Pairs {
    /// The folder with all their files.
    public static let folder = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Together")

    /// Those that show two.
    public static let names = ["require", "highlight"]

    public static func load(_ name: String) throws -> ScriptFile {
        try ScriptFile.load(folder.appending(path: "\(name).tape"))
    }
}
