import Foundation
import Testing
import TouchKit
import TouchScript
import TouchTrace
import TouchWords

@testable import TouchStudio

/// What made recordings tell of the touchscreens that they could be of.
@Suite("What fingers tell of a touchscreen") struct TouchMeasuresTests {
    /// Words of one finger, at `rate` a second, from 1 s on.
    private func words(
        _ count: Int, rate: Double = 120, finger: String = "a", from start: Double = 1,
        at place: (Int) -> CGPoint = { CGPoint(x: 20.0 + 2 * Double($0), y: 100) },
        late: (Int) -> Double = { _ in 0 }, without: Range<Int> = 0..<0, lifts: Bool = true
    ) -> [String] {
        let kept = (0..<count).filter { !without.contains($0) }
        let moves = kept.map { index in
            let time = start + Double(index) / rate + late(index)
            let point = place(index)
            return "event \(String(format: "%.5f", time))s \(finger) "
                + (index == 0 ? "began" : "moved")
                + " (\(String(format: "%.3f", point.x)), \(String(format: "%.3f", point.y)))"
        }
        let end = start + Double(count) / rate
        let last = place(count - 1)
        return moves
            + (lifts
                ? ["event \(String(format: "%.5f", end))s \(finger) ended (\(last.x), \(last.y))"]
                : [])
    }

    private func measures(_ lines: [String]) throws -> DeviceMeasures {
        let tape = try Tape.parse(
            "tape 1\nscene \"board\"\n" + lines.joined(separator: "\n"), file: "made")
        let measures = try #require(TouchMeasures(of: tape))
        return try #require(measures.devices.first)
    }

    @Test("the rate is the device's, to a tenth", arguments: [60.0, 120, 240])
    func rate(rate: Double) throws {
        let told = try measures(words(100, rate: rate))
        #expect(abs(try #require(told.all.rate) - rate) < 0.1)
        #expect(told.contacts == 1 && told.most == 1 && told.now == 0 && told.lostUps == 0)
        #expect(told.all.gaps == 0)
        #expect(try #require(told.all.intervals.spread) < 0.0001)
    }

    @Test("missing words make a gap, and leave the rate as it is")
    func gap() throws {
        let told = try measures(words(100, without: 40..<45))
        #expect(told.all.gaps == 1)
        #expect(abs(told.all.longestGap - 6.0 / 120) < 0.0001)
        #expect(abs(try #require(told.all.rate) - 120) < 0.1)
    }

    @Test("words that come late, all at once, are no gap, and leave the rate as it is")
    func late() throws {
        let told = try measures(
            words(100, late: { (40..<48).contains($0) ? Double(48 - $0) / 120 : 0 }))
        #expect(told.all.gaps == 0)
        #expect(abs(try #require(told.all.rate) - 120) < 0.1)
    }

    @Test("up to three intervals are none")
    func noGap() throws {
        #expect(try measures(words(100, without: 40..<42)).all.gaps == 0)
    }

    @Test("a finger that stood still had nothing to say")
    func silence() throws {
        let told = try measures(
            words(
                100,
                at: {
                    CGPoint(x: 20.0 + 2 * Double(min($0, 40)) + 2 * Double(max(0, $0 - 60)), y: 100)
                },
                without: 41..<60))
        #expect(told.all.gaps == 0)
    }

    @Test("a touchscreen that holds the first way back is said to, and that is no gap")
    func hold() throws {
        let told = try measures(words(100, without: 1..<10))
        #expect(told.all.gaps == 0)
        #expect(abs(try #require(told.all.holds.mean) - 10.0 / 120) < 0.0001)
    }

    @Test("jitter is how far intervals are from their mean")
    func jitter() throws {
        let told = try measures(words(101, rate: 100, late: { $0 % 2 == 0 ? 0 : 0.001 }))
        // 11 and 9 ms in turn.
        #expect(abs(try #require(told.all.intervals.spread) - 0.001) < 0.00002)
    }

    @Test("a resting finger's place jitters, and its slow drift is none of it")
    func rest() throws {
        let told = try measures(
            words(
                120,
                at: { CGPoint(x: 100 + 0.04 * Double($0), y: 100 + ($0 % 2 == 0 ? 0.5 : -0.5)) }))
        #expect(abs(try #require(told.all.rests.fromZero) - 0.5) < 0.05)
        #expect(try measures(words(120)).all.rests.fromZero == nil)
    }

    @Test("each finger has a rate of its own")
    func fingers() throws {
        let lines = words(60, rate: 120) + words(30, rate: 60, finger: "b", from: 1.001)
        let sorted = lines.sorted {
            Double($0.split(separator: " ")[1].dropLast()) ?? 0
                < Double($1.split(separator: " ")[1].dropLast()) ?? 0
        }
        let told = try measures(sorted)
        #expect(told.most == 2)
        #expect(told.fingers.map { Int(($0.rate ?? 0).rounded()) } == [120, 60])
    }

    @Test("a finger that comes down again, or never goes up, lost its up")
    func lostUps() throws {
        let told = try measures(
            words(20, lifts: false) + words(20, from: 2) + words(20, from: 3, lifts: false))
        #expect(told.contacts == 3)
        #expect(told.lostUps == 2)
    }

    @Test("pressure and radius are what was told, or nothing")
    func detail() throws {
        let told = try measures([
            "event 1s a began (10, 10) force 0.25 radius 4",
            "event 1.1s a moved (20, 10) force 0.75 radius 6",
            "event 1.2s a ended (20, 10)",
        ])
        #expect(told.pressure == 0.25...0.75)
        #expect(told.radius == 4...6)
        let silent = try measures(words(20))
        #expect(silent.pressure == nil && silent.radius == nil)
    }

    @Test("a tape without events of a touchscreen tells nothing of one")
    func noEvents() throws {
        let tape = try Tape.parse("tape 1\nscene \"board\"\ntap (10, 10)\n", file: "made")
        #expect(TouchMeasures(of: tape) == nil)
    }

    @Test("a finger that stays down for an hour is measured all along")
    func long() {
        var measures = DeviceMeasures(device: 1)
        for index in 0..<100_000 {
            measures.take(
                ContactSample(
                    finger: 1, phase: index == 0 ? .began : .moved, time: Double(index) / 100,
                    location: CGPoint(x: index % 500, y: 0)))
        }
        #expect(measures.all.intervals.count == 99_999)
        #expect(abs((measures.all.rate ?? 0) - 100) < 0.01)
    }
}
