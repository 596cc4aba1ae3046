import Foundation
import Testing
import TouchReading
import TouchScript
import TouchSession
import TouchTrace

@testable import TouchKit
@testable import TouchLive

@Suite("A lesson that has been open long") struct LiveSessionTests {
    private let scene = """
        scene 1 "board" 640 x 400
        view card at 40 60 size 300 280 color coral moves
          pan drag fingers 2
        view pad at 400 60 size 200 280 color sky
          tap once
        """

    private func session(limit: Int) throws -> PacedSession {
        PacedSession(
            scene: try Scene.parse(scene + "\n", file: "board.scene"), tape: nil, language: "en",
            now: 0, limit: limit)
    }

    private func touch(
        _ session: PacedSession, _ phase: UITouch.Phase, _ x: Double, _ y: Double, at time: Double
    ) {
        session.send(
            [
                TouchSample(
                    finger: 1, phase: phase, location: CGPoint(x: x, y: y), timestamp: time)
            ], now: time)
    }

    /// Drags the card by 30 points.
    private func drag(_ session: PacedSession, from time: Double) {
        touch(session, .began, 100, 100, at: time)
        for step in 1...30 {
            touch(session, .moved, 100 + Double(step), 100, at: time + Double(step) / 100)
        }
    }

    @Test("it is full beyond its limit, at the next moment without fingers")
    func full() throws {
        let session = try session(limit: 200)
        drag(session, from: 1)
        #expect(session.session.tracer.count > 200 && !session.isFull)
        touch(session, .ended, 130, 100, at: 2)
        #expect(session.isFull)
        let patient = try self.session(limit: 5000)
        drag(patient, from: 1)
        touch(patient, .ended, 130, 100, at: 2)
        #expect(!patient.isFull)
    }

    @Test("looking back begins anew with the scene as it stands, and says so for a while")
    func beginsAnew() throws {
        let session = try session(limit: 200)
        drag(session, from: 1)
        touch(session, .ended, 130, 100, at: 2)
        let (before, old) = (session.latest, session.trace)
        session.beginAnew()
        let (after, trace) = (session.latest, session.trace)
        #expect(!session.isFull && trace.records.count < 60)
        #expect(trace.records.first?.time == session.session.time)
        for name in ["window", "card", "pad"] {
            let place = view(name, before, in: old)
            #expect(place != nil && place == view(name, after, in: trace), "\(name)")
        }
        #expect(after.recognizers.values.count == 2)
        #expect(session.tellsLimit(now: 10) && !session.tellsLimit(now: 30))
        drag(session, from: 31)
        #expect(session.isTouched)
    }

    /// Where a view is on the screen.
    private func view(_ name: String, _ state: StageState, in trace: Trace) -> CGRect? {
        let view = state.views.values.first { trace.name(of: $0.id) == name }
        return view.map { $0.bounds.applying(state.toScreen($0.id)) }
    }

    @Test("the recording stays whole, and the past can still be left")
    func recording() throws {
        let session = try session(limit: 200)
        drag(session, from: 1)
        touch(session, .ended, 130, 100, at: 2)
        session.beginAnew()
        drag(session, from: 5)
        touch(session, .ended, 130, 100, at: 6)
        let tape = session.recordedTape
        let again = Session(scene: session.session.scene, tape: tape)
        again.runTape()
        let live = session.session.view(named: "card")?.center
        #expect(live != nil && again.view(named: "card")?.center == live)
        let branch = session.session.tape(upTo: session.session.tracer.count)
        #expect(branch.lines.dropLast().elementsEqual(tape.lines))
        #expect(session.session.tape(upTo: 3).lines.count < tape.lines.count)
        #expect(session.session.tape(upTo: 3).lines.count > 30)
    }
}
