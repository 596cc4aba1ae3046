import Foundation

/// A file of the language, read and checked.
public enum ScriptFile: Hashable, Sendable {
    case scene(Scene)
    /// A tape and the scene it names.
    case tape(Tape, Scene)
    case lessons(LessonIndex)

    /// Reads a file; its first word says what it is. A tape's scene is looked for beside it, then in `folders`.
    ///
    /// - Throws: every fault at once, of the tape and of its scene.
    public static func load(
        _ url: URL, searching folders: [URL] = []
    ) throws(ScriptErrors) -> ScriptFile {
        let file = url.relativePath
        let text = try contents(of: url)
        switch Document.firstWord(of: text) {
        case "tape":
            var scene: Scene?
            let folders = [url.deletingLastPathComponent()] + folders
            let tape = try Tape.parse(text, file: file) { tape throws(ScriptErrors) in
                scene = try self.scene(of: tape, in: folders)
                return scene
            }
            guard let scene else { throw ScriptErrors([]) }
            return .tape(tape, scene)
        case "lessons": return .lessons(try LessonIndex.parse(text, file: file))
        case "scene": return .scene(try Scene.parse(text, file: file))
        case let word:
            let found = word.map { "'\(shortened($0))'" } ?? "no statement"
            let message = "found \(found), expected a file that begins with scene 1 or tape 1"
            throw ScriptErrors([ScriptError(file: file, position: nil, message: message)])
        }
    }

    /// Its canonical text.
    public var text: String {
        switch self {
        case .scene(let scene): scene.text
        case .tape(let tape, _): tape.text
        case .lessons(let index): index.text
        }
    }

    private static func scene(
        of tape: Tape, in folders: [URL]
    ) throws(ScriptErrors) -> Scene? {
        guard let (name, position) = tape.sceneLine else { return nil }
        for folder in folders {
            let url = folder.appending(path: name + ".scene")
            guard FileManager.default.fileExists(atPath: url.path) else { continue }
            return try Scene.parse(try contents(of: url), file: url.relativePath)
        }
        let places = folders.map(\.relativePath).joined(separator: ", ")
        let message = "found no \(name).scene, expected it in \(places)"
        throw ScriptErrors([ScriptError(file: tape.file, position: position, message: message)])
    }

    /// In bytes; hours of ten fingers are less.
    private static let limit = 1 << 30

    private static func contents(of url: URL) throws(ScriptErrors) -> String {
        func fault(_ message: String) -> ScriptErrors {
            ScriptErrors([ScriptError(file: url.relativePath, position: nil, message: message)])
        }
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
            throw fault("found no such file, expected a scene or a tape")
        }
        guard !isFolder.boolValue else {
            throw fault("found a folder, expected a scene or a tape")
        }
        // A handle, for pipes can be read as well; a limit, for some devices never end.
        guard let file = try? FileHandle(forReadingFrom: url) else {
            throw fault("found a file that cannot be read, expected permission to read it")
        }
        var data = Data()
        while true {
            guard let part = try? file.read(upToCount: 1 << 20) ?? Data() else {
                throw fault("found a file that cannot be read to its end, expected a sound one")
            }
            if part.isEmpty { break }
            if part.contains(0) { throw fault("found bytes that are no text, expected text") }
            data += part
            if data.count > limit {
                throw fault("found more than \(limit >> 20) MiB, expected a shorter scene or tape")
            }
        }
        guard let text = String(data: data, encoding: .utf8) else {
            throw fault("found bytes that are not UTF-8, expected text")
        }
        return text
    }
}
