import Testing
import TouchTrace

@testable import TouchWords

/// Sentences that are said of few records, or only when somebody asks for them, true and false.
@Suite("What is seldom said")
@MainActor struct HandMadeSentenceTests {
    private let trace: Trace
    private let reader: SecondReader

    init() throws {
        let one = try #require(PlayedCase.written.first { $0.name == "playground.tape" })
        trace = one.trace()
        reader = SecondReader(trace, scene: one.scene)
    }

    @Test("that the pointer was elsewhere is so of who was not asked")
    func pointerElsewhere() throws {
        let (serial, _) = try hover(.changed)
        #expect(holds(sentence("hit.pointerElsewhere", .name("turned")), at: serial))
        for asked in ["hovered", "strip", "window", "nobody at all"] {
            #expect(!holds(sentence("hit.pointerElsewhere", .name(asked)), at: serial), "\(asked)")
        }
        #expect(!holds(sentence("hit.pointerElsewhere", .name("turned")), at: 1))
    }

    @Test("a hover changes as the pointer moves, and ends as it leaves")
    func pointerReasons() throws {
        let (changed, changedAt) = try hover(.changed)
        let (ended, endedAt) = try hover(.ended)
        for (claim, time, serial, reason) in [
            ("why.changedAt", changedAt, changed, "why.pointerMoved"),
            ("why.endedAt", endedAt, ended, "why.pointerLeft"),
        ] {
            for other in ["why.pointerMoved", "why.pointerLeft"] {
                let claim = sentence(claim, .name("over"), .seconds(time))
                let words = sentence("why.because", .sentence(claim), .sentence(sentence(other)))
                #expect(holds(words, at: serial) == (other == reason), "\(serial), \(other)")
            }
        }
    }

    @Test("a pan changes for no pointer")
    func pointerReasonOfPan() throws {
        let change = try #require(
            trace.records.first {
                guard case .transition(let id, _, .changed, _, _) = $0.entry else { return false }
                return trace.name(of: id) != "over"
            })
        let name = trace.name(of: try #require(change.entry.concerned.first))
        let claim = sentence("why.changedAt", .name(name), .seconds(change.time))
        let moved = sentence("why.pointerMoved")
        #expect(holds(claim, at: Int(change.serial)))
        #expect(
            !holds(
                sentence("why.because", .sentence(claim), .sentence(moved)),
                at: Int(change.serial)))
    }

    /// The first transition of the recognizer that follows the pointer into a state.
    private func hover(_ state: GestureState) throws -> (serial: Int, time: Double) {
        let record = try #require(
            trace.records.first {
                guard case .transition(let id, _, state, _, _) = $0.entry else { return false }
                return trace.name(of: id) == "over"
            })
        return (Int(record.serial), record.time)
    }

    private func sentence(_ identifier: String, _ places: Wording.Place...) -> Wording {
        let all = Wording.allIdentifiers.split(separator: "\n")
        return Wording(UInt16(all.firstIndex { $0 == identifier } ?? 0), places)
    }

    private func holds(_ words: Wording, at serial: Int) -> Bool {
        reader.read(SaidSentence(words: words, serial: serial, told: nil, first: serial)) == .holds
    }
}
