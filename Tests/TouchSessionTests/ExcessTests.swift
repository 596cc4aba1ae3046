import Testing
import TouchKit
import TouchScript
import TouchTrace

@testable import TouchSession

/// Timers that start one another, which a tape's text does not tell, are counted as it is played.
@Suite("What becomes too much ends a tape in order") struct ExcessTests {
    private static let chain = """
        scene 1 "chain" 640 x 400
        view card at 0 0 size 300 300 after 10ms starts ping
          tap poke
        view ping at 300 0 size 100 100 after 10ms starts pong
        view pong at 400 0 size 100 100 after 10ms starts ping

        """

    private func session(_ lines: String, limit: Int) throws -> Session {
        let scene = try Scene.parse(Self.chain, file: "chain.scene")
        let text = "tape 1\nscene \"chain\"\n" + lines
        let tape = try Tape.parse(text, file: "chain.tape", scene: scene)
        let session = Session(scene: scene, tape: tape)
        session.limit = limit
        session.runTape()
        return session
    }

    @Test("7: timers that start one another count as they fire, with the samples that are sent")
    func chain() throws {
        // Two samples, and a firing each 10 ms.
        let lines = "tap card\nwait 2s\n"
        let whole = try session(lines, limit: 250)
        #expect(whole.excess == nil && whole.isAtEnd && whole.application.firings > 200)
        let cut = try session(lines, limit: 101)
        #expect(
            cut.excess?.description
                == "chain.tape:4:1: found more than 10500000 samples and timer firings up to here, "
                + "expected at most 10500000")
        #expect(cut.isAtEnd && cut.application.firings == 100)
        // What was played by then is as it would have been.
        #expect(
            cut.trace.records.elementsEqual(whole.trace.records.prefix(cut.trace.records.count)))
        let (time, count) = (cut.time, cut.trace.records.count)
        cut.step(to: 9)
        cut.shake()
        #expect(cut.time == time && cut.trace.records.count == count)
        #expect(cut.recordedTape.end == time)
    }

    @Test("7: hands are under no such limit, and may go on from a tape")
    func hands() throws {
        let session = try session("tap card\n", limit: 101)
        session.step(to: 5)
        #expect(session.excess == nil && session.time == 5)
        #expect(session.application.firings > 400)
    }
}
