import Foundation
import TouchWords

/// The places in which a tape's scene is looked up.
public struct SceneShelf: Sendable {
    /// The folders to search, in this order.
    public var folders: [URL]
    /// Scenes that exist only in code. They take precedence over files with their names.
    public var known: [Scene]

    public init(folders: [URL] = [], known: [Scene] = []) {
        self.folders = folders
        self.known = known
    }

    /// Returns this shelf with the folder of `url` to be searched first.
    func beside(_ url: URL) -> SceneShelf {
        SceneShelf(folders: [url.deletingLastPathComponent()] + folders, known: known)
    }

    /// Returns the scene that a tape names; nil if it names none.
    ///
    /// - Parameter read: A closure that returns the text of a scene's file; nil if there is no such
    ///   file.
    func scene(
        of tape: Tape,
        reading read: (URL) throws(ScriptErrors) -> String? = ScriptText.readIfThere
    ) throws(ScriptErrors) -> Scene? {
        guard let (name, position) = tape.sceneLine else { return nil }
        if let scene = known.first(where: { $0.name == name }) { return scene }
        for folder in folders {
            let url = folder.appending(path: name + ".scene")
            guard let text = try read(url) else { continue }
            return try Scene.parse(text, file: url.relativePath)
        }
        let places = folders.map { $0.relativePath }.joined(separator: ", ")
        let scenes = known.map { Wording.verbatim("scene \(Notation.string($0.name))") }
        throw ScriptErrors(
            scenes.isEmpty
                ? .fault.noSceneFile(name, folders: places)
                : .fault.noKnownScene(name, scenes: scenes, folders: places),
            in: tape.file, at: position)
    }
}
