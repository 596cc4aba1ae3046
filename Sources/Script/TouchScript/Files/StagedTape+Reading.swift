import Foundation
import TouchWords

extension StagedTape {
    /// Returns the two tapes that `tape` shows together.
    ///
    /// - Parameter shelf: The places in which the tapes are looked up, and also their scenes, after
    ///   the tapes' own folders.
    /// - Throws: Every fault of both at once.
    static func pair(
        of tape: Tape, in shelf: SceneShelf
    ) throws(ScriptErrors) -> (first: StagedTape, second: StagedTape)? {
        guard let (pair, position) = tape.pairLine else { return nil }
        var errors: [ScriptError] = []
        var found: [StagedTape] = []
        for path in [pair.first, pair.second] {
            do throws(ScriptErrors) {
                found.append(try load(path, of: tape, at: position, in: shelf))
            } catch {
                // The faults of a tape that is shown beside itself are reported once.
                errors += error.errors.filter { !errors.contains($0) }
            }
        }
        guard errors.isEmpty, found.count == 2 else { throw ScriptErrors(errors) }
        return (found[0], found[1])
    }

    private static func load(
        _ path: String, of tape: Tape, at position: SourcePosition, in shelf: SceneShelf
    ) throws(ScriptErrors) -> StagedTape {
        func fault(_ message: Wording) -> ScriptErrors {
            ScriptErrors(message, in: tape.file, at: position)
        }
        guard let url = url(of: path, in: shelf.folders) else {
            let places = shelf.folders.map { $0.relativePath }.joined(separator: ", ")
            throw fault(.fault.noTape(shortened(path), folders: places))
        }
        let text = try ScriptText.read(url, expecting: .expected.tape)
        guard Document.firstWord(of: text)?.word == "tape" else {
            throw fault(.fault.noTapeFile(shortened(path)))
        }
        var scene: Scene?
        let others = shelf.beside(url)
        let played = try Tape.parse(text, file: url.relativePath) { played throws(ScriptErrors) in
            guard played.pair == nil else {
                throw fault(.fault.pairInPair(shortened(path)))
            }
            scene = try others.scene(of: played)
            return scene
        }
        guard let scene else { throw ScriptErrors([]) }
        return StagedTape(tape: played, scene: scene)
    }

    /// Returns the file for a path, or for the name of a lesson.
    private static func url(of path: String, in folders: [URL]) -> URL? {
        folders.lazy.flatMap { folder in
            [path, path + ".tape"].map { name in
                name.hasPrefix("/") ? URL(fileURLWithPath: name) : folder.appending(path: name)
            }
        }
        .first(where: ScriptText.isFile)
    }
}
