import TestSupport
import Testing
import TouchKit
import TouchSession
import TouchTrace

@testable import TouchReading

@Suite("Asking in words")
struct WhyAskingTests {
    private func asked(
        _ lesson: String, _ question: String, at time: Double? = nil, in language: String = "en"
    ) throws -> String {
        let session = try Lessons.played(lesson)
        let why = Why(session.trace, scene: session.scene)
        return why.answers(to: question, at: time).map { answer in
            (answer.heading.map { $0[language] + "\n" } ?? "")
                + answer.sentences.map { "  " + $0.words[language] + "\n" }.joined()
        }.joined()
    }

    @Test("A name asks about its owner in each sequence of touches, and nothing is said twice")
    func name() throws {
        let told = try asked("last-added-wins", "why not first?")
        #expect(
            told.hasPrefix(
                """
                finger a from 0.300 s
                  first failed at 0.342 s: fourth was recognised first, as its view inner lies in \
                outer, and prevents it
                  first sent no action: a recognizer that fails sends none
                """))
        #expect(told.split(separator: "\n").filter { $0.hasPrefix("finger") }.count == 3)
    }

    @Test("What happened to somebody picks the sentences that say so, with what led to it")
    func event() throws {
        let told = try asked("last-added-wins", "third failed")
        #expect(
            told.hasPrefix(
                "finger a from 0.300 s\n  third failed at 0.342 s: fourth was recognised first"))
        #expect(told.contains("  fourth began at 0.342 s"))
        #expect(try asked("last-added-wins", "fourth failed") == "")
    }

    @Test("AR7: which of two that were ready came first is said, and why")
    func precedence() throws {
        #expect(
            try asked("last-added-wins", "second failed").contains(
                "third was recognised first, added to middle after second, and prevents it"))
    }

    @Test("HT2: a view that would have refused by itself is not excused by those in front")
    func ownRefusal() throws {
        #expect(
            try asked("late-highlight", "list", at: 6.5).contains(
                "list did not get the touch: the point is at (490.0, 134.0) in its coordinates, "
                    + "outside its 260 × 280; quick in front answered before it was asked"))
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
        let told = why.sentences(about: id, at: began.number).map(\.english)
        #expect(!told.contains { $0.contains("no target") }, "\(told)")
    }

    @Test("A finger, a moment, a word and nothing at all can be asked about, in Chinese too")
    func others() throws {
        #expect(
            try asked("last-added-wins", "finger a", at: 0.3).contains("inner was hit by finger a"))
        let late = try asked("late-highlight", "为什么 play 延迟", in: "zh")
        #expect(late.contains("delaysContentTouches"))
        #expect(try asked("last-added-wins", "prevents").contains("third prevents second"))
        #expect(try asked("last-added-wins", "").contains("third failed at 0.342 s"))
        #expect(try asked("last-added-wins", "nobody-there") == "")
    }
}
