import Foundation
import Testing
import TouchKit
import TouchTrace

@testable import TouchDesktop

@Suite("Grouping of finger events")
struct TouchBatchTests {
    /// Fingers of each event and the event's time, "1 2 @0.003 | 1 @0.004".
    private func events(_ samples: [(finger: Int, time: Double)]) -> String {
        var batch = TouchBatch()
        for sample in samples {
            batch.add(
                TouchSample(
                    finger: sample.finger, phase: .moved, location: .zero,
                    timestamp: sample.time))
        }
        return batch.take().map { event in
            #expect(Set(event.map(\.timestamp)).count == 1)
            return event.map { "\($0.finger)" }.joined(separator: " ")
                + " @\(event.first?.timestamp ?? -1)"
        }.joined(separator: " | ")
    }

    @Test("TE4: fingers that move within 4 ms are one event")
    func together() {
        #expect(events([(1, 0), (2, 0.001), (3, 0.003)]) == "1 2 3 @0.003")
        #expect(events([(1, 0), (2, 0.004)]) == "1 @0.0 | 2 @0.004")
    }

    @Test("a finger that moved twice makes two events, so nothing is lost")
    func twice() {
        #expect(events([(1, 0), (2, 0), (1, 0.001)]) == "1 2 @0.0 | 1 @0.001")
    }

    @Test("fingers are numbered from the lowest that is free")
    func numbers() {
        var table = WindowFingers()
        #expect(table.add(.init(device: 3, finger: 17), at: .zero) == 1)
        #expect(table.add(.init(finger: 1), at: .zero) == 2)
        #expect(table.remove(.init(device: 3, finger: 17))?.number == 1)
        #expect(table.add(.init(device: 3, finger: 18), at: .zero) == 1)
        #expect(table.move(.init(device: 3, finger: 17), to: .zero) == nil)
    }
}
