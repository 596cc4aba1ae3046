import Foundation
import TouchWords

/// A lesson that ships with the program: a scene and a tape with the same name, or a tape that
/// shows two others together.
public struct Lesson: Hashable, Sendable {
    /// The name of its files, such as "who-gets-the-touch".
    public var identifier: String
    /// The position among all lessons, counted from 1.
    public var order: Int
    public var group: LocalizedText
    /// The English titles of the groups that the lesson's group builds on.
    public var after: [String]
    public var title: LocalizedText
    public var tape: URL

    /// Reads the lesson's tape, and the scenes and tapes that it plays.
    ///
    /// - Throws: Every fault of its files at once.
    public func load() throws(ScriptErrors) -> ScriptFile { try ScriptFile.load(tape) }
}

/// The lessons of a folder, as its file `index.lessons` lists them.
public struct LessonCatalog: Hashable, Sendable {
    public var folder: URL
    public var lessons: [Lesson]

    /// Reads the list and the title of each lesson. Faults further down in a scene are reported
    /// when the lesson is opened; otherwise, a program that begins with all lessons would wait for
    /// files that it mostly does not show.
    ///
    /// - Throws: Every fault of the list and of the titles at once.
    public static func load(_ folder: URL) throws(ScriptErrors) -> LessonCatalog {
        let url = folder.appending(path: "index.lessons")
        let (lessons, faults) = try load(list: url, searching: [folder], titlesOnly: true)
        if let faults { throw faults }
        return LessonCatalog(folder: folder, lessons: lessons)
    }

    /// Reads a list and the scene of each lesson, from the first of `folders` that contains it.
    ///
    /// - Parameter titlesOnly: true to read scenes no further than their titles.
    /// - Returns: The lessons that can be read, and every fault of the others.
    /// - Throws: Every fault of the list itself at once.
    public static func load(
        list url: URL, searching folders: [URL], titlesOnly: Bool = false
    ) throws(ScriptErrors) -> (lessons: [Lesson], faults: ScriptErrors?) {
        guard case .lessons(let index) = try ScriptFile.load(url) else {
            throw ScriptErrors(.fault.noLessonList, in: url.relativePath)
        }
        var errors: [ScriptError] = []
        var group = (title: LocalizedText(""), after: [String]())
        var lessons: [Lesson] = []
        for line in index.lines {
            switch line.statement {
            case .group(let title, let before): group = (title, before)
            case .lesson(let name):
                do throws(ScriptErrors) {
                    lessons.append(
                        try lesson(
                            name, in: folder(of: name, among: folders), group: group,
                            order: lessons.count + 1, titlesOnly: titlesOnly))
                } catch {
                    errors += error.errors
                }
            case .header, nil: break
            }
        }
        return (lessons, errors.isEmpty ? nil : ScriptErrors(errors))
    }

    private static func folder(of name: String, among folders: [URL]) -> URL {
        let found = folders.first {
            FileManager.default.fileExists(atPath: $0.appending(path: name + ".tape").path)
        }
        return found ?? folders.first ?? URL(fileURLWithPath: ".")
    }

    private static func lesson(
        _ name: String, in folder: URL, group: (title: LocalizedText, after: [String]), order: Int,
        titlesOnly: Bool
    ) throws(ScriptErrors) -> Lesson {
        let (scene, tape) = (
            folder.appending(path: name + ".scene"), folder.appending(path: name + ".tape")
        )
        // A lesson without any files is reported as a missing scene.
        let isThere = [tape, scene].map { FileManager.default.fileExists(atPath: $0.path) }
        let title = try title(
            of: isThere == [true, false] ? tape : scene, titlesOnly: titlesOnly)
        return Lesson(
            identifier: name, order: order, group: group.title, after: group.after,
            title: title ?? LocalizedText(name), tape: tape)
    }

    /// Returns the title of a scene or tape; nil for a tape that shows two others and has none.
    private static func title(
        of url: URL, titlesOnly: Bool
    ) throws(ScriptErrors) -> LocalizedText? {
        let text = try ScriptText.read(url)
        if titlesOnly, Document.firstWord(of: text)?.word == "scene" {
            return try Scene.title(in: text, file: url.relativePath)
        }
        switch try ScriptFile.parse(text, of: url) {
        case .scene(let scene): return scene.title
        case .together(let pair, _, _): return pair.cardTitle
        default: throw ScriptErrors(.fault.noScene, in: url.relativePath)
        }
    }
}
