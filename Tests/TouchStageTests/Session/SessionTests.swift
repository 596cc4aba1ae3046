import Foundation
import Testing
import TouchKit
import TouchScript

@testable import TouchStage

let board = """
    scene 1 "board" 640 x 400
    view card at 40 60 size 560 280 touches handle-and-forward logs "hello"
      view badge at 20 20 size 80 80 rotate 15deg
    """

/// A session of the scene and of a tape with these lines.
func session(_ scene: String, _ lines: String) throws -> Session {
    let scene = try Scene.parse(scene, file: "board.scene")
    let text = "tape 1\nscene \"board\"\n" + lines
    return Session(scene: scene, tape: try Tape.parse(text, file: "board.tape", scene: scene))
}

@Suite struct SessionTests {
    @Test("A tap goes from the tape to the view and up the chain")
    func tap() throws {
        let session = try session(
            board,
            """
            tap badge
            expect hit badge
            expect delivered began badge, ended badge
            expect hops badge > card > window > application > delegate
            expect handled by card
            expect discarded
            expect noted "hello"
            """)
        session.runTape()
        #expect(session.failures.map(\.description) == [])
        #expect(session.time == 0.08)
    }
}
