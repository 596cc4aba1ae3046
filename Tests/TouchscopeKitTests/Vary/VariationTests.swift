import Foundation
import TestSupport
import Testing
import TouchKit
import TouchScript
import TouchSession
import TouchTrace

@testable import TouchHost
@testable import TouchStudy
@testable import TouchscopeKit

@Suite("Gestures varied")
struct VariationTests {
    nonisolated private static let lessons = Lessons.files.filter { $0.hasSuffix(".tape") }
        .map { String($0.dropLast(5)) }

    @Test("A gesture that is varied by nothing leaves the trace it left", arguments: lessons)
    func same(lesson: String) throws {
        let played = try Lessons.played(lesson)
        let again = Session(
            scene: played.scene,
            tape: FrozenGestures(played.recordedTape).varied(Variation()).tape)
        again.runTape()
        #expect(again.trace.text == played.trace.text)
    }

    private func gestures(_ lines: String) throws -> FrozenGestures {
        let scene = try Scene.parse(
            "scene 1 \"s\" 400 x 400\nview v at 0 0 size 400 400\n", file: "s.scene")
        let tape = try Tape.parse("tape 1\nscene \"s\"\n" + lines, file: "t.tape", scene: scene)
        let session = Session(scene: scene, tape: tape)
        session.runTape()
        return FrozenGestures(session.recordedTape)
    }

    private let drag = """
        finger a down (100, 100)
        finger a move by 60 0 over 300ms
        wait 200ms
        finger a up
        wait 1s
        tap v
        wait 2s
        """

    @Test("Size is about where the finger came down, speed leaves long pauses alone")
    func sizeAndSpeed() throws {
        let gestures = try gestures(drag)
        #expect(gestures.gestures == [0, 1])
        let large = gestures.varied(Variation(size: 2)).ways[0]
        #expect(large.first.sample.location == CGPoint(x: 100, y: 100))
        #expect(large.samples.last?.sample.location == CGPoint(x: 220, y: 100))
        let fast = gestures.varied(Variation(speed: 2))
        #expect(abs(fast.ways[0].end - 0.25) < 1e-9)
        #expect(abs(fast.ways[1].start - 1.25) < 1e-9)
        #expect(abs(fast.ways[1].end - fast.ways[1].start - 0.04) < 1e-9)
    }

    @Test("A rest grows alone, and a rate tells a moving finger so often and a resting one never")
    func restAndRate() throws {
        let gestures = try gestures(drag)
        let long = gestures.varied(Variation(rest: 3)).ways[0]
        #expect(abs(long.end - 0.9) < 1e-9)
        #expect(long.samples.contains { abs($0.time - 0.3) < 1e-9 })
        let slow = gestures.varied(Variation(rate: 30)).ways[0]
        let times = slow.samples.map { ($0.time * 30).rounded() / 30 }
        #expect(slow.samples.count == 11, "\(times)")
        #expect(abs(slow.samples[1].time - 1.0 / 30) < 1e-9)
        #expect(abs(slow.samples[1].sample.location.x - 106.667) < 0.01)
    }

    @Test("Trembling stays within its radius and where the finger came down")
    func trembling() throws {
        let gestures = try gestures(drag)
        let calm = gestures.varied(Variation(rate: 120)).ways[0].samples
        let nervous = gestures.varied(Variation(rate: 120, jitter: 4, seed: 3)).ways[0].samples
        #expect(calm.count == nervous.count && calm[0].sample == nervous[0].sample)
        for (a, b) in zip(calm, nervous).dropFirst() {
            let (p, q) = (a.sample.location, b.sample.location)
            #expect(hypot(p.x - q.x, p.y - q.y) <= 4 && p != q)
        }
    }
}

@Suite("Workers")
struct VaryCrewTests {
    private let job = VaryJob(
        scene: "scene 1 \"s\" 400 x 400\n", file: "s.scene", tape: "tape 1\nscene \"s\"\n",
        language: "en", base: Variation()
    ).asking([.vary(Variation()), .vary(Variation(size: 2))])

    @Test("A worker that is killed, or ends before its time, is one clear line")
    func killed() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let victim = folder.appending(path: "victim").path
        try "#!/bin/sh\nkill -9 $$\n".write(toFile: victim, atomically: true, encoding: .utf8)
        chmod(victim, 0o700)
        let rest = "after 0 of 1 answer; try again, or use --jobs 1"
        for (program, end) in [
            (victim, "was killed by signal 9"), ("false", "ended with status 1"),
        ] {
            let failure = #expect(throws: Failure.self) {
                try VaryCrew(program: program, count: 2).answers(to: job)
            }
            #expect(failure?.message["en"] == "a worker \(end) \(rest)")
        }
        #expect(try VaryCrew(program: "false", count: 1).answers(to: job).count == 2)
    }
}
