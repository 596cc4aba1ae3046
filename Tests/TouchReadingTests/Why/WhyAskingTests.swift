import TestStage
import TestSupport
import Testing
import TouchKit
import TouchSession
import TouchTrace

@testable import TouchReading

@Suite("Asking in words")
struct WhyAskingTests {
    /// What is meant by what is answered: what an answer is about, and under it a line a sentence.
    private func asked(
        _ lesson: String, _ question: String, at time: Double? = nil
    ) throws -> String {
        let session = try Lessons.played(lesson)
        let why = Why(session.trace, scene: session.scene)
        return why.answers(to: question, at: time).map { answer in
            (answer.heading.map { "\($0.debugDescription)\n" } ?? "")
                + answer.sentences.map { "  \($0.words.debugDescription)\n" }.joined()
        }.joined()
    }

    @Test("A name asks about its owner in each sequence of touches, and nothing is said twice")
    func name() throws {
        let told = try asked("last-added-wins", "why not first?")
        #expect(
            told.hasPrefix(
                """
                ask.finger(a, 0.300 s)
                  why.failedAt(first, 0.342 s): \
                why.rankedPrevents(fourth, why.liesInside(inner, outer))
                  why.failedSendsNone(first)
                """))
        #expect(told.split(separator: "\n").filter { $0.hasPrefix("ask.finger(") }.count == 3)
    }

    @Test("What happened to somebody picks the sentences that say so, with what led to it")
    func event() throws {
        let told = try asked("last-added-wins", "third failed")
        #expect(
            told.hasPrefix(
                """
                ask.finger(a, 0.300 s)
                  why.failedAt(third, 0.342 s): why.rankedPrevents(fourth
                """))
        #expect(told.contains("  why.beganAt(fourth, 0.342 s)"))
        #expect(
            try asked("last-added-wins", "fourth failed").contains(
                "ask.recognizerDidNotFail(fourth)"))
    }

    @Test("AR7: which of two that were ready came first is said, and why")
    func precedence() throws {
        #expect(
            try asked("last-added-wins", "second failed").contains(
                "why.rankedPrevents(third, why.addedLater(middle, second))"))
    }

    @Test("HT2: a view that would have refused by itself is not excused by those in front")
    func ownRefusal() throws {
        #expect(
            try asked("late-highlight", "list", at: 6.5).contains(
                """
                view.notGot(list): \
                view.refusalAndFront(hit.outside(490.0, 134.0, 260 × 280), quick)
                """))
    }

    @Test("SM2: an action that is still to come is no missing target")
    func actionToCome() throws {
        let session = try Lessons.played("last-added-wins")
        let why = Why(session.trace, scene: session.scene)
        let began = try #require(
            session.trace.records.first { record in
                if case .transition(_, _, .began, _, _) = record.entry { true } else { false }
            })
        guard case .transition(let id, _, _, _, _) = began.entry else { return }
        let told = why.sentences(about: id, at: began.number).map(\.meaning)
        #expect(!told.contains { $0.contains("why.noTarget") }, "\(told)")
    }

    @Test("A finger, a moment, a word and nothing at all can be asked about, in Chinese too")
    func others() throws {
        #expect(
            try asked("last-added-wins", "finger a", at: 0.3).contains("view.hit(inner, a)"))
        let late = try asked("late-highlight", "为什么 play 延迟")
        #expect(late.contains("delivery.watched(list)"))
        #expect(
            try asked("last-added-wins", "prevents").contains("record.prevented(third, second)"))
        #expect(try asked("last-added-wins", "").contains("why.failedAt(third, 0.342 s)"))
        #expect(try asked("last-added-wins", "nobody-there") == "")
    }
}
