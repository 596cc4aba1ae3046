import TouchHost
import TouchScript
import TouchWords

extension Command {
    static let new = Command(
        name: "new", summary: .command.new, usage: .command.newUsage,
        details: .command.newDetails,
        options: [
            .language(.option.commentLanguage),
            Option("code", nil, .option.newCode),
            Option("package", nil, takes: "DIR", .option.newPackage),
        ]
    ) { call in
        let word = try call.operand("NAME")
        if call.has("code") { return try writePackage(word, call) }
        let language = try call.language() ?? Console.language
        let ending = [".scene", ".tape"].first(where: word.hasSuffix)
        let path = String(word.dropLast(ending?.count ?? 0))
        let name = String(path.split(separator: "/", omittingEmptySubsequences: false).last ?? "")
        guard SceneName.isGood(name) else { throw call.wrong(.call.sceneName(name)) }
        let pattern = ScenePattern(name: name, language: language)
        let files = [(path + ".scene", pattern.scene), (path + ".tape", pattern.tape)]
        // Checked before anything is written, because either both files are written or neither.
        for (file, _) in files where (try? OutputPlace(file).content != .nothing) == true {
            throw Failure(.host.isThere(file))
        }
        for (file, text) in files {
            guard try OutputFile.create(text.utf8, at: file) else {
                throw Failure(.host.isThere(file))
            }
        }
        Console.tell(.tell.filesWritten(files[0].0, tape: files[1].0))
    }

    private static func writePackage(_ path: String, _ call: Call) throws {
        let package = try CodePackage(at: path, call)
        try package.write(CodePattern.files(named: package.name))
        Console.tell(.tell.packageWritten(path))
    }
}
