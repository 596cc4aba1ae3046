import TouchHost
import TouchScript
import TouchStudio

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
        for (file, _) in files where (try? OutputPlace(file).content != .nothing) == true {
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
        let package = try CodePackage(at: path, call)
        try package.write(CodePattern.files(named: package.name))
        Console.tell("\(path): cd \(path) && swift run opens it")
    }
}
