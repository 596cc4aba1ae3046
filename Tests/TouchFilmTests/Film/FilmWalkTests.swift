import Foundation
import TestStage
import TestSupport
import Testing
import TouchKit
import TouchPicture
import TouchScript
import TouchSession
import TouchWords

@testable import TouchFilm
@testable import TouchReading
@testable import TouchScore
@testable import TouchStage

@Suite("Who goes through a film finds what is wrong with it")
struct FilmWalkTests {
    private func rules(_ report: FilmWalk.Report) -> Set<FilmWalk.Rule> {
        Set(report.faults.map(\.rule))
    }

    /// With other beats.
    private func changed(_ film: Film, _ change: (inout [Beat]) -> Void) -> FilmWalk.Report {
        var beats = film.score.beats
        change(&beats)
        let other = Film(
            title: nil, score: Score(beats: beats, moves: film.score.moves),
            sceneries: film.sceneries, narration: .none)
        return FilmWalk(other, name: "walked").beats()
    }

    @Test("A gap between beats, and a record that is shown too early")
    func order() throws {
        let film = try Film.walked(
            "finger a down card\nfinger a move by 60 0 over 200ms\nfinger a up\n")
        #expect(changed(film) { _ in }.faults == [])
        let late = changed(film) { $0[3].start += 0.1 }
        #expect(late.faults.first?.rule == .order)
        #expect(late.faults.first.map { "\($0)" }?.hasPrefix("walked at ") == true)
        let old = changed(film) { beats in
            beats[beats.count - 2].record = beats[beats.count - 1].record + 1
        }
        #expect(rules(old) == [.order, .record])
    }

    @Test("What the scene itself takes away is no fault")
    func ownDoing() throws {
        let film = try Film.walked("wait 500ms\nset other hidden\nwait 500ms\n")
        let report = FilmWalk(film, name: "walked").frames(
            FilmPainter(measurer: EvenMeasurer()), size: CGSize(width: 960, height: 540))
        #expect(report.faults == [])
    }

    @Test("What the pipeline's stations are called stays while a held finger's events pass")
    func stations() throws {
        let film = try Film.walked(
            "show pipeline\nfinger a down card\nwait 300ms\nfinger a move by 4 0 over 300ms\n"
                + "wait 300ms\nfinger a up\nwait 1s\n")
        let report = FilmWalk(film, name: "walked").frames(
            FilmPainter(measurer: EvenMeasurer()), size: CGSize(width: 960, height: 540))
        #expect(report.faults == [])
    }

    @Test("A recognizer that has a touch whose hit-test goes on, and a panel of an earlier touch")
    func effects() throws {
        let film = try Film.walked("finger a down card\nwait 1s\nfinger b down other\n")
        let beat = try #require(film.score.beats.last { $0.staging.panel == .hitTest })
        var moment = film.moment(at: beat.end - 0.001)
        func found() -> [FilmWalk.Rule] {
            MomentCheck(moment: moment, trace: film.scenery.trace)
                .findings(from: 0, to: beat.record).map(\.rule)
        }
        #expect(found() == [])
        let walks = moment.stage.walks
        let second = try #require(film.score.beats.last { $0.kind == .lands })
        moment.stage.walks = film.moment(at: second.start - 0.001).stage.walks
        #expect(found() == [.panel])
        moment.stage.walks = walks
        let drag = try #require(moment.stage.recognizers.values.first)
        let touch = try #require(drag.touches.first)
        moment.stage.walks = [HitWalk(touch: touch, record: 1)]
        moment.staging.suited = nil
        #expect(found() == [.hitTest])
        moment.stage.walks = walks
        moment.time = moment.stage.time - 1
        #expect(found() == [.record])
    }

    private func words(_ x: Double, opacity: Double = 1) -> SeenWords {
        let text = Text(
            "card", font: Font(size: 12), color: .white.faded(opacity),
            at: CGPoint(x: x, y: 10))
        return SeenWords(Picture(size: CGSize(width: 100, height: 100), marks: [.text(text)]))
    }

    @Test("Words that pop, and words that jump; not those that fade or are carried along")
    func words() {
        #expect(words(10, opacity: 0.7).pops(since: words(10)) == ["card"])
        #expect(words(10, opacity: 0.85).pops(since: words(10)) == [])
        func jumps(_ now: SeenWords, _ reach: Double?) -> Int {
            now.jumps(since: words(10)) { _, _ in reach }.count
        }
        #expect(jumps(words(13), 2) == 1)
        #expect(jumps(words(13), 4) == 0)
        #expect(jumps(words(13), nil) == 0)
        #expect(jumps(words(13, opacity: 0.1), 2) == 0)
    }

    private func frames(_ film: Film) -> FilmWalk.Report {
        FilmWalk(film, name: "walked").frames(
            FilmPainter(measurer: EvenMeasurer()), size: CGSize(width: 1280, height: 720))
    }

    @Test("A camera that is sent away on its way goes on from where it is")
    func sentAway() throws {
        let film = try Film.walked(
            "direct off\nzoom card 1.6\nwait 300ms\nzoom other 1.6\nwait 300ms\nzoom off\nwait 1s\n"
        )
        #expect(film.score.moves.count == 3)
        #expect(frames(film).faults == [])
        let moves = film.score.moves.map { move in
            var quick = move
            quick.duration = 0.1
            return quick
        }
        let quick = Film(
            title: nil, score: Score(beats: film.score.beats, moves: moves),
            sceneries: film.sceneries, narration: .none)
        #expect(rules(frames(quick)).contains(.camera))
    }
}
