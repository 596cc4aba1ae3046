import Testing
import TouchScript
import TouchStage

@testable import TouchLive

@Suite("Layers in a window") struct LiveDepthTests {
    private func session(_ lines: String) throws -> PacedSession {
        let scene = try Scene.parse(
            "scene 1 \"pad\" 100 x 100\nview pad at 0 0 size 100 100\n", file: "pad.scene")
        let tape = try Tape.parse(
            "tape 1\nscene \"pad\"\n\(lines)\n", file: "pad.tape", scene: scene)
        return PacedSession(scene: scene, tape: tape, language: "en", now: 100)
    }

    private func share(_ session: PacedSession, at now: Double) -> Double? {
        while let due = session.nextDue(after: now), due <= now {
            _ = session.advance(now: max(due, 100))
            if session.session.isAtEnd { break }
        }
        return session.moment(now: now).staging.depth?.share
    }

    @Test("They come apart by the host's clock, while event time rests, and lie flat again")
    func clock() throws {
        let session = try session("wait 100ms\ndepth pad\nwait 1s\ndepth off\nwait 1s")
        #expect(share(session, at: 100) == nil && session.nextChange(after: 100) != 100)
        #expect(share(session, at: 100.2) == 0)
        let time = session.eventTime(100.2)
        let middle = try #require(share(session, at: 100.5))
        #expect(middle > 0.2 && middle < 1 && session.eventTime(100.5) == time)
        #expect(session.nextChange(after: 100.5) == 100.5)
        #expect(share(session, at: 100.85) == 1 && !session.isCameraMoving(now: 100.85))
        #expect(session.moment(now: 100.85).staging.depth?.view != nil)
        // A second later they begin to lie down.
        #expect(share(session, at: 101.9) == 1)
        let falling = try #require(share(session, at: 102.1))
        #expect(falling > 0 && falling < 1)
        #expect(share(session, at: 102.6) == nil)
    }
}
