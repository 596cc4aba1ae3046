import Foundation
import TestStage
import TestSupport
import Testing
import TouchFilm
import TouchKit
import TouchPicture
import TouchReading
import TouchScore
import TouchScript
import TouchTrace

@testable import TouchStage

@Suite("A film is a function of time")
struct FilmTests {
    private func film(
        _ cues: [Cue] = [], end: Double? = nil, moves: Int = 20, isDirected: Bool = false
    ) -> Film {
        Film(
            trace: HandTrace.touchOnCard(moves: moves), cues: cues, end: end,
            isDirected: isDirected)
    }

    private func cue(_ telling: Telling, at time: Double) -> Cue {
        let history = StageHistory(HandTrace.touchOnCard())
        return Cue(
            .tell(telling), record: history.lastRecord(atOrBefore: time), time: time,
            position: SourcePosition(line: 1, column: 1))
    }

    /// Event times at every tenth of a second.
    private func times(_ film: Film) -> [Double] {
        (0...Int(film.duration * 10)).map { film.moment(at: Double($0) / 10).time }
    }

    @Test("Undirected, event time passes as on a clock")
    func plain() {
        let film = film(end: 2)
        #expect(abs(film.moment(at: 0.7).time - 0.7) < 1e-9)
        #expect(film.duration == 3)
        #expect(film.moment(at: 3).stage.record == HandTrace.touchOnCard().records.count)
    }

    @Test("Event time never runs back, and nothing is shown before it happened")
    func forwards() {
        let film = film(
            [
                cue(.walk(.all, Span(0.2)), at: 0), cue(.slow(4), at: 0.05),
                cue(.freeze(Span(1)), at: 0.2),
            ], isDirected: true)
        let times = times(film)
        #expect(zip(times, times.dropFirst()).allSatisfy { $0 <= $1 })
        for tenth in 0...Int(film.duration * 10) {
            let moment = film.moment(at: Double(tenth) / 10)
            #expect(moment.stage.time <= moment.time)
        }
    }

    @Test("A film that stands shows the same picture, wherever it is looked at")
    func standing() {
        let film = film(
            [
                cue(.walk(.all, Span(0.2)), at: 0),
                cue(.zoom(Telling.Camera(.view("note"), factor: 2, follows: true)), at: 0.05),
                cue(.freeze(Span(0.3)), at: 0.2), cue(.zoom(nil), at: 0.2),
                cue(.freeze(Span(2)), at: 0.2),
                cue(.caption(LocalizedText("A touch.")), at: 0.4),
            ], isDirected: true)
        let painter = FilmPainter(measurer: EvenMeasurer())
        func picture(_ tick: Int) -> Picture {
            film.frame(at: Double(tick) / 20, size: CGSize(width: 640, height: 360), painter)
        }
        var standing = 0
        var last = picture(0)
        for tick in 1...film.frameCount(rate: 20) {
            let next = picture(tick)
            if film.stands(from: Double(tick - 1) / 20, to: Double(tick) / 20) {
                standing += 1
                #expect(next == last, "\(tick)")
            }
            last = next
        }
        #expect(standing > 20)
    }

    @Test("slow stretches time, freeze stops it, a caption makes room to be read")
    func cues() {
        let base = film(end: 2)
        let slow = film([cue(.slow(3), at: 0)], end: 2)
        #expect(abs(slow.seconds(atEventTime: 2) - 6) < 1e-9)
        let frozen = film([cue(.freeze(Span(1.5)), at: 1)], end: 2)
        #expect(frozen.moment(at: 1.2).time == 1 && frozen.moment(at: 2.4).time == 1)
        #expect(abs(frozen.seconds(atEventTime: 2) - 3.5) < 1e-9)
        let told = film([cue(.caption(LocalizedText("hello")), at: 1)], end: 2)
        #expect(told.duration - base.duration < 0.3)
        #expect(told.moment(at: 0.9).staging.caption == nil)
        #expect(told.moment(at: 1.1).staging.caption?.english == "hello")
        let words = String(repeating: "many words ", count: 10)
        let long = film([cue(.caption(LocalizedText(words)), at: 1)], end: 2)
        // Room is made in tenths of a second.
        let room = long.captions[0].end - long.captions[0].start - 110 / 17
        #expect((-1e-9...0.1).contains(room))
        // Those who read Chinese read fewer characters in a second, and must have read it too.
        let chinese = String(repeating: "字", count: 90)
        let both = LocalizedText("hello", translations: [.init(language: "zh", text: chinese)])
        #expect(both.readingTime == 10)
    }

    @Test("walk shows one decision after the other, while event time stands still")
    func walk() {
        let film = film([cue(.walk(.hitTest, Span(0.5)), at: 0)])
        let start = film.seconds(atEventTime: 0.1)
        func steps(_ seconds: Double) -> Int {
            film.moment(at: start + seconds).stage.walks.last?.steps.count ?? 0
        }
        #expect(steps(0.25) == 1 && steps(0.75) == 2 && steps(1.25) == 3 && steps(3.75) == 8)
        #expect(film.moment(at: start + 3.75).time == 0.1)
    }

    @Test("Directed, a finger rests where it came down until its way has been told")
    func directed() throws {
        let film = film(end: 3, isDirected: true)
        let answered = try #require(film.score.beats.first { $0.kind == .answered })
        let landed = try #require(film.score.beats.first { $0.kind == .lands })
        #expect(answered.start - landed.start > 2)
        let moved = film.score.beats.first { $0.from > landed.from }
        #expect(try #require(moved).start >= answered.end)
    }

    @Test("A finger moves evenly between its samples, however slow time is")
    func between() throws {
        let film = film([cue(.slow(20), at: 0)], end: 3)
        let start = film.seconds(atEventTime: 0.13)
        let places = (0..<20).compactMap {
            film.moment(at: start + Double($0) / 60).stage.touches.first?.location.x
        }
        #expect(places.count == 20)
        let steps = zip(places, places.dropFirst()).map { $1 - $0 }
        #expect(steps.allSatisfy { abs($0) > 0 && abs($0) < 0.5 }, "\(places)")
    }

    @Test("zoom goes to the view and back, and is there before anything else is told")
    func zoom() throws {
        let film = film(
            [
                cue(.zoom(Telling.Camera(.view("note"))), at: 1), cue(.zoom(nil), at: 2),
            ], end: 3)
        let whole = film.moment(at: 0).frame
        #expect(film.moment(at: 0.5).frame == whole)
        let end = film.score.beats.filter { $0.kind == .show }.map(\.end)
        #expect(film.moment(at: end[0]).frame?.width ?? 999 < 140)
        #expect(film.moment(at: end[1]).frame == whole)
        let between = film.moment(at: end[0] - 0.35).frame?.width ?? 0
        #expect(between > 140 && between < 640)
    }

    @Test("Subtitles are the captions with their times, without their stars")
    func subtitles() {
        let text = LocalizedText(
            "Fast & *easy*", translations: [.init(language: "zh", text: "又快又*简单*")])
        let film = film(
            [
                cue(.caption(text), at: 0.5), cue(.caption(LocalizedText("")), at: 2),
                cue(.caption(LocalizedText("Two\n\nlines")), at: 2.25),
            ], end: 4)
        #expect(
            film.subRip(language: "en").hasPrefix(
                "1\n00:00:00,500 --> 00:00:02,250\nFast & easy\n\n2\n00:00:02,750 --> "))
        #expect(film.subRip(language: "en").hasSuffix("\nTwo\nlines\n"))
        #expect(film.subRip(language: "zh").contains("又快又简单"))
        #expect(
            film.webVTT(language: "en").hasPrefix(
                "WEBVTT\n\n00:00:00.500 --> 00:00:02.250\nFast &amp; easy\n"))
    }

    @Test("An empty trace is a film too")
    func empty() {
        let film = Film(trace: Trace())
        #expect(film.frameCount(rate: 60) == 60)
        #expect(film.moment(at: 5).stage == StageState())
    }
}
