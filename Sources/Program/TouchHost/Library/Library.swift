import Assets
import Foundation
import TouchScript
import TouchWords

/// The lessons that come with the program, and files that the user names.
package enum Library {
    /// The folders in which scenes of tapes are searched, besides the tape's own folder.
    package static var folders: [URL] { lessons.map { [$0] } ?? [] }

    /// The shelf on which scenes of tapes are searched.
    package static var shelf: SceneShelf { SceneShelf(folders: folders, known: codeScenes()) }

    /// The scenes that are a user's own code, without a file.
    package static var codeScenes: () -> [Scene] = { [] }

    /// The folder of the lessons; nil if it is missing.
    package static var lessons: URL? { Assets.folder?.appendingPathComponent("Lessons") }

    /// The folder of touchscope's own package, on which packages of users' own code depend: the one
    /// installed beside this program, else the sources that it was built from; nil if neither
    /// exists.
    static var package: String? {
        let installed = Assets.candidates.last.map { $0.appending(path: "package").path }
        return [installed, CodePattern.builtFrom].compactMap(\.self).first {
            FileManager.default.fileExists(atPath: $0 + "/Package.swift")
        }
    }

    /// Returns the lessons in order; none if they are missing.
    package static func catalog() throws(ScriptErrors) -> [Lesson] {
        try catalog(in: shownLessons)
    }

    /// The folder of the lessons that are offered: a program for a user's own code offers none.
    package static var shownLessons: URL? { codeScenes().isEmpty ? lessons : nil }

    /// Returns the lessons of `folder` in order; none if it is missing.
    package nonisolated static func catalog(in folder: URL?) throws(ScriptErrors) -> [Lesson] {
        guard let folder, FileManager.default.fileExists(atPath: folder.path) else { return [] }
        return try LessonCatalog.load(folder).lessons
    }

    /// Returns a lesson's place, "9 of 52"; nil if the identifier is not a lesson's.
    package static func place(ofLesson identifier: String) throws(ScriptErrors) -> LocalizedText? {
        let lessons = try catalog()
        guard let place = lessons.firstIndex(where: { $0.identifier == identifier }) else {
            return nil
        }
        return LocalizedText(place: place, of: lessons.count)
    }

    /// The questions that readers can answer after the lessons; none if they are missing.
    package static var questions: LessonQuestions {
        lessons.flatMap { try? LessonQuestions.load($0) } ?? LessonQuestions()
    }

    /// Returns the scenes with tapes for the commonest questions about touches, by title and text;
    /// none if they are missing.
    package static func patterns() throws -> [(title: LocalizedText, text: String)] {
        guard let folder = Assets.folder?.appending(path: "Patterns"),
            let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
        else { return [] }
        return try names.sorted().map { name in
            let file = folder.appending(path: name)
            let text = try ScriptText.read(file)
            return (try SceneAndTape.parse(text, file: file.relativePath).scene.title, text)
        }
    }

    /// Returns the lessons of the list named by `word`: a path, or a list that comes with the
    /// program, such as five.
    package static func catalog(
        ofList word: String
    ) throws(ScriptErrors) -> (lessons: [Lesson], faults: ScriptErrors?) {
        var list = URL(fileURLWithPath: word)
        let own = lessons?.appendingPathComponent(word + ".lessons")
        let exists = FileManager.default.fileExists(atPath:)
        if let own, !exists(list.path), exists(own.path) { list = own }
        let folders = [list.deletingLastPathComponent()] + self.folders
        return try LessonCatalog.load(list: list, searching: folders)
    }

    /// Loads and checks the file named by `word`, a path or the identifier of a lesson, and shows
    /// the progress.
    package static func load(_ word: String) throws -> ScriptFile {
        var progress = LongWork(Wording.work.megabytesRead)
        let file = try file(word)
        do {
            return try ScriptFile.load(file, searching: shelf) {
                progress.update($0 >> 20, of: $1 >> 20)
            }
        } catch {
            throw CodePackage.program(for: file, after: error) ?? error
        }
    }

    /// Returns the file named by `word`: a path, the identifier of a lesson, or a link, whose
    /// contents are kept as a file.
    package static func file(_ word: String) throws -> URL {
        if let link = try SceneLink(word) { return try LinkFiles.file(of: link) }
        let path = URL(fileURLWithPath: word)
        let files = FileManager.default
        let exists = files.fileExists(atPath: path.path)
        // A folder cannot be played, and hides no lesson.
        if exists, !files.isFolder(path.path) { return path }
        let lesson = lessons?.appendingPathComponent(word + ".tape")
        if let lesson, files.fileExists(atPath: lesson.path) { return lesson }
        if exists { return path }
        throw Failure(.host.noFileOrLesson(word))
    }
}

extension LocalizedText {
    /// Creates the text for a lesson's place, "9 of 52".
    /// - Parameter place: the index, from 0.
    package init(place: Int, of count: Int) {
        self.init(.course.place(place + 1, count: count))
    }
}
