import Testing
import TouchTrace

@testable import TouchKit

@Suite struct TouchListTests {
    @Test("touches of a set come in the order in which they began", arguments: [0, 1, 2, 5])
    func ordered(count: Int) {
        let touches = (0..<count).map { finger in
            UITouch(
                serial: finger,
                sample: .init(finger: finger, phase: .began, location: .zero, timestamp: 0),
                moment: .init(phase: .began, timestamp: 0, location: .zero, previousLocation: .zero)
            )
        }
        #expect(TouchList(Set(touches)).map(\.finger) == Array(0..<count))
    }
}
