import Foundation
import Testing
import TouchKit
import TouchScript
import TouchSession
import TouchTrace

@MainActor @Suite("Numbers on a tape that hands made") struct RecordedNumbersTests {
    private static let scene = """
        scene 1 "pad" 400 x 300
        scroll list at 0 0 size 200 300 content 200 2000
        view card at 200 0 size 200 300
          pan drag moves card

        """

    @Test("have three decimals at most, and played again they give the same trace")
    func rounded() throws {
        let scene = try Scene.parse(Self.scene, file: "pad.scene")
        let live = Session(scene: scene)
        var time = 0.1
        for (finger, x) in [(1, 300.0), (2, 100.0)] {
            for step in 0..<40 {
                // As clocks and touchscreens have them.
                time += 0.008_333_333_3 + Double(step) * 1e-9
                let place = CGPoint(x: x + Double(step) / 7, y: 200 - Double(step) * 10 / 3)
                live.send([
                    TouchSample(
                        finger: finger, phase: step == 0 ? .began : step == 39 ? .ended : .moved,
                        location: place, timestamp: time, force: 1 / 3, majorRadius: 22 / 7)
                ])
            }
            time += 1.234_567_891_2
        }
        let text = live.recordedTape.text
        #expect(text.firstMatch(of: #/\.\d{4,}/#) == nil)
        let again = Session(
            scene: scene, tape: try Tape.parse(text, file: "pad.tape", scene: scene))
        again.runTape()
        let (one, other) = (live.trace, again.trace)
        #expect(one.records.count > 200)
        #expect(
            one.records.prefix(other.records.count).map(one.json)
                == other.records.prefix(one.records.count).map(other.json))
    }
}
