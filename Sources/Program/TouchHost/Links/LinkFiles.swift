import CZlib
import Foundation
import TouchScript
import TouchWords

/// Keeps the contents of links as files of the user's, which are read, watched and changed as any
/// other.
///
/// The same text always gets the same file. If that file was changed since, the text gets another
/// one, so nothing is lost.
enum LinkFiles {
    /// Returns the file with the contents of a link.
    /// - Throws: every fault of the contents, or the reason why they cannot be kept.
    static func file(of link: SceneLink) throws -> URL {
        let both = try SceneAndTape.parse(
            link.text, file: Wording.link.place[Console.language])
        return try kept([("\(both.scene.name).touch", link.text)], for: link.text)[0]
    }

    /// Splits a file with a scene and its tape into one file each, for a window that writes them
    /// separately.
    /// - Returns: the tape's file; nil if there is no tape.
    static func apart(_ url: URL) throws -> URL? {
        let text = try ScriptText.read(url)
        let both = try SceneAndTape.parse(text, file: url.relativePath)
        guard let tape = both.tapeText else { return nil }
        let name = both.scene.name
        let files = try kept(
            [("\(name).scene", both.sceneText), ("\(name).tape", tape)], for: text)
        Console.tell(
            .link.apart(url.relativePath, folder: files[0].deletingLastPathComponent().path))
        return files[1]
    }

    /// Returns files with those texts, in a folder of their own.
    /// - Parameter text: the text that the folder is named after.
    private static func kept(
        _ files: [(name: String, text: String)], for text: String
    ) throws -> [URL] {
        guard let home = UserFolder("XDG_CACHE_HOME", else: ".cache") else {
            throw Failure(.link.noHome)
        }
        if let fault = home.fault { throw fault }
        let links = home.path + "/links"
        mkdir(links, 0o700)
        let bytes = Array(text.utf8)
        let sum = String(crc32(0, bytes, UInt32(bytes.count)), radix: 36)
        for number in 1...1000 {
            let folder = links + "/" + sum + (number == 1 ? "" : "-\(number)")
            mkdir(folder, 0o700)
            let places = files.map { URL(fileURLWithPath: folder + "/" + $0.name) }
            if try zip(places, files).allSatisfy({ try keep($1.text, at: $0) }) { return places }
        }
        throw Failure(.host.noFolder(links))
    }

    /// Keeps a text in a file, unless the file exists.
    /// - Returns: true if the file has that text now; false if it has another.
    private static func keep(_ text: String, at place: URL) throws -> Bool {
        if let there = try? ScriptText.read(place) { return there == text }
        return try OutputFile.create(text.utf8, at: place.path)
    }
}
