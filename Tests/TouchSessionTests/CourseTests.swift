import Testing
import TouchKit
import TouchScript
import TouchTrace

@testable import TouchSession

@Suite("Long moves") struct CourseTests {
    @Test("7: an input is made when it is due, and not before")
    func due() {
        var made = 0
        var course = Course(count: 1_000_000) { number in
            made += 1
            return TimedInput(time: Double(number), input: .act(.shake))
        }
        #expect(made == 1)
        for number in 0..<100 {
            #expect(course.next?.time == Double(number))
            course.advance()
        }
        #expect(made == 101)
    }

    @Test("7: of a move that takes a day as much is played as time has passed")
    func long() throws {
        let session = try session(
            board, "finger a down badge\nfinger a move card(0.9, 0.9) over 86400s\nfinger a up\n")
        session.step(to: 1)
        let moves = session.trace.records.count {
            if case .sample(_, _, .moved, _, _) = $0.entry { true } else { false }
        }
        #expect(moves == 120)
        #expect(!session.isAtEnd)
    }

    @Test(
        "7: a move gives the trace that its samples give, one by one",
        arguments: ["linear", "ease-out"])
    func same(easing: String) throws {
        let moved = try session(
            board,
            "finger a down badge\nfinger a move card(0.9, 0.9) over 3s \(easing)\n"
                + "with finger b down card\nfinger b move by -40 10 over 1s\nfinger a up\nfinger b up\n"
        )
        moved.runTape()
        #expect(moved.trace.records.count > 500)
        // The recorded tape has every sample as a line of its own.
        let sampled = Session(scene: moved.scene, tape: moved.recordedTape)
        sampled.runTape()
        #expect(moved.trace.text == sampled.trace.text)
    }
}
