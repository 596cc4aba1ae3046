import Foundation
import TouchScript
import TouchWords

/// The contents of the window: a lesson, or one of the user's files.
package struct OpenedScene: Equatable {
    package var scene: Scene
    /// The scene's tape; nil if there is none.
    package var tape: Tape?
    /// Two tapes that are shown together, the first of them on the scene; nil for anything else.
    package var pair: StagedPair?
    /// The index among the lessons; nil for a file.
    package var lesson: Int?
    /// The file that was opened, and is read again when it changes; nil for a scene that was never
    /// in a file.
    package var url: URL?
    /// The stamps of `files` as they were read; nil for a file that may have been saved meanwhile.
    private var stamps: [FileStamp?] = []

    /// Returns whether the same is open, regardless of when it was read.
    package static func == (one: OpenedScene, other: OpenedScene) -> Bool {
        one.lesson == other.lesson && one.url == other.url && one.scene == other.scene
            && one.pair == other.pair && one.tape == other.tape
    }

    /// Opens the contents named by `word`: a lesson's identifier, a scene or a tape.
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

    /// Returns the contents with the scene and the tape in separate files, as the window writes
    /// them. A file that holds both is split.
    package func apart() throws -> OpenedScene {
        guard let url, tape?.file == scene.file, let apart = try LinkFiles.apart(url) else {
            return self
        }
        return try Self.read(apart) ?? self
    }

    /// Reads a file.
    /// - Parameter text: the contents, if they are known.
    /// - Returns: nil if the file is neither a scene nor a tape.
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

    /// Takes the files' present stamps for contents read since `start`, except for files that were
    /// saved about then.
    private mutating func stamp(since start: Date) {
        stamps = files.map { file in
            FileStamp(file).flatMap { $0.isOlder(than: start) ? $0 : nil }
        }
    }

    // MARK: Its files

    /// Indicates whether its files are still as they were read.
    package var isAsRead: Bool { !stamps.isEmpty && files.indices.allSatisfy(isAsRead) }

    /// Indicates whether its scene's file is still as it was read.
    package var hasSceneAsRead: Bool { !stamps.isEmpty && isAsRead(0) }

    private func isAsRead(_ place: Int) -> Bool {
        stamps[place] != nil && stamps[place] == FileStamp(files[place])
    }

    /// The stamp of its tape's file as it was read.
    package var tapeStamp: FileStamp? {
        get { stamps.count == 2 && tape != nil ? stamps[1] : nil }
        set { if stamps.count == 2, tape != nil { stamps[1] = newValue } }
    }

    /// Creates the contents from a parsed file; nil if that is neither a scene nor a tape.
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
