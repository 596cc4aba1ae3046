import Foundation
import Glibc
import TouchScript

extension Command {
    static let new = Command(
        name: "new", summary: "a scene and a tape, or a package for your code, to begin with",
        usage: "NAME, or --code NAME",
        details: """
            Writes NAME.scene, two views and a recognizer, and NAME.tape, a finger and what must come of it;
            comments say what is what. What is there already is never replaced.
            With --code it writes a Swift package, NAME/, of three files: a manifest, a view with a recognizer to
            put your own in the place of, and a main that shows it; swift run in there opens the window.
            """,
        options: [
            Option("lang", nil, takes: "en|zh", "the language of the comments"),
            Option("code", nil, "a package for code that imports UIKit"),
            Option("package", nil, takes: "DIR", "where touchscope's own package is, for --code"),
        ]
    ) { call in
        let word = try call.operand("NAME")
        if call.has("code") { return try writePackage(word, call) }
        let language = try call.language() ?? Settings.systemLanguage
        let ending = [".scene", ".tape"].first(where: word.hasSuffix)
        let path = String(word.dropLast(ending?.count ?? 0))
        let name = String(path.split(separator: "/", omittingEmptySubsequences: false).last ?? "")
        guard SceneName.isGood(name) else {
            throw call.wrong(
                "'\(name)' can be no scene's name; letters, digits, '-' and '_' can be in it")
        }
        let pattern = ScenePattern(name: name, language: language)
        let files = [(path + ".scene", pattern.scene), (path + ".tape", pattern.tape)]
        // Before anything is written, for both or neither is to be there.
        for (file, _) in files where (try? OutputPlace(file).isTaken) ?? false {
            throw Failure("\(file) is there already; name another")
        }
        for (file, text) in files {
            guard try OutputFile.create(text.utf8, at: file) else {
                throw Failure("\(file) is there already; name another")
            }
        }
        Console.tell("\(files[0].0), \(files[1].0): touchscope open \(files[1].0) shows them")
    }

    private static func writePackage(_ path: String, _ call: Call) throws {
        let name = String(path.split(separator: "/").last ?? "")
        guard CodePattern.isGood(name) else {
            throw call.wrong(
                "'\(name)' can be no module's name; letters, digits and '_' can be in it")
        }
        guard let package = call["package"] ?? CodePattern.builtFrom else {
            throw call.wrong(
                "touchscope's own package is not where it was; name it by --package DIR")
        }
        let root = URL(filePath: package).standardizedFileURL.path
        guard FileManager.default.fileExists(atPath: root + "/Package.swift") else {
            throw Failure(
                "\(package) has no Package.swift; name touchscope's own package by --package DIR")
        }
        guard mkdir(path, 0o777) == 0 else {
            let isThere = errno == EEXIST
            let reason =
                isThere ? "is there already; name another" : String(cString: strerror(errno))
            throw Failure("\(path) \(reason)")
        }
        for (file, text) in CodePattern(name: name, package: root).files {
            let place = URL(filePath: path).appending(path: file)
            try FileManager.default.createDirectory(
                at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
            _ = try OutputFile.create(text.utf8, at: place.path)
        }
        Console.tell("\(path): cd \(path) && swift run opens it")
    }
}

nonisolated extension OutputPlace {
    fileprivate var isTaken: Bool {
        if case .nothing = content { false } else { true }
    }
}
