import Foundation
import TestStage
import TestSupport
import Testing
import TouchKit
import TouchReading
import TouchScript
import TouchSession
import TouchStage

@testable import TouchFilm

@Suite("Names of views")
struct NamesTests {
    @Test("What a scroll view cuts away hides no name beside it")
    func cutAway() throws {
        let scene = try Scene.parse(
            """
            scene 1 "list" 640 x 400
            view header at 40 30 size 260 120 color coral
            scroll list at 40 160 size 260 200 color slate content 260 800
              view row at 0 0 size 260 160 color sun
            """, file: "list.scene")
        var places: Set<[CGPoint]> = []
        for scrolled in stride(from: 0.0, through: 240, by: 20) {
            let tape = try Tape.parse(
                "tape 1\nscene \"list\"\nset list bounds-at 0 \(scrolled)\n", file: "list.tape",
                scene: scene)
            let session = Session(scene: scene, tape: tape)
            session.runTape()
            let picture = StagePainter(measurer: EvenMeasurer()).picture(
                of: StageMoment(StageHistory(session.trace).latest), in: session.trace,
                size: CGSize(width: 1280, height: 720))
            let words = SeenWords(picture)
            let header = words.all.first { $0.key.string == "header" }?.value ?? []
            // Once, where it stands at the beginning.
            places.insert(header.map(\.origin))
            #expect(header.count == 1 && places.count == 1, "scrolled by \(scrolled): \(header)")
        }
    }
}
