import TouchHost
import TouchScript

extension Command {
    static let code = Command(
        name: "code", summary: "a scene as UIKit code", usage: "SCENE [-o FILE.swift]",
        details: """
            SCENE is a file or a lesson; of a tape, its scene is meant. Writes one file of plain UIKit to
            FILE.swift or stdout: with Touchscope's UIKit it does what the scene does, and in Xcode it is
            an app of its own. How to put it there stands at its beginning.
            """,
        options: [
            Option("output", "o", takes: "FILE.swift", "the file to write; stdout without"),
            .replace("FILE.swift"),
            Option("lang", nil, takes: "en|zh", "the language of texts on the scene"),
        ]
    ) { call in
        let word = try call.operand("SCENE")
        let opened = try OpenedScene.open(word, among: try Library.catalogue())
        if let pair = opened.pair {
            throw Failure(
                "\(word) shows two tapes together, on two scenes; name one of them: "
                    + "\(pair.first.scene.file), \(pair.second.scene.file)")
        }
        try call.check(outputs: [call["output"]], inputs: opened.files)
        if let output = call["output"] { try call.newPlace(output) }
        try call.deliver(opened.scene.code(in: try call.language() ?? "en").text)
    }
}
