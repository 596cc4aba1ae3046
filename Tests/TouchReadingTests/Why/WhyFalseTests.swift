import TestSupport
import Testing
import TouchKit
import TouchScript
import TouchSession
import TouchTrace

@testable import TouchReading

/// What once was said and was not so.
@Suite("Nothing false is said") @MainActor struct WhyFalseTests {
    /// What is meant by all that is said of the records of a tape, in order.
    private func told(_ scene: String, _ tape: String) throws -> [String] {
        let why = try played(scene, tape)
        return why.trace.records.map { why.sentence(of: $0).words.debugDescription }
    }

    private func played(_ scene: String, _ tape: String) throws -> Why {
        let scene = try Scene.parse("scene 1 \"s\" 640 x 400\n" + scene, file: "s.scene")
        let tape = try Tape.parse("tape 1\nscene \"s\"\n" + tape, file: "s.tape", scene: scene)
        let session = Session(scene: scene, tape: tape)
        session.runTape()
        return Why(session.trace, scene: scene)
    }

    @Test(
        "HT7: a view whose own point-inside says no to a point within it is not said to be elsewhere"
    )
    func pointInside() throws {
        let told = try told(
            "view box at 40 40 size 400 300 point-inside no\n", "tap box(0.15, 0.2)\n")
        #expect(
            told.contains(
                "hit.refused(box): hit.outsideByCode(60.0, 60.0, 400 × 300)"))
        #expect(!told.contains { $0.contains("hit.outside(") })
    }

    @Test("HT7: nor is one that reaches further said to contain the point")
    func reach() throws {
        let told = try told(
            "view box at 40 40 size 100 100 point-inside outset 40\n", "tap window(0.25, 0.225)\n")
        #expect(told.contains("hit.insideByCode(box)"))
    }

    @Test("SM1: of two fingers one lifts")
    func oneFinger() throws {
        let told = try told(
            "view box at 40 40 size 500 300 multitouch\n  pan turn fingers 2\n",
            """
            finger a down box(0.3, 0.5)
            finger b down box(0.7, 0.5)
            finger a move by 0 60 over 300ms
            finger b move by 0 60 over 300ms
            finger b up
            wait 200ms
            finger a up
            """)
        let ends = told.filter { $0.hasPrefix("why.endedAt(turn") }
        #expect(ends == ["why.endedAt(turn, 0.600 s): why.oneFingerLifted"])
    }

    @Test("DL: what held a began back is not said to hold ends")
    func heldBegan() throws {
        let told = try told(
            """
            view box at 40 40 size 500 300
              tap once delays-touches-began
              long-press hold duration 300ms
            """,
            """
            finger a down box
            wait 100ms
            finger a up
            """)
        let never = told.filter { $0.hasPrefix("delivery.never(box, a, phase.quoted(phase.began)") }
        #expect(!never.isEmpty && !never.contains { $0.contains("delaysTouchesEnded") }, "\(told)")
    }

    @Test("runs that decide the same and end elsewhere are not said to come to the same")
    func places() throws {
        let scene = "view box at 40 40 size 100 100\n  pan drag moves box\n"
        func moved(by points: Int) throws -> Why {
            try played(
                scene,
                "finger a down box\nfinger a move by 100 0 over 300ms\n"
                    + "finger a move by \(points) 0 over 300ms\nfinger a up\n")
        }
        let comparison = RunComparison(try moved(by: 1), try moved(by: 61))
        #expect(comparison.parting == nil)
        #expect(comparison.sentence.debugDescription == "compare.sameDecisions")
        #expect(
            comparison.conclusion.debugDescription == """
                compare.inTheEnd(compare.center(box, 181.0, 90.0), \
                compare.inSecond(compare.center(box, 241.0, 90.0)))
                """)
        let same = RunComparison(try moved(by: 1), try moved(by: 1))
        #expect(same.conclusion.debugDescription == "compare.neverPart")
    }

    @Test("a scroll view that has scrolled elsewhere is told")
    func offsets() throws {
        func scrolled(by points: Int) throws -> Why {
            try played(
                "scroll list at 40 40 size 300 300 content 300 2000\n",
                "finger a down list\nfinger a move by 0 -\(points) over 300ms\nwait 200ms\nfinger a up\nwait 3s\n"
            )
        }
        let comparison = RunComparison(try scrolled(by: 60), try scrolled(by: 120))
        #expect(comparison.conclusion.debugDescription.contains("compare.scrolledTo(list, 0.0, "))
    }
}
