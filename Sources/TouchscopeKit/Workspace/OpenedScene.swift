import Foundation
import TouchScript

/// What the window shows: a lesson, or a file of the user's.
struct OpenedScene {
    var scene: Scene
    /// What the scene's tape shows; nil if there is none.
    var tape: Tape?
    /// Its place among the lessons; nil for a file.
    var lesson: Int?

    /// Opens what `word` names: a lesson's identifier, a scene or a tape.
    static func open(_ word: String, among lessons: [Lesson]) throws -> OpenedScene {
        if let index = lessons.firstIndex(where: { $0.identifier == word }) {
            return try OpenedScene(lessons[index], index)
        }
        switch try ScriptFile.load(try Library.file(word), searching: Library.folders) {
        case .scene(let scene): return OpenedScene(scene: scene, tape: nil, lesson: nil)
        case .tape(let tape, let scene):
            return OpenedScene(scene: scene, tape: tape, lesson: nil)
        case .lessons: throw Failure("\(word) is a list of lessons; open one of its lessons")
        case .style: throw Failure("\(word) is a style of films; open a scene or a tape")
        }
    }

    init(_ lesson: Lesson, _ index: Int) throws(ScriptErrors) {
        let (scene, tape) = try lesson.load()
        self.init(scene: scene, tape: tape, lesson: index)
    }

    /// The files it was read from.
    var files: [String] { [scene.file] + (tape.map { [$0.file] } ?? []) }

    init(scene: Scene, tape: Tape?, lesson: Int?) {
        self.scene = scene
        self.tape = tape
        self.lesson = lesson
    }
}
