import Testing
import TouchKit
import TouchScript
import TouchSession
import TouchTrace

@Suite("Branches")
struct BranchTests {
    @Test("the tape up to any record gives the same trace up to there")
    func sameTrace() throws {
        let session = Session(scene: try Self.scene(), tape: try Self.tape())
        session.runTape()
        let trace = session.trace
        #expect(trace.records.count > 200)
        for record in stride(from: 1, through: trace.records.count, by: 7) {
            let branch = Session(scene: session.scene, tape: session.tape(upTo: record))
            branch.runTape()
            #expect(branch.trace.records.count >= record)
            #expect(branch.trace.records.prefix(record).elementsEqual(trace.records.prefix(record)))
            #expect(branch.time >= trace.records[record - 1].time)
        }
    }

    @Test("nothing of what came later is done")
    func noMore() throws {
        let session = Session(scene: try Self.scene(), tape: try Self.tape())
        session.runTape()
        let branch = Session(scene: session.scene, tape: session.tape(upTo: 1))
        branch.runTape()
        let samples = branch.trace.records.filter { record in
            if case .sample = record.entry { true } else { false }
        }
        #expect(samples.isEmpty)
    }

    private static func scene() throws -> Scene {
        try Scene.parse(
            """
            scene 1 "board" 640 x 400
            view card at 40 60 size 560 280 color coral
              swipe flick direction right
              pan drag moves card
            require drag to-fail flick
            """, file: "board.scene")
    }

    private static func tape() throws -> Tape {
        try Tape.parse(
            """
            tape 1
            scene "board"
            finger a down card(0.2, 0.5)
            finger a move card(0.9, 0.5) over 180ms
            finger a up
            wait 300ms
            finger a down card(0.2, 0.5)
            wait 600ms
            finger b down card(0.5, 0.8)
            finger a move card(0.4, 0.5) over 300ms
            finger a up
            shake
            finger b up
            """, file: "board.tape", scene: scene())
    }
}
