import Foundation
import TouchHost
import TouchScript
import TouchWords

extension Command {
    static let link = Command(
        name: "link", summary: .command.link, usage: .verbatim("FILE"),
        details: .command.linkDetails,
        options: [
            Option("page", nil, takes: "URL", .option.linkPage),
            Option("at", nil, takes: "TIME", .option.at),
            Option("ask", nil, takes: "QUESTION", .option.linkQuestion),
            Option("bare", nil, .option.bare),
        ]
    ) { call in
        let word = try call.operand("FILE")
        let opened = try OpenedScene.open(word, among: try Library.catalog())
        guard opened.pair == nil else { throw Failure(.link.noPair) }
        let (scene, tape) = (opened.scene, opened.tape)
        let text =
            call.has("bare")
            ? SceneAndTape.text(scene: scene.bareText, tape: tape?.bareText)
            : try text(of: scene, tape)
        let link = SceneLink(text: text, time: try call.time("at"), question: call["ask"])
        let address = link.address(at: call["page"] ?? "playground.html")
        try Console.print(address)
        if address.count > 2000 {
            let isBare = call.has("bare")
            Console.tell(
                isBare ? .link.longBare(address.count) : .link.long(address.count, option: "--bare")
            )
        }
    }

    /// Returns the source text.
    private static func text(of scene: Scene, _ tape: Tape?) throws -> String {
        let above = try ScriptText.read(URL(filePath: scene.file))
        guard let tape, tape.file != scene.file else { return above }
        return SceneAndTape.text(
            scene: above, tape: try ScriptText.read(URL(filePath: tape.file)))
    }
}
