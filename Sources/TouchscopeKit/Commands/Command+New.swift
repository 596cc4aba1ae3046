import Foundation
import TouchScript

extension Command {
    static let new = Command(
        name: "new", summary: "a scene and a tape to begin with", usage: "NAME",
        details: """
            Writes NAME.scene, two views and a recognizer, and NAME.tape, a finger and what must come of it;
            comments say what is what. What is there already is never replaced.
            """,
        options: [Option("lang", nil, takes: "en|zh", "the language of the comments")]
    ) { call in
        let word = try call.operand("NAME")
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
}

nonisolated extension OutputPlace {
    fileprivate var isTaken: Bool {
        if case .nothing = content { false } else { true }
    }
}
