import Foundation
import TestStage
import TestSupport
import Testing
import TouchKit
import TouchPicture
import TouchSession
import TouchTrace

@testable import TouchReading
@testable import TouchStage

@Suite("An event's way down the pipeline")
struct PipelineTests {
    @Test("TE8: a swallowed event is named until the next one is sent")
    func swallowed() throws {
        let session = try Lessons.played("from-queue-to-view")
        let history = StageHistory(session.trace)
        func serial(after start: Int, _ matches: (TraceEntry) -> Bool) throws -> Int {
            let record = session.trace.records.first { $0.serial > start && matches($0.entry) }
            return Int(try #require(record).serial)
        }
        let swallowed = try serial(after: 0) { if case .swallowed = $0 { true } else { false } }
        let next = try serial(after: swallowed) { if case .taken = $0 { true } else { false } }
        let sent = try serial(after: next) { if case .sendEvent = $0 { true } else { false } }
        for record in [swallowed, next] {
            #expect(stations(at: record, history).contains("swallowed"))
        }
        #expect(!stations(at: sent, history).contains("swallowed"))
    }

    @Test("TE1: between two events the last station names the views of all fingers")
    func fingers() throws {
        let session = try Lessons.played("many-fingers")
        let history = StageHistory(session.trace)
        let names = session.trace.records.compactMap { record -> String? in
            guard case .taken = record.entry else { return nil }
            let views = history.state(at: Int(record.serial)).touches.filter(\.isLive).map(\.view)
            return Set(views).count > 1 ? stations(at: Int(record.serial), history).last : nil
        }
        #expect(!names.isEmpty)
        #expect(names.allSatisfy { $0.hasSuffix("+1") }, "\(Set(names))")
    }

    @Test("DL10: recognizers are lit for each event that they get, and for none that they do not")
    func recognizers() {
        let play = Playground()
        _ = play.add(UITapGestureRecognizer(), "tap")
        func isLit() -> Bool {
            let history = StageHistory(play.tracer.trace)
            let painter = StagePainter(measurer: EvenMeasurer())
            let moment = StageMoment(history.latest)
            let overlay = PipelineOverlay(
                context: OverlayContext(
                    moment: moment, trace: history.trace,
                    layout: painter.layout(for: moment, size: CGSize(width: 1280, height: 720)),
                    overlays: .all))
            return overlay.isReceived
        }
        play.down()
        #expect(isLit())
        play.drag(by: 3, 0, steps: 1)
        #expect(isLit())
        // Too far for a tap: the event with which it fails is the last that it gets.
        play.drag(by: 60, 0, steps: 1)
        #expect(isLit())
        play.drag(by: 10, 0, steps: 1)
        #expect(!isLit())
    }

    @Test("TE1: what one event after another reaches at once stays lit between them")
    func steady() throws {
        let play = Playground()
        play.down()
        play.drag(by: 3, 0, steps: 2)
        let history = StageHistory(play.tracer.trace)
        let records = history.trace.records
        let taken = Int(
            try #require(
                records.last { if case .taken = $0.entry { true } else { false } }
            ).serial)
        #expect(stations(at: taken, history, areLit: true) == ["queue"])
        let lit = ["queue", "application", "window"]
        #expect(stations(at: taken, history, soon: records.count, areLit: true) == lit + ["card"])
        let sent = records[taken...].last { if case .sendEvent = $0.entry { true } else { false } }
        let window = Int(try #require(sent).serial)
        #expect(stations(at: taken, history, soon: window, areLit: true) == lit)
    }

    /// - Parameters:
    ///   - soon: the serial of the last record that comes at once; nil where nobody knows.
    ///   - areLit: whether only those that are lit are wanted.
    /// - Returns: the names of stations.
    private func stations(
        at record: Int, _ history: StageHistory, soon: Int? = nil, areLit: Bool = false
    ) -> [String] {
        let painter = StagePainter(measurer: EvenMeasurer())
        var moment = StageMoment(history.state(at: record))
        moment.signs.soon = soon
        let size = CGSize(width: 1280, height: 720)
        let context = OverlayContext(
            moment: moment, trace: history.trace, layout: painter.layout(for: moment, size: size),
            overlays: .all)
        var sketch = Sketch(theme: .dark, language: "en", measurer: EvenMeasurer(), unit: 1)
        PipelineOverlay(context: context).draw(
            in: CGRect(x: 0, y: 0, width: 1200, height: 30), into: &sketch)
        return sketch.marks.compactMap { mark in
            guard case .text(let text) = mark else { return nil }
            return areLit && text.color != sketch.theme.text ? nil : text.string
        }
    }
}
