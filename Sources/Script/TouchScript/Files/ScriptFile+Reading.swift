import Foundation
import TouchWords

extension ScriptFile {
    /// Reads a file, whose first word gives its kind. A tape's scene is looked up in the tape's own
    /// folder first, then on `shelf`.
    ///
    /// - Parameter watch: A closure that is called with the number of bytes of a tape read so far,
    ///   and the number of all its bytes.
    /// - Throws: Every fault at once, of the tape and of its scene.
    public static func load(
        _ url: URL, searching shelf: SceneShelf = SceneShelf(),
        watch: (Int, Int) -> Void = { _, _ in }
    ) throws(ScriptErrors) -> ScriptFile {
        try parse(try ScriptText.read(url), of: url, searching: shelf, watch: watch)
    }

    /// Reads the text of a file that has already been loaded, as `load(_:searching:watch:)` does.
    ///
    /// - Parameter read: A closure that returns the text of a scene, for example an editor's
    ///   unsaved text; nil if there is none.
    public static func parse(
        _ text: String, of url: URL, searching shelf: SceneShelf = SceneShelf(),
        reading read: (URL) throws(ScriptErrors) -> String? = ScriptText.readIfThere,
        watch: (Int, Int) -> Void = { _, _ in }
    ) throws(ScriptErrors) -> ScriptFile {
        let file = url.relativePath
        let first = Document.firstWord(of: text)
        switch first?.word {
        case "tape":
            var scene: Scene?
            var pair: (first: StagedTape, second: StagedTape)?
            let shelf = shelf.beside(url)
            let tape = try Tape.parse(text, file: file, watch: watch) { tape throws(ScriptErrors) in
                pair = try StagedTape.pair(of: tape, in: shelf)
                scene = try shelf.scene(of: tape, reading: read)
                return scene
            }
            if let pair { return .together(tape, pair.first, pair.second) }
            guard let scene else { throw ScriptErrors([]) }
            return .tape(tape, scene)
        case "lessons": return .lessons(try LessonIndex.parse(text, file: file))
        case "style": return .style(try Style.parse(text, file: file))
        case "scene":
            let both = try SceneAndTape.parse(text, file: file)
            return both.tape.map { .tape($0, both.scene) } ?? .scene(both.scene)
        case let word:
            let found: Wording = word.map { .expected.word(shortened($0)) } ?? .found.noStatement
            throw ScriptErrors(
                .fault.found(found, expected: .expected.firstLine), in: file,
                at: first?.position ?? .start)
        }
    }
}
