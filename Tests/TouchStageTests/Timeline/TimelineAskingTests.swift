import Foundation
import TestStage
import TestSupport
import Testing
import TouchKit
import TouchPicture
import TouchScript
import TouchSession

@testable import TouchStage

@Suite("A finger on the timeline means what is drawn there")
struct TimelineAskingTests {
    nonisolated private static let lessons = Lessons.files.filter { $0.hasSuffix(".tape") }
        .map { String($0.dropLast(5)) }

    @Test("Every mark, bar and name is found under its own middle", arguments: lessons)
    func middles(lesson: String) throws {
        let trace = try Lessons.played(lesson).trace
        let timeline = Timeline(trace)
        let whole = TimelineWindow.all(to: timeline.end)
        let size = CGSize(
            width: 960, height: 60 + TimelineLayout.pitch * Double(timeline.lanes.count))
        for window in [whole, whole.zoomed(by: 6, around: timeline.end / 2)] {
            let layout = TimelineLayout(size: size, window: window)
            for index in timeline.lanes.indices {
                let place = "\(lesson), lane \(timeline.lanes[index].name)"
                let lane = layout.placed(index, of: timeline)
                func hit(_ x: Double) -> TimelineHit? {
                    layout.hit(CGPoint(x: x, y: lane.strip.midY), in: timeline)
                }
                for placed in lane.marks where placed.x < layout.tracks.maxX {
                    #expect(hit(placed.x) == .record(placed.mark.record, lane: index), "\(place)")
                }
                for (at, placed) in lane.bars.enumerated() where lane.lane.kind != .finger {
                    let x = (max(placed.box.minX, layout.tracks.minX) + placed.box.maxX) / 2
                    // Of bars too narrow the next is drawn over the one before.
                    let over = lane.bars[at...].last { $0.box.minX <= x && x < $0.box.maxX }
                    #expect(
                        over != nil && over.map { .record($0.bar.record, lane: index) } == hit(x))
                }
                #expect(hit(layout.names.midX) == .lane(index), "\(place)")
            }
        }
    }

    @Test("Of two marks that cover one another, the one that is drawn is meant")
    func covered() throws {
        // A move and the cancellation at the same time: the cancellation is drawn.
        let timeline = Timeline(Playground.swipeOrPan().tracer.trace)
        let layout = TimelineLayout(
            size: CGSize(width: 900, height: 300), window: TimelineWindow(start: 0, duration: 4))
        let card = try #require(timeline.lanes.firstIndex { $0.kind == .view })
        let lane = layout.placed(card, of: timeline)
        let cancelled = try #require(lane.marks.last)
        #expect(cancelled.mark.look == .cancelled && lane.marks.count < 3)
        let point = CGPoint(x: cancelled.x, y: lane.strip.midY)
        #expect(layout.hit(point, in: timeline) == .record(cancelled.mark.record, lane: card))
    }
}
