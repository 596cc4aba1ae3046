import Foundation
import TestStage
import Testing
import TouchCanvas
import TouchKit
import TouchPicture
import TouchTrace

@testable import TouchReading
@testable import TouchStage

@Suite("The inspector")
struct InspectorTests {
    @Test("Cards: state, path, gauges, relations, reason")
    func cards() throws {
        let play = Playground.swipeOrPan()
        let why = play.why
        let end = why.index.previous(.action, before: why.trace.records.count) ?? 0
        let inspector = Inspector(why, at: end)
        let drag = try #require(inspector.cards.first { $0.name == "drag" })
        #expect(drag.state == .failed && drag.isContinuous && drag.path == [.possible, .failed])
        #expect(drag.waitsFor == [RecognizerCard.Relation(name: "flick", standing: .broken)])
        #expect(drag.measures.map(\.quantity) == [.movement])
        #expect(
            drag.reason?.english.hasPrefix("drag failed at 0.198 s: it waited for flick") == true)
        let flick = try #require(inspector.cards.first { $0.name == "flick" })
        #expect(flick.state == .ended && !flick.isContinuous && flick.path == [.possible, .ended])
        #expect(flick.awaitedBy == ["drag"])
        let along = try #require(flick.measures.first { $0.quantity == .along })
        #expect(along.isPassed && !along.isLimit && along.share == 1)
        #expect(flick.sureness(of: along) == .reported)
        #expect(drag.measures.map(drag.sureness) == [.observed])
        #expect(inspector.question["en"] == "Why did drag fail?")
        #expect(inspector.question["zh"] == "drag 为什么失败？")
    }

    @Test(
        "When the touch is over, the way back to Possible is drawn with its name",
        arguments: [("en", "reset"), ("zh", "重置")])
    func reset(language: String, name: String) throws {
        let play = Playground.swipeOrPan()
        let end = play.why.index.previous(.action, before: play.why.trace.records.count) ?? 0
        let looks = [end, play.why.trace.records.count].map { Inspector(play.why, at: $0).cards }
        for (cards, isReset) in zip(looks, [false, true]) {
            #expect(cards.count == 2)
            for card in cards {
                #expect(card.isReset == isReset)
                var sketch = Sketch(
                    theme: .dark, language: language, measurer: EvenMeasurer(), unit: 1)
                StateMachineDrawing(
                    isContinuous: card.isContinuous, state: card.state, path: card.path,
                    isReset: card.isReset
                ).draw(in: CGRect(x: 0, y: 0, width: 340, height: 78), into: &sketch)
                let words = sketch.marks.compactMap {
                    if case .text(let text) = $0 { text.string } else { nil }
                }
                #expect(words.contains(name) == isReset)
            }
        }
    }

    @Test("The question follows the subject")
    func questions() throws {
        let play = Playground.swipeOrPan()
        let why = play.why
        func question(_ name: String, at record: Int? = nil) -> String {
            let place = why.trace.subjects.firstIndex { $0.name == name } ?? 0
            let record = record ?? why.trace.records.count
            return Inspector(why, at: record, about: SubjectID(Int32(place + 1))).question["en"]
        }
        #expect(question("card") == "Why did card lose the touch?")
        #expect(question("badge") == "Why didn't badge get the touch?")
        #expect(question("a") == "Where did finger a go?")
        #expect(question("flick") == "Why was flick recognized?")
        let waiting = why.trace.records.first {
            if case .requirement(_, _, .waiting, _) = $0.entry { true } else { false }
        }
        #expect(question("drag", at: Int(waiting?.serial ?? 0)) == "What is drag waiting for?")
        #expect(Inspector(why, at: 0).answers.isEmpty)
    }

    @Test("How an earlier touch ended is no question of the next one")
    func staleOutcome() throws {
        let play = Playground()
        play.add(UITapGestureRecognizer(), "double").numberOfTapsRequired = 2
        play.tap()
        play.wait(0.5)
        func question() -> String { Inspector(play.why, at: play.tracer.count).question["en"] }
        #expect(question() == "Why did card get the touch late?")
        play.down(1, 600, 20)
        #expect(question() == "Why did board get the touch?")
        // In the middle of the event nobody has been asked yet.
        play.up()
        play.down()
        let why = play.why
        let hit = try #require(
            why.trace.records.last { if case .hit = $0.entry { true } else { false } })
        let double = SubjectID(
            Int32((why.trace.subjects.firstIndex { $0.name == "double" } ?? 0) + 1))
        let told = why.sentences(about: double, at: Int(hit.serial)).first
        #expect(told?.english == "double has not been asked about finger a yet")
        #expect(told?.chinese == "还没有询问 double 是否接收手指 a")
    }

    @Test("DL2–DL4: the order of delivery of one event, as numbered steps")
    func order() {
        let play = Playground.swipeOrPan()
        let why = play.why
        let action = why.index.previous(.action, before: why.trace.records.count) ?? 0
        let steps = Inspector(why, at: action).order.map { $0.words["en"] }
        #expect(
            steps == [
                "drag: “moved” (finger a)", "flick: “moved” (finger a)", "flick: Ended",
                "drag: Failed", "flick → Board.flickActed", "card: “cancelled” (finger a)",
                "card → board, forwarded", "board → window, forwarded",
                "window → application, forwarded", "discarded",
            ])
        let hold = Playground()
        hold.add(UILongPressGestureRecognizer(), "hold").delaysTouchesBegan = true
        hold.down()
        let held = hold.why
        #expect(
            Inspector(held, at: held.trace.records.count).order.map { $0.words["en"] } == [
                "hold: “began” (finger a)", "card: “began” (finger a), held by hold",
            ])
        #expect(
            Inspector(held, at: held.trace.records.count).order.map { $0.words["zh"] } == [
                "hold：手指 a 的“开始”", "card：手指 a 的“开始”，扣住（hold）",
            ])
    }

    @Test("Cards, sentences and steps can be chosen, each as high as a finger needs")
    func targets() throws {
        let why = Playground.swipeOrPan().why
        let action = why.index.previous(.action, before: why.trace.records.count) ?? 0
        let inspector = Inspector(why, telling: action)
        let painter = InspectorPainter(measurer: try Typesetter())
        let painted = painter.painted(inspector, width: 340)
        let targets = painted.targets
        let topics = targets.map(\.topic)
        for card in inspector.cards { #expect(topics.contains(.subject(card.id))) }
        for step in inspector.order { #expect(topics.contains(.record(step.record))) }
        for cause in inspector.causes.prefix(8) {
            #expect(topics.contains(.record(cause.records[0])))
        }
        for target in targets { #expect(target.rect.height >= 44, "\(target.topic)") }
        let tops = targets.map(\.rect.minY)
        #expect(tops == tops.sorted())
        func topic(at point: CGPoint) -> InspectorTopic? {
            targets.first { $0.rect.contains(point) }?.topic
        }
        for target in targets {
            let middle = CGPoint(x: target.rect.midX, y: target.rect.midY)
            #expect(topic(at: middle) == target.topic)
        }
        #expect(topic(at: CGPoint(x: 20, y: painted.height + 20)) == nil)
    }

    @Test("The picture, in both languages and all themes")
    func picture() throws {
        let typesetter = try Typesetter()
        let why = Playground.swipeOrPan().why
        let action = why.index.previous(.action, before: why.trace.records.count) ?? 0
        let inspector = Inspector(why, at: action)
        for theme in Theme.all {
            for language in ["en", "zh"] {
                let painter = InspectorPainter(
                    theme: theme, language: language, measurer: typesetter,
                    unit: theme.enlargement)
                let width = 340 * theme.enlargement
                let painted = painter.painted(inspector, width: width)
                #expect(painted.height > 500)
                let picture = painted.picture(
                    size: CGSize(width: width, height: painted.height))
                try Gallery.show(
                    picture, "inspector-\(theme.name)-\(language)", typesetter: typesetter)
            }
        }
    }
}
