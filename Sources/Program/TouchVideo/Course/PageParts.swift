import Assets
import Foundation
import TouchCanvas
import TouchFilm
import TouchHost
import TouchReading
import TouchScript
import TouchStage

extension LivingCard.Parts {
    /// Those that came with the program; nil where it was built without.
    package static func installed() throws -> LivingCard.Parts? {
        guard let folder = Assets.folder else { return nil }
        let engine = folder.appending(path: "touchscope.wasm.gz")
        guard FileManager.default.fileExists(atPath: engine.path) else { return nil }
        func text(_ kind: String) throws -> String {
            try String(contentsOf: folder.appending(path: "Page/page.\(kind)"), encoding: .utf8)
        }
        return LivingCard.Parts(
            page: try text("html"), style: try text("css"),
            script: try text("js"), engine: try Data(contentsOf: engine))
    }
}

extension FilmedTape {
    /// A page to touch, with the engine within it, and how the tape ends as a picture for where there is no engine.
    ///
    /// - Parameter place: which of how many lessons it is.
    package func page(
        of parts: LivingCard.Parts, place: LocalizedText?, language: String,
        _ typesetter: Typesetter
    ) -> String {
        var card = LivingCard(scene: scene, tape: tape)
        (card.language, card.place) = (language, place)
        let why = why
        let painter = StagePainter.ofCards(.light, language, typesetter)
        let end = painter.picture(
            of: StageMoment(why.history.latest), in: why.trace,
            size: CGSize(width: 880, height: 560))
        let told = Inspector(why, at: why.history.count).answers.prefix(3)
        card.still =
            SVG.element(end, typesetter: typesetter)
            + told.map { "<p>\(HTML.escaped($0[language]))</p>" }.joined()
        return card.html(of: parts, hash: SHA256.hash)
    }
}
