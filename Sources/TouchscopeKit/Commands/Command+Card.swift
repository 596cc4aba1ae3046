import Foundation
import TouchCanvas
import TouchStage

extension Command {
    static let card = Command(
        name: "card", summary: "a page that plays and explains a tape", usage: "TAPE -o OUT.html",
        details: """
            TAPE is a file or a lesson. The page holds scene, tape, pictures and explanations in both
            languages, and a player with buttons and arrow keys; it needs nothing but a browser. It is
            at most some 16 MB: of a long recording it holds fewer moments, and says so.
            """,
        options: [
            Option("output", "o", takes: "OUT.html", "what to write"),
            Option("theme", nil, takes: "NAME", "dark, light or projector; light"),
            Option("lang", nil, takes: "en|zh", "the language it opens in"),
        ]
    ) { call in
        let word = try call.operand("TAPE")
        guard let output = call["output"], !output.isEmpty else {
            throw call.wrong("-o OUT.html is missing")
        }
        let language = try call.language() ?? "en"
        let theme = try call.theme() ?? .light
        let performance = try Performance(of: word, language: language)
        try call.check(outputs: [output], inputs: performance.files)
        for failure in performance.failures { Console.complain("\(failure)") }
        let page = performance.page(theme: theme, language: language, try Typesetter())
        try OutputFile.write(page.html.utf8, to: output)
        if let shortfall = page.shortfall {
            Console.tell("\(output): the recording is long for a card; \(shortfall)")
        }
    }
}

extension Performance {
    /// A page that plays and explains it.
    func card(theme: Theme, language: String, _ typesetter: Typesetter) -> BugCard.Page? {
        page(theme: theme, language: language, typesetter)
    }

    fileprivate func page(
        theme: Theme, language: String, _ typesetter: Typesetter
    ) -> BugCard.Page {
        let painter = StagePainter(
            theme: theme, language: language, overlays: [.touches, .recognizers, .chain],
            measurer: typesetter)
        return BugCard(trace: session.trace, scene: scene, tape: tape)
            .page(painter) { SVG.document($0, typesetter: typesetter) }
    }
}
