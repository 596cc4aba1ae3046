import Testing

@testable import TouchKit
@testable import touchscope

@Suite("The story's pace")
struct StoryPaceTests {
    private func records(_ entries: [TraceEntry]) -> [TraceRecord] {
        entries.enumerated().map { index, entry in
            TraceRecord(
                serial: Int32(index + 1), cause: 0, time: 0, rule: .none, entry: entry)
        }
    }

    private let finger = SubjectID(1)
    private let view = SubjectID(2)

    private func sample(_ phase: UITouch.Phase) -> TraceEntry {
        .sample(touch: finger, finger: 1, phase: phase, x: 0, y: 0)
    }

    @Test("decisions appear one after the other")
    func oneByOne() {
        var pace = StoryPace()
        pace.take(
            records([
                .taken(samples: 1), sample(.began), .visit(view: view, verdict: .inside),
                .visit(view: view, verdict: .outside),
                .hit(touch: finger, window: view, view: view), .sequenceEnded,
            ]))
        var told: [Int] = []
        for _ in 0..<8 {
            pace.advance(by: 0.06)
            told.append(pace.record)
        }
        #expect(told == [2, 3, 3, 4, 4, 6, 6, 6])
        #expect(pace.isSettled(after: 0.1))
    }

    @Test("a move is shown at once")
    func moves() {
        var pace = StoryPace()
        pace.take(
            records([
                .taken(samples: 1), sample(.moved), .consumed(by: view, method: .touchesMoved),
            ]))
        #expect(pace.record == 3)
    }

    @Test("a long story hurries, so that it is never far behind")
    func hurry() {
        var pace = StoryPace()
        let visits = Array(repeating: TraceEntry.visit(view: view, verdict: .inside), count: 400)
        pace.take(records([.taken(samples: 1), sample(.began)] + visits))
        pace.advance(by: StoryPace.patience + 0.001)
        #expect(pace.record == 402)
    }
}
