import TestStage
import Testing
import TouchKit
import TouchReading
import TouchTrace

@Suite("Everything that happens can be explained")
struct WhyCoverageTests {
    @Test("Every record has a sentence in both languages that rests on it", arguments: 1...12)
    func everyRecord(seed: Int) {
        let session = RandomSession(seed: UInt64(seed))
        for _ in 0..<120 { session.step() }
        check(session.tracer.trace)
    }

    @Test("So has every record of a session full of gestures")
    func gestures() {
        let play = Playground()
        let flick = play.add(UISwipeGestureRecognizer(), "flick")
        play.add(UIPanGestureRecognizer(), "drag").require(toFail: flick)
        _ = play.add(UITapGestureRecognizer(), "tap", to: play.badge)
        _ = play.add(UIPinchGestureRecognizer(), "pinch", to: play.board)
        _ = play.add(UIRotationGestureRecognizer(), "turn", to: play.board)
        play.add(UILongPressGestureRecognizer(), "hold", to: play.board).delaysTouchesBegan = true
        play.down()
        play.drag(by: 80, 0)
        play.up()
        play.tap(1, 350, 120)
        play.down()
        play.down(2, 100, 100)
        play.drag(by: 30, 60)
        play.drag(2, by: -30, 10)
        play.up()
        play.up(2)
        play.wait(1)
        play.down()
        play.wait(1)
        play.application.cancelTouches(at: 9)
        check(play.tracer.trace)
    }

    private func check(_ trace: Trace) {
        let why = Why(trace)
        for record in trace.records {
            let line = trace.line(record)
            guard let sentence = why.sentence(forRecord: Int(record.serial)) else {
                Issue.record("nothing said about \(line)")
                continue
            }
            #expect(sentence.records.first == Int(record.serial), "\(line)")
            #expect(sentence.records.allSatisfy { $0 >= 1 && $0 <= record.serial }, "\(line)")
            let isChinese = sentence.chinese.unicodeScalars.contains {
                (0x4e00...0x9fff).contains($0.value)
            }
            #expect(isChinese && sentence.english.count > 8, "\(line): \(sentence.english)")
            // No reason is missing, and no name; only the key window may be nobody.
            let meaning = sentence.meaning
            let isWhole = !meaning.hasSuffix(": ") && !meaning.contains("nobody")
            #expect(isWhole || meaning == "record.keyWindow(nobody)", "\(meaning)")
        }
        for subject in trace.subjects.indices {
            let id = SubjectID(Int32(subject + 1))
            for serial in [1, trace.records.count / 2, trace.records.count] {
                _ = why.sentences(about: id, at: serial)
            }
        }
    }
}
