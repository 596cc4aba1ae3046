import Foundation
import TouchCanvas
import TouchFilm
import TouchHost
import TouchScript
import TouchStage
import TouchStudy
import TouchVideo
import TouchWords

extension Command {
    static let card = Command(
        name: "card", summary: .command.card, usage: .verbatim("TAPE -o OUT.html"),
        details: .command.cardDetails,
        options: [
            Option("output", "o", takes: "OUT.html", .option.output),
            Option("still", nil, .option.still),
            Option("whatif", "w", takes: "CHANGE", .option.whatIf),
            Option("vary", nil, .option.vary),
            Option("theme", nil, takes: "NAME", .option.lightTheme),
            .language(.option.openingLanguage),
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
            if let parts = try PageParts.installed() {
                let card = played.livingCard(
                    place: try Library.place(ofLesson: word), language: language, typesetter)
                return try OutputFile.write(
                    card.html(of: parts, hash: SHA256.hash).utf8, to: output)
            }
            Console.tell(PageParts.missing(for: output))
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
