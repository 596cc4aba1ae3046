import Foundation
import TestStage
import TestSupport
import Testing
import TouchKit
import TouchPicture
import TouchScript
import TouchSession

@testable import TouchFilm
@testable import TouchReading
@testable import TouchScore
@testable import TouchStage

@Suite("Who goes through a film finds what is wrong with it")
struct FilmWalkTests {
    private func film(_ tape: String) throws -> Film {
        let scene = try Scene.parse(
            """
            scene 1 "walked" 640 x 400
            view card at 60 60 size 200 160 color sky
              pan drag
            view other at 360 120 size 200 160 color coral

            """, file: "walked.scene")
        let tape = try Tape.parse(
            "tape 1\nscene \"walked\"\n" + tape, file: "walked.tape", scene: scene)
        let session = Session(scene: scene, tape: tape)
        session.runTape()
        return session.film
    }

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
        let film = try film("finger a down card\nfinger a move by 60 0 over 200ms\nfinger a up\n")
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
        let film = try film("wait 500ms\nset other hidden\nwait 500ms\n")
        let report = FilmWalk(film, name: "walked").frames(
            FilmPainter(measurer: EvenMeasurer()), size: CGSize(width: 960, height: 540))
        #expect(report.faults == [])
    }

    @Test("What the pipeline's stations are called stays while a held finger's events pass")
    func stations() throws {
        let film = try film(
            "show pipeline\nfinger a down card\nwait 300ms\nfinger a move by 4 0 over 300ms\n"
                + "wait 300ms\nfinger a up\nwait 1s\n")
        let report = FilmWalk(film, name: "walked").frames(
            FilmPainter(measurer: EvenMeasurer()), size: CGSize(width: 960, height: 540))
        #expect(report.faults == [])
    }

    @Test("A recognizer that has a touch whose hit-test goes on, and a panel of an earlier touch")
    func effects() throws {
        let film = try film("finger a down card\nwait 1s\nfinger b down other\n")
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
        let film = try film(
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

    @Test("A question is laid out once a frame")
    func question() throws {
        let film = try film("ask \"Who gets it?\" 2s answers \"card\", \"other\" right 1\n")
        let beat = try #require(film.score.beats.first { $0.staging.question?.isOpen == true })
        let counter = CountingMeasurer(counted: "Who gets it?")
        let painter = FilmPainter(measurer: counter)
        let size = CGSize(width: 1280, height: 720)
        let staged = film.moment(at: beat.end - 0.001).staging
        let question = try #require(staged.question)
        let sketch = Sketch(theme: .dark, language: "en", measurer: counter, unit: 1)
        _ = QuestionPainter(question: question)
            .painted(in: CGRect(origin: .zero, size: size), sketch)
        let once = counter.count
        _ = film.frame(at: beat.end - 0.001, size: size, painter)
        #expect(once > 0 && counter.count == 2 * once)
    }
}

/// Counts how often a text is measured; on one thread.
private final class CountingMeasurer: TextMeasuring, @unchecked Sendable {
    nonisolated let counted: String
    nonisolated(unsafe) var count = 0

    init(counted: String) { self.counted = counted }

    nonisolated func size(of text: Text) -> CGSize {
        if text.string == counted { count += 1 }
        return EvenMeasurer().size(of: text)
    }
}
