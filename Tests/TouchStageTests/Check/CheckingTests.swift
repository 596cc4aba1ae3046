import TestSupport
import Testing
import TouchKit
import TouchScript
import TouchSession

@testable import TouchStage

@Suite("Checking a long tape") struct CheckingTests {
    @Test("7: the trace is folded once, however many questions there are")
    func once() throws {
        let scene = try Scene.parse(
            "scene 1 \"a\" 200 x 100\nview card at 20 20 size 80 60 color sky\n", file: "a.scene")
        let lines = String(
            repeating: "tap card\nexpect hit card\nexpect card at 20 20\n", count: 300)
        let tape = try Tape.parse("tape 1\nscene \"a\"\n" + lines, file: "a.tape", scene: scene)
        let session = Session(scene: scene, tape: tape)
        session.runTape()
        var checker = ExpectationChecker(trace: session.trace)
        for cue in session.cues { #expect(checker.failure(of: cue, file: "a.tape") == nil) }
        #expect(session.cues.count == 600)
        #expect(checker.folded <= session.trace.records.count)
    }
}
