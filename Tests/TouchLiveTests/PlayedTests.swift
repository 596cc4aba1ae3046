import Foundation
import Testing
import TouchKit
import TouchScript
import TouchSession
import TouchTrace

@testable import TouchLive

@Suite("A long tape that is looked at") struct PlayedTests {
    private let scene: Scene
    private let tape: Tape

    init() throws {
        scene = try Scene.parse(
            """
            scene 1 "pad" 640 x 400
            view card at 40 60 size 300 280 color coral moves
              pan drag

            """, file: "pad.scene")
        let moves = (0..<40).map { "finger a move (\(100 + $0), 200) over 100ms\n" }.joined()
        tape = try Tape.parse(
            "tape 1\nscene \"pad\"\nfinger a down (100, 200)\n\(moves)finger a up\nwait 2s\n",
            file: "pad.tape", scene: scene)
    }

    @Test("is played bit by bit, to the same trace; how long it is, is known before")
    func bits() {
        let whole = Session(scene: scene, tape: tape)
        whole.runTape()
        let played = PacedSession(
            played: tape, in: scene, atOnce: 100, language: "en", now: 0)
        #expect(played.trace.records.count < whole.trace.records.count / 2)
        #expect(abs(played.end - 6) < 1e-6 && abs(whole.time - 6) < 1e-6)
        #expect(played.eventTime(100) == played.session.time)
        var bits = 0
        while played.nextDue(after: 1) != nil {
            #expect(played.advance(now: 1))
            bits += 1
        }
        #expect(bits > 0 && played.end == whole.time)
        #expect(played.trace.records.map(\.entry) == whole.trace.records.map(\.entry))
        #expect(!played.advance(now: 200))
    }

    @Test("is played at once as far as one looks")
    func asFarAsOneLooks() {
        let played = PacedSession(
            played: tape, in: scene, atLeastTo: 3, atOnce: 100, language: "en", now: 0)
        #expect((3..<6).contains(played.session.time))
    }
}
