import Foundation
import TouchScript
import TouchWords

/// What the window shows: a lesson, or a file of the user's.
package struct OpenedScene: Equatable {
    package var scene: Scene
    /// What the scene's tape shows; nil if there is none.
    package var tape: Tape?
    /// Two tapes that are shown together, the first of them on the scene; nil for anything else.
    package var pair: StagedPair?
    /// Its place among the lessons; nil for a file.
    package var lesson: Int?
    /// The file that was opened, and is read again when it changes; nil for what was never in a file.
    package var url: URL?
    /// Of `files`, as they were read; nil of one that may have been saved meanwhile.
    private var stamps: [FileStamp?] = []

    /// The same is open, whenever it was read.
    package static func == (one: OpenedScene, other: OpenedScene) -> Bool {
        one.lesson == other.lesson && one.url == other.url && one.scene == other.scene
            && one.pair == other.pair && one.tape == other.tape
    }

    /// Opens what `word` names: a lesson's identifier, a scene or a tape.
    package static func open(_ word: String, among lessons: [Lesson]) throws -> OpenedScene {
        if let index = lessons.firstIndex(where: { $0.identifier == word }) {
            return try OpenedScene(lessons[index], index)
        }
        let url = try Library.file(word)
        if let opened = try read(url) { return opened }
        switch try ScriptFile.load(url) {
        case .lessons: throw Failure(.host.isLessonList(word))
        default: throw Failure(.host.isStyle(word))
        }
    }

    /// The same for a window, which writes scenes and tapes apart: what both stand in is taken apart.
    package func apart() throws -> OpenedScene {
        guard let url, tape?.file == scene.file, let apart = try LinkFiles.apart(url) else {
            return self
        }
        return try Self.read(apart) ?? self
    }

    /// Reads a file.
    /// - Parameter text: what it says, if that is known.
    /// - Returns: nil for what is no scene and no tape.
    package static func read(_ url: URL, text: String? = nil) throws(ScriptErrors) -> OpenedScene? {
        let start = Date()
        let script =
            if let text {
                try ScriptFile.parse(text, of: url, searching: Library.shelf)
            } else {
                try ScriptFile.load(url, searching: Library.shelf)
            }
        var opened = OpenedScene(script, from: url)
        opened?.stamp(since: start)
        return opened
    }

    /// What its files are now is what was read since `start`, but for those that were saved about then.
    private mutating func stamp(since start: Date) {
        stamps = files.map { file in
            FileStamp(file).flatMap { $0.isOlder(than: start) ? $0 : nil }
        }
    }

    // MARK: Its files

    /// Whether its files are still as they were read.
    package var isAsRead: Bool { !stamps.isEmpty && files.indices.allSatisfy(isAsRead) }

    /// Whether its scene's file is.
    package var hasSceneAsRead: Bool { !stamps.isEmpty && isAsRead(0) }

    private func isAsRead(_ place: Int) -> Bool {
        stamps[place] != nil && stamps[place] == FileStamp(files[place])
    }

    /// Of its tape's file as it was read.
    package var tapeStamp: FileStamp? {
        get { stamps.count == 2 && tape != nil ? stamps[1] : nil }
        set { if stamps.count == 2, tape != nil { stamps[1] = newValue } }
    }

    /// What was read from a file; nil for what is no scene and no tape.
    init?(_ script: ScriptFile, from url: URL) {
        switch script {
        case .scene(let scene): self.init(scene: scene)
        case .tape(let tape, let scene): self.init(scene: scene, tape: tape)
        case .together(let tape, let first, let second):
            self.init(scene: first.scene)
            pair = StagedPair(tape: tape, first: first, second: second)
        case .lessons, .style: return nil
        }
        self.url = url
    }

    package init(_ lesson: Lesson, _ index: Int) throws(ScriptErrors) {
        let script = try lesson.load()
        guard let opened = OpenedScene(script, from: lesson.tape) else {
            throw ScriptErrors(.host.noTapeFound, in: lesson.tape.relativePath)
        }
        self = opened
        self.lesson = index
    }

    /// The files it was read from, the scene's first.
    package var files: [String] { pair?.files ?? [scene.file] + (tape.map { [$0.file] } ?? []) }

    package init(scene: Scene, tape: Tape? = nil, lesson: Int? = nil) {
        self.scene = scene
        self.tape = tape
        self.lesson = lesson
    }
}
