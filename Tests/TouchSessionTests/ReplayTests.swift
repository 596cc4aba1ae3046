import Foundation
import TestSupport
import Testing
import TouchReading
import TouchScript
import TouchSession
import TouchTrace

@testable import TouchKit

/// The same scene and tape give the same trace: in one step or many, played or replayed.
@Suite struct ReplayTests {
    private func lesson(_ file: String) throws -> (tape: Tape, scene: Scene) {
        guard
            case .tape(let tape, let scene) = try ScriptFile.load(
                Lessons.folder.appending(path: file))
        else { throw CancellationError() }
        return (tape, scene)
    }

    @Test(
        "One step or many, the same trace",
        arguments: Lessons.files.filter { $0.hasSuffix(".tape") })
    func steps(file: String) throws {
        let (tape, scene) = try lesson(file)
        let whole = Session(scene: scene, tape: tape)
        whole.runTape()
        for step in [1.0 / 60, 0.0073, 0.41] {
            let stepped = Session(scene: scene, tape: tape)
            var time = 0.0
            while !stepped.isAtEnd {
                time += step
                stepped.step(to: time)
            }
            #expect(stepped.trace == whole.trace, "in steps of \(step) s")
            #expect(stepped.cues == whole.cues)
        }
    }

    @Test(
        "What is recorded while playing brings about the same trace again",
        arguments: Lessons.files.filter { $0.hasSuffix(".tape") })
    func recorded(file: String) throws {
        let (tape, scene) = try lesson(file)
        let played = Session(scene: scene, tape: tape)
        played.runTape()
        let text = played.recordedTape.text
        let again = Session(scene: scene, tape: try Tape.parse(text, file: "r", scene: scene))
        again.runTape()
        #expect(again.trace.text == played.trace.text)
        #expect(again.recordedTape.text == text)
    }

    @Test("What a finger says beside its place is recorded: force, size, kind, times of its own")
    func details() throws {
        let scene = try Scene.parse("scene 1 \"a\" 100 x 100\n", file: "a.scene")
        let session = Session(scene: scene)
        func sample(
            _ finger: Int, _ phase: UITouch.Phase, _ time: Double, _ type: UITouch.TouchType,
            coalesced: [TouchSample] = []
        ) -> TouchSample {
            TouchSample(
                finger: finger, phase: phase, location: CGPoint(x: 30 + time, y: 40),
                timestamp: time, force: time / 2, majorRadius: time * 3, type: type,
                coalesced: coalesced)
        }
        let between = sample(1, .moved, 1.25, .pencil)
        session.send([sample(1, .began, 1, .pencil), sample(2, .began, 1, .direct)])
        session.send([
            sample(1, .moved, 1.5, .pencil, coalesced: [between]), sample(2, .moved, 1.25, .direct),
        ])
        let tape = try Tape.parse(session.recordedTape.text, file: "a.tape", scene: scene)
        let events = tape.lines.compactMap { line -> [RecordedSample]? in
            if case .act(.event(_, let samples), _)? = line.statement { samples } else { nil }
        }
        #expect(events.map(\.count) == [2, 2])
        let (first, second) = (events.first?.first, events.last?.first)
        #expect(first?.force == 0.5 && first?.radius == 3 && first?.type == .pencil)
        #expect(events.first?.last?.type == .direct && second?.time == nil)
        #expect(events.last?.last?.time == .after(Span(-250, .ms)))
        let inner = try #require(second?.coalesced.first)
        #expect(inner.location == between.location && inner.time == .after(Span(-250, .ms)))
        #expect(inner.force == 0.625 && inner.radius == 3.75 && inner.type == .pencil)
    }

    @Test("Live input in any order is recorded without loss", arguments: 0..<6)
    func live(seed: Int) throws {
        let scene = try Scene.parse(
            """
            scene 1 "live" 640 x 400
            view card at 40 40 size 400 300 multitouch
              pan drag moves
              long-press hold
              tap once
                # Fires on a timer.
              tap twice taps 2
              pinch zoom scales simultaneous-with all
            require once to-fail twice
            """, file: "live.scene")
        let session = Session(scene: scene)
        var dice = Dice(seed: UInt64(seed))
        var clock = 0.0
        for _ in 0..<400 {
            clock += Double(dice.roll(100)) / 1000
            switch dice.roll(20) {
            case 0: session.interrupt()
            case 1: session.shake()
            case 2: session.remote(.play)
            case 3: session.step(to: clock)
            case 4:
                session.send(
                    PointerSample(phase: .moved, location: point(&dice), timestamp: clock))
            default: session.send(samples(&dice, at: clock))
            }
        }
        let text = session.recordedTape.text
        let again = Session(scene: scene, tape: try Tape.parse(text, file: "r", scene: scene))
        again.runTape()
        #expect(again.trace.text == session.trace.text)
    }

    /// Some sensible, some not: moves without began, late ones, several of one finger, no numbers.
    private func samples(_ dice: inout Dice, at clock: Double) -> [TouchSample] {
        (0...dice.roll(3)).map { _ in
            let phases: [UITouch.Phase] = [.began, .moved, .moved, .moved, .ended, .cancelled]
            var sample = TouchSample(
                finger: dice.roll(4), phase: phases[dice.roll(phases.count)],
                location: point(&dice), timestamp: clock - Double(dice.roll(3)) / 100,
                force: Double(dice.roll(3)) / 3, majorRadius: Double(dice.roll(10)) / 7)
            if dice.roll(40) == 0 { sample.location.x = .nan }
            if dice.roll(10) == 0 {
                var earlier = sample
                earlier.timestamp -= 0.004
                sample.coalesced = [earlier]
            }
            return sample
        }
    }

    private func point(_ dice: inout Dice) -> CGPoint {
        CGPoint(x: Double(dice.roll(64_000)) / 100, y: Double(dice.roll(40_000)) / 77)
    }

    @Test("Places are found when their line starts, then frozen")
    func places() throws {
        let session = try session(
            """
            scene 1 "board" 640 x 400
            view card at 0 0 size 100 100
            """,
            """
            finger a down (300, 300)
            set card at 200 0
            finger a move card over 500ms
            with set card at 400 0
            finger a up
            """)
        session.runTape()
        let last = session.recordedTape.text.split(separator: "\n").last
        #expect(last == "event +0ms a ended (250, 50)")
    }

    @Test("Moves are sampled 120 times a second, the last sample exactly in place and time")
    func sampling() throws {
        let session = try session(
            board, "finger a down (0, 0)\nfinger a move (10, 0) over 20ms\nfinger a up")
        session.runTape()
        let lines = session.recordedTape.text.split(separator: "\n").dropFirst(2)
        #expect(
            lines.map(String.init) == [
                "event +0ms a began (0, 0)",
                "event +8.333333333333334ms a moved (4.166666666666666, 0)",
                "event +8.333333333333334ms a moved (8.333333333333332, 0)",
                "event +3.333333333333334ms a moved (10, 0)",
                "event +0ms a ended (10, 0)",
            ])
    }

    @Test("Lines that go together make one event; the next line waits for all of them")
    func together() throws {
        let session = try session(
            board,
            """
            finger a down (10, 10)
            with finger b down (20, 20)
            finger a move (20, 10) over 10ms
            with finger b move (30, 20) over 20ms
            finger a up
            """)
        session.runTape()
        let lines = session.recordedTape.text.split(separator: "\n").dropFirst(2)
        #expect(lines.first == "event +0ms a began (10, 10), b began (20, 20)")
        #expect(lines.last == "event +0ms a ended (20, 10)")
    }

    @Test("A place in a view that is in no window is a failure at its line")
    func noPlace() throws {
        let session = try session(board, "remove badge\n\ntap badge")
        session.runTape()
        #expect(
            session.failures.map(\.description) == [
                "board.tape:5:1: found a place in a view that is not in a window, "
                    + "expected a view in a window"
            ])
    }
}
