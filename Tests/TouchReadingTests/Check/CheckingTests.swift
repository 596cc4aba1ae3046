import Foundation
import TestSupport
import Testing
import TouchKit
import TouchScript
import TouchSession

@testable import TouchReading

@Suite("Checking a long tape") struct CheckingTests {
    /// Every kind of expectation, with what happened long ago or never.
    private static let questions = [
        "hit card", "hit card by a", "hit card by b", "save not asked", "ghost not hit",
        "asked window, vol, save, ghost, card", "delivered began card", "order began card",
        "card got began", "ghost got began", "hops card > window", "consumed by card",
        "handled by card", "discarded", "swallowed by window", "withheld from ghost",
        "once ended", "never ended", "once acts 2 times", "save never acts", "noted \"no\"",
        "card at 20 20", "vol value 0.3", "vol value 9", "save highlighted",
    ]

    @Test("7: no question looks back through the whole trace")
    func growth() throws {
        let scene = try Scene.parse(
            """
            scene 1 "a" 400 x 200
            view card at 20 20 size 80 60 color sky logs "hello"
              tap once
              long-press never
              view ghost at 20 20 size 10 10 hidden
            button save at 200 20 size 80 44 text "Save"
            slider vol at 200 80 size 80 34 value 0.3

            """, file: "a.scene")
        let count = 500
        let asking = Self.questions.map { "expect \($0)" }
        let lines =
            Array(repeating: "tap card\nwait 1s", count: count)
            + Array(repeating: "set card alpha 0.5\nset card alpha 0.6", count: 10_000)
            + asking.flatMap { Array(repeating: $0, count: count) }
        let tape = try Tape.parse(
            "tape 1\nscene \"a\"\n" + lines.joined(separator: "\n") + "\n", file: "a.tape",
            scene: scene)
        let session = Session(scene: scene, tape: tape)
        session.runTape()
        #expect(session.cues.count == count * asking.count)
        var checker = ExpectationChecker(trace: session.trace)
        _ = checker.failure(of: session.cues[0], file: "a.tape")
        for (kind, question) in asking.enumerated() {
            let work = timed {
                for cue in session.cues[kind * count..<(kind + 1) * count] {
                    _ = checker.failure(of: cue, file: "a.tape")
                }
            }
            #expect(work.seconds < 1, Comment(rawValue: question))
        }
    }
}
