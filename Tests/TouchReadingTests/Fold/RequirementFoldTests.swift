import Testing
import TouchKit
import TouchReading
import TouchScript
import TouchSession
import TouchTrace

@Suite struct RequirementFoldTests {
    @Test("A broken requirement stands open again when the next attempt begins")
    func standingStartsAnew() throws {
        let scene = try Scene.parse(
            """
            scene 1 "two" 400 x 300
            view card at 0 0 size 400 300 color coral
              swipe flick
              pan drag
            require drag to-fail flick
            """, file: "two.scene")
        let tape = try Tape.parse(
            """
            tape 1
            scene "two"
            finger a down card(0.2, 0.5)
            finger a move card(0.9, 0.5) over 100ms
            mark "broken"
            finger a up
            wait 1s
            finger a down card(0.2, 0.5)
            """, file: "two.tape", scene: scene)
        let session = Session(scene: scene, tape: tape)
        session.runTape()
        let history = StageHistory(session.trace)
        func standing(at record: Int) -> RequirementStanding? {
            history.state(at: record).recognizers.values.first { !$0.requirements.isEmpty }?
                .requirements.first?.standing
        }
        #expect(standing(at: session.cues[0].record) == .broken)
        #expect(standing(at: session.trace.records.count) == .set)
    }
}
