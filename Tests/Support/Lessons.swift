import Foundation
import TouchScript
import TouchSession

/// The shipped lessons, as the source tree has them.
public enum Lessons {
    /// The folder with all their files.
    public static let folder = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Assets/Lessons")

    /// Every scene, tape and list in the folder, listed or not.
    public static let files: [String] =
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
        .filter { FileKind(rawValue: URL(filePath: $0).pathExtension) != nil }.sorted()

    /// Reads a scene or a tape with its scene.
    public static func load(_ file: String) throws -> ScriptFile {
        try ScriptFile.load(folder.appending(path: file))
    }

    /// A lesson that has played its tape to the end.
    @MainActor public static func played(_ name: String) throws -> Session {
        guard case .tape(let tape, let scene) = try load("\(name).tape") else {
            throw NoTape(name: name)
        }
        let session = Session(scene: scene, tape: tape)
        session.runTape()
        return session
    }

    private struct NoTape: Error { let name: String }
}
