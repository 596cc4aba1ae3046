import Testing
import TouchKit
import TouchStage

@testable import touchscope

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

    @Test("live there is nothing to go back to")
    func live() {
        let studio = Studio()
        studio.ask(.record(7))
        studio.goLive()
        #expect(!studio.askAgain() && studio.playhead.isLive)
    }
}
