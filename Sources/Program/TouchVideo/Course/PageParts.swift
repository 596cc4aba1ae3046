import Assets
import Foundation
import TouchCanvas
import TouchFilm
import TouchHost
import TouchReading
import TouchScore
import TouchScript
import TouchStage
import TouchWords

extension PageParts {
    /// Returns the message about `output` if the program was built without the parts of pages.
    package static func missing(for output: String) -> Wording {
        .course.noEngine(output)
    }

    /// Returns the parts that came with the program; nil if it was built without them.
    package static func installed() throws -> PageParts? {
        guard let folder = Assets.folder else { return nil }
        let engine = folder.appending(path: "touchscope.wasm.gz")
        guard FileManager.default.fileExists(atPath: engine.path) else { return nil }
        let pages = folder.appending(path: "Page")
        let names = try FileManager.default.contentsOfDirectory(atPath: pages.path)
        let files = try names.map { name in
            (name, try String(contentsOf: pages.appending(path: name), encoding: .utf8))
        }
        return PageParts(
            files: Dictionary(uniqueKeysWithValues: files), engine: try Data(contentsOf: engine))
    }
}

extension Assets {
    /// Returns the text of a file that pages are made of.
    static func page(_ name: String) throws -> String {
        guard let folder else { throw Failure(.tell.noLessons) }
        return try String(contentsOf: folder.appending(path: "Page/\(name)"), encoding: .utf8)
    }
}

extension FilmedTape {
    /// Returns a page to touch, with its decision as a picture, and its captions for browsers
    /// without the engine.
    ///
    /// - Parameter place: the lesson's place, such as "9 of 52".
    package func livingCard(
        place: LocalizedText?, language: String, _ typesetter: Typesetter
    ) -> LivingCard {
        var card = LivingCard(scene: scene, tape: tape)
        (card.language, card.place) = (language, place)
        let (why, film) = (why, film)
        let painter = StagePainter.ofCards(.light, language, typesetter)
        let decision = painter.picture(
            of: film.moment(at: film.decision), in: why.trace, size: CGSize(width: 880, height: 560)
        )
        let told = Inspector(why, at: why.history.count).answers.prefix(3)
        card.still =
            SVG.element(decision, typesetter: typesetter)
            + told.map { "<p>\(HTML.escaped($0[language]))</p>" }.joined() + words(of: film)
        return card
    }

    /// Returns the captions of its film, in each of its languages.
    private func words(of film: Film) -> String {
        WordLanguage.all.map(\.identifier).map { language in
            let captions = film.captions.map { "<p>\(HTML.escaped($0.text[language]))</p>" }
            let title = HTML.escaped(Wording.page.told[language])
            return captions.isEmpty
                ? ""
                : "<section lang=\"\(language)\"><h2>\(title)</h2>\(captions.joined())</section>"
        }.joined()
    }
}
