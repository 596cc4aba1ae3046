import TouchHost
import TouchScript
import TouchWords

extension Command {
    static let code = Command(
        name: "code", summary: .command.code, usage: .verbatim("SCENE [-o FILE.swift]"),
        details: .command.codeDetails,
        options: [
            Option("output", "o", takes: "FILE.swift", .option.codeOutput),
            .replace("FILE.swift"),
            .language(.option.sceneLanguage),
        ]
    ) { call in
        let word = try call.operand("SCENE")
        let opened = try OpenedScene.open(word, among: try Library.catalog())
        if let pair = opened.pair {
            throw Failure(
                .tell.twoScenes(
                    word, first: pair.first.scene.file, second: pair.second.scene.file))
        }
        try call.check(outputs: [call["output"]], inputs: opened.files)
        if let output = call["output"] { try call.newPlace(output) }
        try call.deliver(opened.scene.code(in: try call.language() ?? "en").text)
    }
}
