import Foundation
import Testing
import TouchScript
import TouchSession
import TouchTrace

@testable import TouchStudy
@testable import TouchVideo
@testable import TouchscopeKit

@Suite("Thinning a recording")
struct ThinningTests {
    private let scene = "scene 1 \"s\" 400 x 400\nview v at 0 0 size 400 400\n"

    /// One finger, ten milliseconds between its places.
    private func tape(_ points: [(Double, Double)]) throws -> (Scene, Tape) {
        var lines = ["tape 1", "scene \"s\""]
        for (index, point) in points.enumerated() {
            let phase = index == 0 ? "began" : index == points.count - 1 ? "ended" : "moved"
            lines.append("event \(index * 10)ms a \(phase) (\(point.0), \(point.1))")
        }
        let scene = try Scene.parse(scene, file: "s.scene")
        return (scene, try Tape.parse(lines.joined(separator: "\n"), file: "t.tape", scene: scene))
    }

    @Test("a straight way needs only its ends, a corner stays")
    func corner() throws {
        let across = stride(from: 0.0, through: 50, by: 10).map { ($0, 0.0) }
        let down = stride(from: 10.0, through: 50, by: 10).map { (50.0, $0) }
        let way = across + down
        let (_, tape) = try tape(way)
        let thinning = Thinning(tape, tolerance: 0.5)
        #expect(thinning.before == 11)
        #expect(thinning.after == 3)
        #expect(thinning.tape.text.contains("event 50ms a moved (50, 0)"))
    }

    @Test("relative times are those since what is left, and what is no event stays when it was")
    func relative() throws {
        let scene = try Scene.parse(scene, file: "s.scene")
        let tape = try Tape.parse(
            """
            tape 1
            scene "s"
            event 1s a began (0, 0)
            event +8ms a moved (1, 0)
            event +8ms a moved (2, 0)
            shake
            event +8ms a moved (3, 0)
            wait 5ms
            event +3ms a ended (4, 0)
            """, file: "t.tape", scene: scene)
        let thin = Thinning(tape, tolerance: 0.5).tape
        #expect(
            thin.text.split(separator: "\n").dropFirst(2) == [
                "event 1s a began (0, 0)", "wait 16ms", "shake", "wait 13ms",
                "event +3ms a ended (4, 0)",
            ])
        #expect(thin.times.last == tape.times.last)
    }

    @Test("a change of speed is a corner in time")
    func speed() throws {
        let (_, tape) = try tape([(0, 0), (1, 0), (2, 0), (3, 0), (63, 0), (123, 0)])
        #expect(Thinning(tape, tolerance: 0.5).after == 3)
    }

    @Test("decisions stay what they were")
    func decisions() throws {
        let (scene, tape) = try tape(
            (0...20).map { (step: Int) in (Double(step) * 7, Double(step % 3)) })
        let thinned = Thinning(tape, tolerance: 4).tape
        let (old, new) = (
            FilmedTape(scene: scene, tape: tape).session.trace,
            FilmedTape(scene: scene, tape: thinned).session.trace
        )
        #expect(old.records.count > new.records.count)
        #expect(Thinning.decisions(in: old) == Thinning.decisions(in: new))
        #expect(!Thinning.decisions(in: old).isEmpty)
    }
}
