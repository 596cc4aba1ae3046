import TestStage
import Testing
import TouchKit
import TouchTrace

@testable import TouchReading

@Suite("Searching, and why not the others")
struct WhySearchTests {
    private let why = Playground.swipeOrPan().why

    @Test("words in either language, in any order and case; the newest first")
    func search() {
        let found = why.search("FLICK waited").sentences.map(\.english)
        #expect(
            found.first
                == "drag failed at 0.198 s: it waited for flick, and flick won")
        #expect(why.search("胜出 drag").sentences.first?.english == found.first)
        let serials = why.search("drag").sentences.compactMap(\.records.first)
        #expect(serials.count > 2 && serials == serials.sorted(by: >))
        #expect(why.search("no such word").sentences.isEmpty)
        #expect(why.search("   ").sentences.isEmpty)
    }

    @Test("it says when it has not looked at everything")
    func partial() {
        #expect(!why.search("drag", limit: 1000).isPartial)
        #expect(why.search("drag", limit: 2).isPartial)
        #expect(why.search("no such word", effort: 3).isPartial)
        let inspector = Inspector(why, searching: "drag failed")
        #expect(inspector.question.debugDescription == "inspector.found(1)")
        let none = Inspector(why, searching: "xyz")
        #expect(none.question.debugDescription == "inspector.nothingFound")
    }

    @Test("a view that was hit: why the views around it were not")
    func othersOfHit() throws {
        let hit = try #require(
            why.trace.records.first { if case .hit = $0.entry { true } else { false } })
        #expect(
            why.others(besidesRecord: Int(hit.serial)).map(\.meaning) == [
                "hit.refused(note): hit.outside(130.0, 10.0, 110 × 70)",
                "hit.refused(badge): hit.outside(-140.0, 160.0, 90 × 80)",
            ])
    }

    @Test("a recognizer that was recognized: what became of those that share the touch")
    func othersOfAction() throws {
        let action = try #require(why.index.previous(.action, before: why.history.count))
        #expect(
            why.others(besidesRecord: action).map(\.meaning) == [
                """
                why.failedAt(drag, 0.198 s): \
                why.otherWon(flick)
                """
            ])
    }

    @Test("under the pointer: who would get a finger, who not and why")
    func pointer() {
        let play = Playground()
        play.badge.isHidden = true
        play.application.send(
            PointerSample(phase: .moved, location: CGPoint(x: 350, y: 120), timestamp: 0.1))
        let told = play.why.sentences(aboutPointerAt: play.tracer.count)
        #expect(
            told.map(\.meaning) == [
                "hit.wouldHit(card)",
                "hit.refused(note): hit.outside(280.0, -130.0, 110 × 70)",
                "hit.refused(badge): hit.hidden",
            ])
        #expect(Inspector(play.why, at: 0).hover == told)
    }
}
