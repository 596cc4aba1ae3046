import Testing
import TouchReading
import TouchScript
import TouchSession
import TouchTrace

@testable import TouchKit
@testable import TouchLive

@Suite("The playhead")
struct PlayheadTests {
    private func history() throws -> StageHistory {
        let scene = try Scene.parse(
            "scene 1 \"one\" 100 x 100\nview card at 0 0 size 100 100 color sky\n", file: "one")
        let session = Session(scene: scene)
        for (phase, time) in [(UITouch.Phase.began, 1.0), (.moved, 2), (.ended, 3)] {
            session.send([
                TouchSample(
                    finger: 1, phase: phase, location: CGPoint(x: 50, y: 50 + time),
                    timestamp: time)
            ])
        }
        return StageHistory(session.trace)
    }

    @Test("it moves at its speed from where it stands, and is live beyond the end")
    func playing() throws {
        let history = try history()
        var playhead = Playhead(slowness: 4)
        playhead.stand(at: history.lastRecord(atOrBefore: 1))
        playhead.play(from: 1, now: 100)
        playhead.move(in: history, now: 103.9)
        #expect(playhead.record == history.lastRecord(atOrBefore: 1.975))
        playhead.move(in: history, now: 104.1)
        #expect(playhead.record == history.lastRecord(atOrBefore: 2.025))
        playhead.change(slowness: 1, now: 104.1)
        #expect(abs((playhead.time(now: 104.6) ?? 0) - 2.525) < 1e-9)
        playhead.move(in: history, now: 110)
        #expect(playhead.isLive)
    }

    @Test("what hovers is not stepped through")
    func stepping() throws {
        let scene = try Scene.parse(
            "scene 1 \"one\" 100 x 100\nview card at 0 0 size 100 100 color sky\n", file: "one")
        let session = Session(scene: scene)
        func touch(_ phase: UITouch.Phase, _ time: Double) {
            let point = CGPoint(x: 50, y: 50)
            session.send([
                TouchSample(finger: 1, phase: phase, location: point, timestamp: time)
            ])
        }
        touch(.began, 1)
        touch(.ended, 2)
        let told = session.trace.records.count
        for step in 1...5 {
            let point = CGPoint(x: Double(step), y: 50)
            session.send(
                PointerSample(phase: .moved, location: point, timestamp: 2 + Double(step)))
        }
        let trace = session.trace
        var digest = TraceDigest()
        digest.update(from: trace)
        #expect(digest.lastTold == told && told < trace.records.count)
        let end = digest.step(.event, forward: false, from: trace.records.count, in: trace)
        #expect(end.map { trace.records[$0 - 1].time } == 2)
        let start = digest.step(.event, forward: false, from: end ?? 0, in: trace)
        #expect(start.map { trace.records[$0 - 1].time } == 1)
        #expect(digest.step(.event, forward: true, from: told, in: trace) == nil)
    }
}
