import Foundation
import TouchCanvas
import TouchFilm
import TouchHost
import TouchScript
import TouchStage
import TouchStudy
import TouchVideo

extension Command {
    static let card = Command(
        name: "card", summary: "a page to touch, which plays and explains a tape",
        usage: "TAPE -o OUT.html",
        details: """
            TAPE is a file or a lesson. The page holds scene and tape in both languages, and the engine:
            it is touched with up to ten fingers, a mouse or a pen, and says why everything happened. It
            needs nothing but a browser, and no network.
            --still makes a page of pictures and explanations with a player instead, of at most some
            16 MB: of a long recording it holds fewer moments, and says so. So do --whatif, --vary and --theme.
            --whatif adds the same fingers on a changed scene, with both stages where the runs part first:
            'list delays-content off'; several changes with ';' between them. --vary adds the table of
            touchscope vary.
            """,
        options: [
            Option("output", "o", takes: "OUT.html", "what to write"),
            Option("still", nil, "pictures with a player, in place of the engine"),
            Option("whatif", "w", takes: "CHANGE", "what a change of the scene would change"),
            Option("vary", nil, "what becomes of its gestures, done a little otherwise"),
            Option("theme", nil, takes: "NAME", "dark, light or projector; light"),
            Option("lang", nil, takes: "en|zh", "the language it opens in"),
        ]
    ) { call in
        let word = try call.operand("TAPE")
        let output = try call.output("OUT.html")
        let language = try call.language() ?? "en"
        let theme = try call.theme() ?? .light
        let played = try FilmedTape(of: word, language: language)
        try call.check(outputs: [output], inputs: played.files)
        played.tellFailures()
        let typesetter = try Typesetter()
        if !call.has("still"), !call.has("vary"), call["whatif"] == nil, call["theme"] == nil {
            if let parts = try LivingCard.Parts.installed() {
                let page = played.page(
                    of: parts, place: try Library.place(ofLesson: word), language: language,
                    typesetter)
                return try OutputFile.write(page.utf8, to: output)
            }
            Console.tell(
                "\(output): this program was built without the engine for pages; the page has pictures"
            )
        }
        var exhibits: [BugCardExhibit] = []
        if let words = call["whatif"] {
            let whatIf = WhatIf(played.session, language: language)
            let changes = words.split(separator: ";").map {
                SceneChange($0.trimmingCharacters(in: .whitespaces))
            }
            let changed = try changes.reduce(played.scene) { try $1.applied(to: $0).scene }
            exhibits.append(
                BugCardExhibit(
                    try whatIf.comparison(with: changed),
                    changes: changes.map(\.words).joined(separator: ", "),
                    .ofCards(theme, language, typesetter)))
        }
        if call.has("vary") {
            let study = try VaryStudy(
                StagedTape(tape: played.tape, scene: played.scene), named: word,
                base: Variation(), language: language, crew: VaryCrew(count: VaryCrew.usual))
            let painter = VaryPainter(theme: theme, language: language, measurer: typesetter)
            exhibits.append(BugCardExhibit(try study.table().table, painter))
        }
        try played.page(theme: theme, language: language, typesetter, exhibits: exhibits)
            .write(to: output)
    }
}
