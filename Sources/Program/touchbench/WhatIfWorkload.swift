import Foundation
import TestSupport
import TouchKit
import TouchReading
import TouchScript
import TouchSession
import TouchStage
import TouchStudy

/// Measures the answers to a change, and to all single changes of a scene, beside one plain replay
/// of the same fingers.
enum WhatIfWorkload {
    static func run() throws {
        print("in ms of own work; × is how many plain replays that is")
        let lessons = try Lessons.files.filter { $0.hasSuffix(".tape") }.map { file in
            try Lessons.played(String(file.dropLast(5)))
        }
        let largest = lessons.max {
            $0.scene.singleChanges().count < $1.scene.singleChanges().count
        }
        guard let largest else { return }
        tell("the largest lesson, \(largest.scene.name)", largest)
        let session = Session(scene: largest.scene, tape: tape(seconds: 30, on: largest.scene))
        session.runTape()
        tell("30 s of dragging on it", session, searches: false)
    }

    private static func tell(_ name: String, _ played: Session, searches: Bool = true) {
        let whatIf = WhatIf(played)
        let scene = played.scene
        let changes = scene.singleChanges()
        let original = Why(played.trace, scene: scene)
        let plain = Timing.median(
            (0..<9).map { _ in milliseconds { _ = try? whatIf.run(on: scene) } })
        // For many changes only some, evenly chosen.
        let some = stride(from: 0, to: changes.count, by: max(1, changes.count / 9))
            .compactMap { try? changes[$0].applied(to: scene).scene }
        let one = Timing.median(
            some.map { changed in
                milliseconds {
                    guard let run = try? whatIf.run(on: changed) else { return }
                    _ = RunComparison(original, Why(run.trace, scene: changed))
                }
            })
        report(
            "%@: %.2f s of event time, %d records", name, played.time, played.trace.records.count)
        report("  plain replay %.2f", plain)
        report("  one change, and where the runs part %.2f, × %.2f", one, one / plain)
        guard searches else { return }
        let all = milliseconds {
            for change in changes {
                guard let changed = try? change.applied(to: scene).scene else { continue }
                _ = try? whatIf.run(on: changed)
            }
        }
        report(
            "  all %d single changes %.2f, × %.2f, %.2f each", changes.count, all, all / plain,
            all / plain / Double(max(changes.count, 1)))
    }

    private static func milliseconds(_ work: () -> Void) -> Double { timed(work).seconds * 1e3 }

    /// Returns a tape of a finger that drags about the middle of the scene, once a second.
    private static func tape(seconds: Int, on scene: Scene) -> Tape {
        var tape = Tape(file: "dragging")
        tape.append(.header)
        tape.append(.scene(scene.name))
        let middle = CGPoint(x: scene.size.width / 2, y: scene.size.height / 2)
        let down = FingerAct.down(.point(middle), force: 0, radius: 0, type: .direct)
        let acts: [TapeAct] = [
            .finger("a", down),
            .finger("a", .moveBy(Offset(dx: 120, dy: 30), Movement(over: Span(0.9)))),
            .finger("a", .up), .wait(Span(0.1)),
        ]
        for _ in 0..<seconds {
            for act in acts { tape.append(.act(act, with: false)) }
        }
        return tape
    }
}
