import TestSupport
import Testing
import TouchKit
import TouchSession
import TouchTrace

@testable import TouchReading

/// A lesson beside itself with one thing changed.
private func comparison(
    _ lesson: String, _ old: String = "", _ new: String = "",
    tape change: (old: String, new: String) = ("", "")
) throws -> RunComparison {
    let first = try Lessons.played(lesson)
    let second = try ChangedLesson.played(lesson, old, new, tape: change)
    return RunComparison(
        Why(first.trace, scene: first.scene), Why(second.trace, scene: second.scene))
}

@Suite("The first difference of two runs")
struct FirstDifferenceTests {
    nonisolated struct Change: CustomTestStringConvertible {
        let lesson: String
        let old: String
        let new: String
        let says: String
        var testDescription: String { "\(lesson): \(old) becomes \(new)" }
    }

    nonisolated private static let changes = [
        Change(
            lesson: "swipe-or-pan", old: "require drag to-fail flick", new: "",
            says:
                "The runs diverge here: in run 1, *drag* waits for *flick*; in run 2, *drag* began."
        ),
        Change(
            lesson: "who-gets-the-touch", old: "color sky corner 12",
            new: "color sky corner 12 interaction off",
            says: "The runs diverge here: in run 1, the point is inside *badge*; "
                + "in run 2, the hit-test marks *badge* “interaction off”."),
        Change(
            lesson: "late-highlight", old: "scroll list at 40 60 size 260 280",
            new: "scroll list at 40 60 size 260 280 delays-content off",
            says: "The runs diverge here: in run 1, *list.delay* holds “began” back from *play*; "
                + "in run 2, *play* gets “began”."),
        Change(
            lesson: "delayed-touches", old: " delays-touches-ended off", new: "",
            says: "The runs diverge here: in run 1, *pad* gets “ended”; "
                + "in run 2, *quick* holds “ended” back from *pad*."),
        Change(
            lesson: "single-or-double", old: "require once to-fail twice", new: "",
            says: "The runs diverge here: in run 1, *once* waits for *twice*; "
                + "in run 2, *once* was recognized."),
        Change(
            lesson: "swipe-or-pan", old: "pan drag moves badge",
            new: "pan drag moves badge disabled",
            says: "The runs diverge here: in run 1, *drag* receives finger a's touch; "
                + "in run 2, nothing yet."),
        Change(
            lesson: "swipe-or-pan", old: "swipe flick direction right",
            new: "swipe flick direction right should-begin no",
            says:
                "The runs diverge here: in run 1, *flick* was recognized; in run 2, *flick* says no."
        ),
    ]

    @Test("It is found by what was decided, and told", arguments: changes)
    func found(_ change: Change) throws {
        let comparison = try comparison(change.lesson, change.old, change.new)
        #expect(comparison.sentence["en"] == change.says)
        let parting = try #require(comparison.parting)
        for (side, why) in [
            (parting.first, comparison.first), (parting.second, comparison.second),
        ] {
            // It is shown at its own record, which happened then.
            if let record = side.record { #expect(side.playhead == record) }
            #expect(why.history.state(at: side.playhead).time <= parting.time + 0.001)
        }
    }

    @Test("The other way round it is the same difference", arguments: changes)
    func reversed(_ change: Change) throws {
        let there = try comparison(change.lesson, change.old, change.new)
        let back = try #require(RunComparison(there.second, there.first).parting)
        let parting = try #require(there.parting)
        #expect(back.time == parting.time)
        #expect(back.first == parting.second && back.second == parting.first)
    }

    @Test(
        "Runs that only look different never part, and say so",
        arguments: [
            ("swipe-or-pan", "color coral", "color mint"), ("single-or-double", "", ""),
            ("swipe-or-pan", "require drag", "# nothing\nrequire drag"),
            ("swipe-or-pan", "pan drag moves", "pan drag can-prevent all moves"),
        ])
    func never(_ lesson: String, _ old: String, _ new: String) throws {
        let comparison = try comparison(lesson, old, new)
        #expect(comparison.parting == nil)
        #expect(comparison.sentence["en"] == "The runs never diverge.")
        #expect(comparison.outcomes.isEmpty)
        #expect(comparison.conclusion == comparison.sentence)
        #expect(comparison.sentenceAboutSecond == nil && comparison.conclusionAboutSecond == nil)
    }

    @Test("Measures and places that only differ in digits are no difference")
    func digits() throws {
        let comparison = try comparison(
            "swipe-or-pan",
            tape: ("finger a down card(0.12, 0.82)", "finger a down card(0.121, 0.82)"))
        #expect(comparison.first.trace != comparison.second.trace)
        #expect(comparison.parting == nil)
    }

    @Test("What comes later is a difference, and is told as what has not happened yet")
    func later() throws {
        let comparison = try comparison("single-or-double", tape: ("wait 80ms", "wait 90ms"))
        let parting = try #require(comparison.parting)
        #expect(
            comparison.sentence["en"]
                == "The runs diverge here: in run 1, *single* was recognized; in run 2, nothing yet."
        )
        #expect(parting.second.record == nil)
        let later = try #require(parting.second.later)
        #expect(comparison.second.trace.records[later - 1].time > parting.time + 0.009)
        #expect(parting.second.playhead < later)
        #expect(comparison.reasons.second?.records.first == later)
    }

    @Test("In the end it is told who acted and who got touches, where that differs")
    func outcome() throws {
        let swipe = try comparison("swipe-or-pan", "require drag to-fail flick", "")
        #expect(
            swipe.outcomes.map { $0.first["en"] }.prefix(2) == [
                "*flick* sent its action", "*drag* sent its action",
            ])
        #expect(
            swipe.outcomes.map { $0.second["en"] }.prefix(2) == [
                "*flick* sent no action", "*drag* sent its action 2 times",
            ])
        #expect(
            swipe.conclusion["en"]
                == "Outcome: in run 1, *flick* sent its action; in run 2, *flick* sent no action.")
        let hit = try comparison(
            "who-gets-the-touch", "color sky corner 12", "color sky corner 12 interaction off")
        let touched = try #require(hit.outcomes.first)
        #expect(touched.first["en"].hasPrefix("*dot* got “began”"))
        #expect(touched.second["en"].hasPrefix("*card* got “began”"))
    }

    @Test("Both sides say why, in both languages")
    func reasons() throws {
        let comparison = try comparison("swipe-or-pan", "require drag to-fail flick", "")
        let (first, second) = comparison.reasons
        #expect(first?.english.contains("drag requires flick to fail") == true)
        #expect(
            first?.place == comparison.first.scene?.place(ofRequirement: "drag", toFail: "flick"))
        #expect(second?.english.hasPrefix("drag began at ") == true)
        #expect(comparison.sentence["zh"] == "从这里出现分歧：第 1 次，*drag* 等待 *flick*；第 2 次，*drag* 开始。")
        #expect(second?.chinese.contains("drag") == true)
    }
}
