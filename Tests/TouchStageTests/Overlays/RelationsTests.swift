import Foundation
import TestStage
import Testing
import TouchCanvas
import TouchKit
import TouchPicture
import TouchReading
import TouchStage
import TouchWords

@Suite("Relations between the chips")
struct RelationsTests {
    private func picture(_ play: Playground, _ name: String, language: String = "en") throws
        -> [String]
    {
        let typesetter = try Typesetter()
        let trace = play.tracer.trace
        let history = StageHistory(trace)
        let painter = StagePainter(
            language: language, overlays: [.touches, .recognizers], measurer: typesetter)
        let picture = painter.picture(
            of: StageMoment(history.latest), in: trace, size: CGSize(width: 960, height: 640))
        try Gallery.show(picture, "relations-\(name)", typesetter: typesetter)
        return picture.words
    }

    @Test("AR2: a requirement waits, then is broken")
    func requirement() throws {
        let play = Playground()
        let flick = play.add(UISwipeGestureRecognizer(), "flick")
        play.add(UIPanGestureRecognizer(), "drag").require(toFail: flick)
        play.down(1, 250, 300)
        play.drag(by: 30, 0)
        #expect(try picture(play, "waiting").contains("waits for"))
        play.drag(by: 60, 0)
        #expect(try picture(play, "broken").contains("requires failure"))
        #expect(try picture(play, "broken-zh", language: "zh").contains("要求对方失败"))
    }

    @Test("AR6: who prevented whom")
    func prevention() throws {
        let play = Playground()
        _ = play.add(UIPanGestureRecognizer(), "drag")
        _ = play.add(UIPanGestureRecognizer(), "outer", to: play.board)
        play.down(1, 250, 300)
        play.drag(by: 30, 0)
        #expect(try picture(play, "prevented").contains("prevents"))
    }

    @Test("Recognizers that share no touch have nothing to do with one another")
    func strangers() throws {
        let play = Playground()
        let drag = play.add(UIPanGestureRecognizer(), "drag")
        play.add(UITapGestureRecognizer(), "tap", to: play.badge).require(toFail: drag)
        play.down(1, 250, 300)
        let words = try picture(play, "strangers")
        #expect(!words.contains("requires failure") && words.contains { $0.hasPrefix("drag") })
    }
}
