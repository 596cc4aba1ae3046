import Foundation
import TouchWords

/// Where the scenes of tapes are to be found.
public struct SceneShelf: Sendable {
    /// Folders with files, in the order in which they are searched.
    public var folders: [URL]
    /// Scenes that are in no file: code makes them. They hide files of their names.
    public var known: [Scene]

    public init(folders: [URL] = [], known: [Scene] = []) {
        self.folders = folders
        self.known = known
    }

    /// The same, with another folder to be searched first.
    func beside(_ url: URL) -> SceneShelf {
        SceneShelf(folders: [url.deletingLastPathComponent()] + folders, known: known)
    }

    /// The scene that a tape names; nil if it names none.
    ///
    /// - Parameter read: gives the text of a scene's file; nil where there is none.
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
