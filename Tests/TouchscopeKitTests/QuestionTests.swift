import Foundation
import Testing
import TouchKit
import TouchScript
import TouchSession
import TouchStage

@testable import TouchscopeKit

@Suite("Questions one after the other")
struct QuestionTests {
    @Test("back leads to what was asked before, and to where one stood")
    func back() {
        let studio = Studio()
        studio.playhead.stand(at: 5)
        studio.ask(.subject(SubjectID(2)))
        studio.ask(.record(7))
        studio.playhead.stand(at: 7)
        // Asking the same again is no new question.
        studio.ask(.record(7))
        #expect(studio.earlier.count == 2)
        #expect(studio.askAgain())
        #expect(studio.choice == .subject(SubjectID(2)) && studio.playhead.record == 5)
        #expect(studio.askAgain())
        #expect(studio.choice == nil)
        #expect(!studio.askAgain())
    }

    @Test("the beginning is the scene as it stands before the first finger")
    func beginning() throws {
        let scene = try Scene.parse(
            "scene 1 \"one\" 100 x 100\nview card at 0 0 size 100 100 color sky\n", file: "one")
        let session = Session(scene: scene)
        let studio = Studio()
        studio.update(from: session.trace)
        #expect(studio.beginning(of: session.trace) == session.trace.records.count)
        let count = session.trace.records.count
        session.send([
            TouchSample(
                finger: 1, phase: .began, location: CGPoint(x: 50, y: 50), timestamp: 1)
        ])
        studio.update(from: session.trace)
        #expect(studio.beginning(of: session.trace) == count)
        let state = StageHistory(session.trace).state(at: count)
        #expect(!state.windows.isEmpty && state.touches.isEmpty)
    }

    @Test("live there is nothing to go back to")
    func live() {
        let studio = Studio()
        studio.ask(.record(7))
        studio.goLive()
        #expect(!studio.askAgain() && studio.playhead.isLive)
    }
}
