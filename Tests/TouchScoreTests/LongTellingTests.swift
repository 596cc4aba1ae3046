import Foundation
import TestSupport
import Testing
import TouchKit
import TouchScore
import TouchScript
import TouchSession

@Suite("Telling a long tape") struct LongTellingTests {
    @Test(
        "7: no line looks back through all that was told, or at everybody",
        arguments: [
            "caption \"c#\"", "highlight a", "spotlight a", "dim a",
            "arrow a to t \"x\"\narrow off",
            "title \"c#\"", "ask \"c#\" 1s\nanswer", "end \"c#\"", "chapter \"c#\"", "follow a 2",
            "show cards\nhide cards", "freeze 1s", "slow 2\nslow off", "direct off\ndirect on",
        ])
    func growth(line: String) throws {
        let scene = try Scene.parse(
            "scene 1 \"a\" 400 x 200\nview a at 20 20 size 80 60\n  tap t\n", file: "a.scene")
        // Each tap is another finger that the trace speaks of.
        let taps = String(repeating: "tap a\nwait 1s\n", count: 4000)
        let told = (1...8000).map { line.replacing("#", with: "\($0)") + "\n" }.joined()
        let tape = try Tape.parse(
            "tape 1\nscene \"a\"\n" + taps + told, file: "a.tape", scene: scene)
        let session = Session(scene: scene, tape: tape)
        session.runTape()
        let work = timed {
            let film = Film(
                trace: session.trace, cues: session.cues, scene: scene, end: session.time)
            _ = film.longCaptions(session.cues, file: "a.tape")
            #expect(film.score.beats.count > 8000)
        }
        #expect(work.seconds < 5, Comment(rawValue: line))
    }
}
