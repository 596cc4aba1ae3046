import TouchCanvas
import TouchFilm
import TouchHost
import TouchScript
import TouchStage

extension BugCard.Page {
    /// Writes it, and says on stderr what did not find room.
    package func write(to output: String) throws {
        try OutputFile.write(html.utf8, to: output)
        if let shortfall {
            Console.tell("\(output): the recording is long for a card; \(shortfall)")
        }
    }
}

extension StagePainter {
    /// As cards show the stage.
    package static func ofCards(
        _ theme: Theme, _ language: String, _ typesetter: Typesetter
    ) -> StagePainter {
        StagePainter(
            theme: theme, language: language, overlays: [.touches, .recognizers, .chain],
            measurer: typesetter)
    }
}

extension Performance {
    /// A page that plays and explains it, as batches make it.
    package func card(theme: Theme, language: String, _ typesetter: Typesetter) -> BugCard.Page? {
        page(theme: theme, language: language, typesetter)
    }

    /// A page that plays and explains it, with what else is to be shown.
    package func page(
        theme: Theme, language: String, _ typesetter: Typesetter, exhibits: [BugCardExhibit] = []
    ) -> BugCard.Page {
        var card = BugCard(trace: session.trace, scene: scene, tape: tape)
        card.exhibits = exhibits
        card.glossary = Library.glossary
        return card.page(.ofCards(theme, language, typesetter)) {
            SVG.document($0, typesetter: typesetter)
        }
    }
}
