import Foundation
import TouchHost
import TouchScript
import TouchWords

/// The folder of takes that are made in the window.
///
/// A tape finds its scene beside it or among the lessons. So takes of lessons are in a folder of
/// the user's documents, and those of any other scene are beside that scene; if a folder was named,
/// the scene is copied into it as well.
package nonisolated struct TakeFolder {
    /// The folder named on the command line; nil for the usual one.
    let named: String?
    /// The paths, without symbolic links, of the folders in which scenes are found without being
    /// beside the tape.
    let shared: [String]

    package init(named: String?, shared: [URL] = []) {
        self.named = named.map { URL(fileURLWithPath: $0).standardizedFileURL.path }
        self.shared = shared.map { $0.resolvingSymlinksInPath().path }
    }

    /// Returns the path of the next take of a scene: the first of its names that is free. The
    /// folder is created if it does not exist.
    func place(for scene: Scene) throws -> String {
        let home = URL(fileURLWithPath: scene.file).standardizedFileURL.deletingLastPathComponent()
        let isShared = isShared(scene)
        var folder = home.path
        if isShared || named != nil { folder = try made(named ?? Self.usual) }
        if !isShared, folder != home.path { try put(scene, in: folder) }
        return Self.first(where: Self.isFree) { "\(folder)/\(scene.name)-take-\($0).tape" }
    }

    /// Returns the first of the numbered paths, from 1, that is free; by default, at which no file
    /// exists.
    static func first(
        where isFree: (String) -> Bool = { !FileManager.default.fileExists(atPath: $0) },
        _ place: (_ number: Int) -> String
    ) -> String {
        var number = 1
        while !isFree(place(number)) { number += 1 }
        return place(number)
    }

    /// Returns whether there is no file at a path, no unfinished recording of it, and no take
    /// removed from it.
    private static func isFree(_ path: String) -> Bool {
        [path, SavedTake.removed(path)].allSatisfy { !FileManager.default.fileExists(atPath: $0) }
            && UnfinishedRecordings.journals(of: path).isEmpty
    }

    /// Copies a scene to where its takes find it; if another scene of that name is there, it stays,
    /// and the method throws.
    private func put(_ scene: Scene, in folder: String) throws {
        if scene.isCode { return }
        let path = "\(folder)/\(scene.name).scene"
        if try OutputFile.create(scene.text.utf8, at: path) { return }
        let there = try Scene.parse(
            try ScriptText.read(URL(fileURLWithPath: path)), file: path)
        guard there.text == scene.text else {
            throw Failure(.take.otherScene(path))
        }
    }

    func made(_ folder: String) throws -> String {
        do {
            try FileManager.default.createDirectory(
                atPath: folder, withIntermediateDirectories: true)
        } catch {
            throw Failure(.take.noFolderForTakes(folder))
        }
        return folder
    }

    // MARK: Copies

    /// Returns whether a scene is among the lessons, which nobody may change.
    func isShared(_ scene: Scene) -> Bool {
        let file = URL(fileURLWithPath: scene.file).resolvingSymlinksInPath()
        return shared.contains(file.deletingLastPathComponent().path)
    }

    /// Copies what is open to a folder of its own, so that it can be changed and takes of the
    /// lesson stay valid.
    /// - Returns: the URL of the copy of what was opened.
    @MainActor func copy(of opened: OpenedScene) throws -> URL {
        let home = try made(named ?? Self.usual)
        let name = opened.scene.name
        let folder = try made(Self.first { $0 == 1 ? "\(home)/\(name)" : "\(home)/\(name)-\($0)" })
        var copy = URL(fileURLWithPath: folder)
        for file in opened.files {
            let source = URL(fileURLWithPath: file)
            copy = URL(fileURLWithPath: folder).appendingPathComponent(source.lastPathComponent)
            let text = try ScriptText.read(source)
            guard try OutputFile.create(text.utf8, at: copy.path) else {
                throw Failure(.take.copyIsThere(copy.path))
            }
        }
        return copy
    }

    // MARK: The usual folder

    /// The usual folder: `touchscope` among the user's documents, or in the home folder if there
    /// are none.
    static var usual: String { (documents ?? NSHomeDirectory()) + "/touchscope" }

    /// The user's documents, as desktops agree: from the environment, else from `user-dirs.dirs`.
    private static var documents: String? {
        let name = "XDG_DOCUMENTS_DIR"
        if let path = Environment[name], path.hasPrefix("/") { return path }
        let home = NSHomeDirectory()
        let named = Environment["XDG_CONFIG_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
        let configuration = named ?? home + "/.config"
        let file = URL(fileURLWithPath: configuration + "/user-dirs.dirs")
        let text = try? ScriptText.read(file)
        let line = text?.split(separator: "\n").last { $0.hasPrefix(name + "=") }
        guard let quoted = line?.dropFirst(name.count + 1) else { return nil }
        let path = quoted.trimmingCharacters(in: CharacterSet(charactersIn: "\""))
            .replacingOccurrences(of: "$HOME", with: home)
        return path.hasPrefix("/") && FileManager.default.isFolder(path) ? path : nil
    }
}
