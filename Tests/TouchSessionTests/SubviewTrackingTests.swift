import Testing
import TouchReading
import TouchScript
import TouchSession

@Suite("A piano") @MainActor struct SubviewTrackingTests {
    @Test("gets its fingers itself and follows them over its keys")
    func keys() throws {
        let scene = try Scene.parse(
            """
            scene 1 "piano" 640 x 400
            view keys at 40 40 size 400 200 tracks-subviews multitouch
              control c4 at 0 0 size 100 200
              control d4 at 100 0 size 100 200
            """, file: "s.scene")
        let tape = try Tape.parse(
            """
            tape 1
            scene "piano"
            finger a down c4
            expect hit keys
            expect c4 highlighted
            finger a move by 100 0 over 200ms
            expect c4 not highlighted
            expect d4 highlighted
            expect noted "leaves c4"
            expect noted "enters d4"
            finger a up
            expect d4 not highlighted
            expect keys got began, moved, ended

            """, file: "s.tape", scene: scene)
        let session = Session(scene: scene, tape: tape)
        session.runTape()
        #expect(session.trace.failures(of: session.cues, file: "").map(\.description) == [])
    }
}
