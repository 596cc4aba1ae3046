import Foundation
import TestSupport
import Testing
import TouchKit
import TouchScript

@testable import TouchStage

@Suite("A film is a function of time")
struct FilmTests {
    private func film(_ cues: [Cue] = [], end: Double? = nil, moves: Int = 20) -> Film {
        Film(trace: HandTrace.touchOnCard(moves: moves), cues: cues, end: end)
    }

    private func cue(_ telling: Telling, at time: Double, _ film: Film) -> Cue {
        let history = StageHistory(HandTrace.touchOnCard())
        return Cue(
            .tell(telling), record: history.lastRecord(atOrBefore: time), time: time,
            position: SourcePosition(line: 1, column: 1))
    }

    /// Event times at every tenth of a second.
    private func times(_ film: Film) -> [Double] {
        (0...Int(film.duration * 10)).map { film.moment(at: Double($0) / 10).time }
    }

    @Test("Without cues, event time passes as on a clock, then the story is told to its end")
    func plain() {
        let film = film(end: 2)
        #expect(abs(film.moment(at: 0.7).time - 0.7) < 1e-9)
        #expect(film.duration >= 3)
        let last = film.moment(at: film.duration)
        #expect(last.story == last.stage)
    }

    @Test("Event time never runs back, and nothing is shown before it happened")
    func forwards() {
        let base = film()
        let film = film(
            [
                cue(.slow(4), at: 0.05, base), cue(.freeze(Span(1)), at: 0.2, base),
                cue(.walk(.all, Span(0.2)), at: 0, base),
            ].sorted { $0.time < $1.time })
        let times = times(film)
        #expect(zip(times, times.dropFirst()).allSatisfy { $0 <= $1 })
        for tenth in 0...Int(film.duration * 10) {
            let moment = film.moment(at: Double(tenth) / 10)
            #expect(moment.stage.time <= moment.time)
            #expect(moment.story.record <= moment.stage.record)
        }
    }

    @Test("slow stretches time, freeze stops it, caption and chapter leave it alone")
    func cues() {
        let base = film(end: 2)
        let slow = film([cue(.slow(3), at: 0, base)], end: 2)
        #expect(abs(slow.seconds(atEventTime: 2) - 6) < 1e-9)
        let frozen = film([cue(.freeze(Span(1.5)), at: 1, base)], end: 2)
        #expect(frozen.moment(at: 1.2).time == 1 && frozen.moment(at: 2.4).time == 1)
        #expect(abs(frozen.seconds(atEventTime: 2) - 3.5) < 1e-9)
        let told = film([cue(.caption(LocalizedText("hello")), at: 1, base)], end: 2)
        #expect(told.duration == base.duration)
        #expect(told.moment(at: 0.9).caption == nil)
        #expect(told.moment(at: 1.1).caption?.english == "hello")
    }

    @Test("walk shows one decision after the other, while event time stands still")
    func walk() {
        let base = film()
        let film = film([cue(.walk(.hitTest, Span(0.5)), at: 0, base)])
        let start = film.seconds(atEventTime: 0.1)
        func steps(_ seconds: Double) -> Int {
            film.moment(at: start + seconds).story.walks.last?.steps.count ?? 0
        }
        #expect(steps(0.25) == 1 && steps(0.75) == 2 && steps(1.25) == 3 && steps(3.75) == 8)
        #expect(film.moment(at: start + 3.75).time == 0.1)
    }

    @Test("Steps are told one after the other and never hold up the finger")
    func story() {
        let film = film(end: 3)
        let moment = film.moment(at: 0.3)
        #expect(moment.stage.touches.first?.phase == .moved)
        #expect(moment.story.touches.first?.phase != .moved)
        var told = 0
        for frame in 0..<180 {
            let next = film.moment(at: Double(frame) / 60).story.walks.last?.steps.count ?? 0
            #expect(next - told <= 1, "frame \(frame)")
            told = next
        }
        #expect(told == 8)
    }

    @Test("zoom goes to the view and back")
    func zoom() {
        let base = film(end: 3)
        let film = film(
            [cue(.zoom("note"), at: 1, base), cue(.zoom(nil), at: 2, base)], end: 3)
        #expect(film.moment(at: 0.5).frame == nil)
        #expect(film.moment(at: 1.8).frame?.width ?? 999 < 140)
        #expect(film.moment(at: 2.8).frame == nil)
        let between = film.moment(at: 1.05).frame?.width ?? 0
        #expect(between > 140 && between < 640)
    }

    @Test("Subtitles are the captions with their times")
    func subtitles() {
        let base = film(end: 2)
        let text = LocalizedText(
            "Fast & easy", translations: [.init(language: "zh", text: "又快又简单")])
        let film = film(
            [
                cue(.caption(text), at: 0.5, base), cue(.caption(LocalizedText("")), at: 1, base),
                cue(.caption(LocalizedText("Two\n\nlines")), at: 1.25, base),
            ], end: 2)
        #expect(
            film.subRip(language: "en").hasPrefix(
                "1\n00:00:00,500 --> 00:00:01,000\nFast & easy\n\n2\n00:00:01,250 --> "))
        #expect(film.subRip(language: "en").hasSuffix("\nTwo\nlines\n"))
        #expect(film.subRip(language: "zh").contains("又快又简单"))
        #expect(
            film.webVTT(language: "en").hasPrefix(
                "WEBVTT\n\n00:00:00.500 --> 00:00:01.000\nFast &amp; easy\n"))
    }

    @Test("An empty trace is a film too")
    func empty() {
        let film = Film(trace: Trace())
        #expect(film.frameCount(rate: 60) == 60)
        #expect(film.moment(at: 5).stage == StageState())
    }
}
