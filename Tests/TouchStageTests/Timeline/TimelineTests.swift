import Foundation
import TestStage
import TestSupport
import Testing
import TouchCanvas
import TouchPicture
import TouchStage
import TouchTrace
import TouchWords

@testable import TouchKit
@testable import TouchReading

@Suite("The timeline")
struct TimelineTests {
    private func words(_ look: TimelineBar.Look) -> String {
        if case .state(let state) = look { "\(state)" } else { "\(look)" }
    }

    @Test("Lanes: fingers, recognizers, views, actions; each bar and mark points at its record")
    func lanes() {
        let trace = Playground.swipeOrPan().tracer.trace
        let timeline = Timeline(trace)
        #expect(timeline.lanes.map(\.kind) == [.finger, .recognizer, .recognizer, .view, .actions])
        let story = timeline.lanes.map { lane in
            let bars = lane.bars.map { bar in
                "\(words(bar.look)) \(bar.start.decimals(3))–\(bar.end.decimals(3))"
            }
            let marks = lane.marks.map { "\($0.look) \($0.time.decimals(3))" }
            return "\(lane.name): \((bars + marks).joined(separator: ", "))"
        }
        #expect(story[0].hasPrefix("a: contact 0.070–0.300, began 0.070, moved 0.102"))
        #expect(
            story[1]
                == "drag: possible 0.070–0.102, waiting 0.102–0.198, failed 0.198–0.300"
        )
        #expect(story[2] == "flick: possible 0.070–0.198, ended 0.198–0.300")
        #expect(
            story[3] == "card: began 0.070, moved 0.102, moved 0.134, moved 0.166, cancelled 0.198")
        #expect(story[4] == ": action 0.198")
        for lane in timeline.lanes {
            for mark in lane.marks { #expect(trace.records[mark.record - 1].time == mark.time) }
            for bar in lane.bars { #expect(trace.records[bar.record - 1].time == bar.start) }
        }
    }

    @Test("It grows with the trace, record by record")
    func grows() {
        let session = RandomSession(seed: 5)
        var timeline = Timeline()
        var index = TraceIndex()
        for _ in 0..<300 {
            session.step()
            timeline.update(from: session.tracer.trace)
            index.update(from: session.tracer.trace)
        }
        let whole = Timeline(session.tracer.trace)
        #expect(timeline.lanes.map(\.bars) == whole.lanes.map(\.bars))
        #expect(timeline.lanes.map(\.marks) == whole.lanes.map(\.marks))
        #expect(index.eventStarts == TraceIndex(session.tracer.trace).eventStarts)
    }

    @Test(
        "A finger on a mark means its record; on a bar the record that began it; elsewhere the time"
    )
    func hits() throws {
        let timeline = Timeline(Playground.swipeOrPan().tracer.trace)
        let layout = TimelineLayout(
            size: CGSize(width: 900, height: 300), window: TimelineWindow(start: 0, duration: 0.5))
        func point(_ lane: Int, _ time: Double) -> CGPoint {
            CGPoint(x: layout.x(of: time), y: layout.lane(lane).midY)
        }
        let action = timeline.lanes[4].marks[0].record
        #expect(layout.hit(point(4, 0.2), in: timeline) == .record(action, lane: 4))
        #expect(
            layout.hit(point(1, 0.25), in: timeline)
                == .record(timeline.lanes[1].bars[2].record, lane: 1))
        #expect(layout.hit(CGPoint(x: 30, y: layout.lane(3).midY), in: timeline) == .lane(3))
        let scale = layout.hit(CGPoint(x: layout.x(of: 0.4), y: 20), in: timeline)
        guard case .time(let time) = scale else {
            Issue.record("no time but \(String(describing: scale))")
            return
        }
        #expect(abs(time - 0.4) < 1e-9)
        #expect(layout.hit(CGPoint(x: 500, y: 290), in: timeline) == nil)
    }

    @Test("Zooming keeps the time under the finger; panning and clamping keep to the session")
    func window() {
        let window = TimelineWindow(start: 1, duration: 2)
        let zoomed = window.zoomed(by: 4, around: 2.5)
        #expect(zoomed.duration == 0.5)
        #expect(abs((2.5 - zoomed.start) / zoomed.duration - 0.75) < 1e-9)
        #expect(window.panned(by: 0.5).start == 2)
        #expect(window.panned(by: -9).clamped(to: 10).start == 0)
        #expect(window.panned(by: 90).clamped(to: 10).start == 10 - 1.8)
        #expect(window.zoomed(by: 1e12, around: 1).duration == 0.001)
        #expect(window.showing(2).start == 1)
        #expect(abs(window.showing(9).start - 7.2) < 1e-9)
        #expect(window.ticks(about: 10).times.count == 11)
        #expect(
            TimelineWindow(start: 0, duration: 0.6).ticks(about: 7).times.map { $0.decimals(1) }
                == [
                    "0.0", "0.1", "0.2", "0.3", "0.4", "0.5", "0.6",
                ])
    }

    @Test("Stepping: events, decisions, actions, changes of state, cancellations, both ways")
    func steps() throws {
        let trace = Playground.swipeOrPan().tracer.trace
        let index = TraceIndex(trace)
        func kinds(_ jump: TraceJump) -> [String] {
            var kinds: [String] = []
            var here = 0
            while let next = index.next(jump, after: here) {
                #expect(next > here)
                here = next
                kinds.append(trace.records[here - 1].entry.kind)
            }
            var back = trace.records.count + 1
            var backwards: [String] = []
            while let next = index.previous(jump, before: back) {
                #expect(next < back)
                back = next
                backwards.append(trace.records[back - 1].entry.kind)
            }
            #expect(backwards.reversed() == kinds)
            return kinds
        }
        #expect(kinds(.stateChange) == ["transition", "transition"])
        #expect(kinds(.action) == ["action"])
        #expect(kinds(.cancellation) == ["cancellation"])
        #expect(kinds(.event).count == 7)
        #expect(kinds(.event).last == "sequenceEnded")
        #expect(kinds(.decision).count > 40)
    }

    /// A session of ten fingers at 120 Hz; each event moves all ten.
    static func crowd(seconds: Double) -> Trace {
        var hand = HandTrace()
        hand.view("window", in: nil, CGRect(x: 0, y: 0, width: 640, height: 400))
        let touches = (0..<10).map { hand.id("f\($0)", .touch, "UITouch") }
        let views = (0..<10).map { hand.id("view \($0)") }
        for index in 0..<Int(seconds * 120) {
            hand.time = Double(index) / 120
            hand.write(.taken(samples: 10))
            let phase: UITouch.Phase =
                index % 60 == 0 ? .began : index % 60 == 59 ? .ended : .moved
            for finger in 0..<10 {
                hand.write(
                    .sample(
                        touch: touches[finger], finger: Int32(finger), phase: phase,
                        x: Double(index % 640), y: 40))
            }
            for finger in 0..<10 {
                hand.write(
                    .delivery(to: views[finger], touch: touches[finger], phase: phase))
            }
        }
        return hand.trace
    }

    @Test("A long crowded session paints no more marks than the picture is wide")
    func dense() throws {
        let trace = Self.crowd(seconds: 120)
        let timeline = Timeline(trace)
        let painter = TimelinePainter(measurer: try Typesetter())
        let size = CGSize(width: 1280, height: 900)
        func marks(_ window: TimelineWindow) -> Int {
            let picture = painter.picture(
                of: timeline, in: trace, window: window, playhead: 9000, size: size)
            return picture.marks.reduce(0) { count, mark in
                if case .group(let group) = mark { count + group.marks.count } else { count + 1 }
            }
        }
        let all = marks(.all(to: timeline.end))
        #expect(all < 20 * 1280 / 4, "\(all)")
        #expect(marks(TimelineWindow(start: 30, duration: 1)) > 60)
        let picture = painter.picture(
            of: timeline, in: trace, window: .all(to: timeline.end), playhead: 9000, size: size)
        try Gallery.show(picture, "timeline-crowd", typesetter: Typesetter())
    }

    @Test("The picture of a swipe that won over a pan", arguments: ["en", "zh"])
    func picture(language: String) throws {
        let trace = Playground.swipeOrPan().tracer.trace
        let typesetter = try Typesetter()
        for theme in Theme.all {
            let painter = TimelinePainter(
                theme: theme, language: language, measurer: typesetter, unit: theme.enlargement)
            let timeline = Timeline(trace)
            let picture = painter.picture(
                of: timeline, in: trace, window: TimelineWindow(start: 0, duration: 0.6),
                playhead: timeline.lanes[4].marks[0].record,
                selection: timeline.lanes[4].marks[0].record,
                size: CGSize(width: 1010 * theme.enlargement, height: 260 * theme.enlargement))
            #expect(picture.marks.count > 12)
            try Gallery.show(
                picture, "timeline-\(theme.name)-\(language)", typesetter: typesetter)
        }
    }
}
