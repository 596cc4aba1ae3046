import Testing
import TouchTrace

@testable import TouchKit
@testable import TouchLive

@Suite("Fingers of a branch")
struct BranchFingersTests {
    private func sample(
        _ finger: Int, _ phase: UITouch.Phase, _ x: CGFloat
    ) -> TouchSample {
        TouchSample(
            finger: finger, phase: phase, location: CGPoint(x: x, y: 0), timestamp: 1)
    }

    private func say(_ samples: [TouchSample]) -> String {
        samples.map { "\($0.finger) \($0.phase)" }.joined(separator: ", ")
    }

    @Test("a finger beside a standing one goes on as that one; another gets a free number")
    func takeOver() {
        var fingers = BranchFingers()
        fingers.stand([(1, CGPoint(x: 0, y: 0)), (2, CGPoint(x: 200, y: 0))])
        let given = [
            sample(1, .began, 210), sample(2, .began, 500), sample(1, .moved, 220),
            sample(2, .moved, 510), sample(1, .ended, 220), sample(2, .ended, 510),
        ]
        #expect(
            say(given.map { fingers.translate($0) })
                == "2 moved, 3 began, 2 moved, 3 moved, 2 ended, 3 ended")
        #expect(say(fingers.lift(at: 2)) == "1 ended")
        #expect(fingers.lift(at: 2).isEmpty)
    }

    @Test("a finger that the host never let go of stands no more once it is lifted")
    func neverLetGo() {
        var fingers = BranchFingers()
        fingers.stand([(1, CGPoint(x: 0, y: 0))])
        let given = [
            sample(1, .moved, 5), sample(1, .ended, 5), sample(1, .began, 6), sample(1, .ended, 6),
        ]
        #expect(
            say(given.map { fingers.translate($0) }) == "1 moved, 1 ended, 1 began, 1 ended")
    }

    @Test("without standing fingers nothing changes")
    func plain() {
        var fingers = BranchFingers()
        let given = [sample(4, .began, 0), sample(4, .moved, 9), sample(4, .ended, 9)]
        #expect(given.map { fingers.translate($0) } == given)
    }
}
