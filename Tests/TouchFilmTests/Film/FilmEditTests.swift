import Foundation
import TestStage
import TestSupport
import Testing
import TouchFilm
import TouchKit
import TouchReading
import TouchScript
import TouchSession
import TouchWords

@testable import TouchScore
@testable import TouchStage

@Suite("Cuts, speeds and trims of film time") struct FilmEditTests {
    private static let scene =
        "scene 1 \"pad\" 400 x 400\nview pad at 0 0 size 400 400\n  pan p moves\n"

    private func play(_ lines: String) throws -> Session {
        let scene = try Scene.parse(Self.scene, file: "pad.scene")
        let tape = try Tape.parse(
            "tape 1\nscene \"pad\"\n" + lines, file: "pad.tape", scene: scene)
        let session = Session(scene: scene, tape: tape)
        session.runTape()
        return session
    }

    private func film(_ lines: String, isDirected: Bool = false) throws -> Film {
        let session = try play(lines)
        return Film(
            trace: session.trace, cues: session.cues, end: session.time, isDirected: isDirected)
    }

    private static let stroke = """
        wait 1s
        finger a down (100, 100)
        finger a move (300, 300) over 4s
        finger a up
        wait 5s

        """

    @Test("edits change film time only: the trace is the same")
    func trace() throws {
        let plain = try play(Self.stroke)
        let edited = try play(Self.stroke + "cut 2s..4s\nspeed 3 6s..8s\ntrim 500ms..9s\n")
        #expect(edited.trace == plain.trace)
        #expect(edited.time == plain.time)
    }

    @Test("what is cut takes no time, and the picture dissolves there")
    func cut() throws {
        let plain = try film(Self.stroke)
        let cut = try film("cut 2s..4s\n" + Self.stroke)
        #expect(abs(cut.duration - (plain.duration - 2 + Beat.seam)) < 1e-9)
        let seam = try #require(cut.score.beats.first { $0.kind == .seam })
        #expect(abs(seam.start - 2) < 1e-9)
        // Nothing between the two moments is ever shown.
        for step in 0..<Int(cut.duration * 60) {
            let time = cut.moment(at: Double(step) / 60).time
            #expect(time <= 2 + 1e-9 || time >= 4, "\(step) \(time)")
        }
        #expect(cut.moment(at: 1.99).stage.touches.first.map { $0.location.x < 152 } == true)
        #expect(cut.moment(at: 2.01).stage.touches.first.map { $0.location.x > 245 } == true)
        #expect(cut.seconds(atEventTime: 3) == cut.seconds(atEventTime: 4))
    }

    @Test("a cut picture fades: nothing of it wanders over")
    func dissolve() throws {
        let film = try film("cut 2s..4s\n" + Self.stroke)
        let painter = FilmPainter(theme: .dark, language: "en", measurer: EvenMeasurer())
        let size = CGSize(width: 640, height: 360)
        let (before, after) = (
            film.frame(at: 1.999, size: size, painter), film.frame(at: 2.5, size: size, painter)
        )
        let middle = film.frame(at: 2 + Beat.seam / 2, size: size, painter)
        #expect(middle != before && middle != after)
    }

    @Test("a stretch passes so many times as fast, or as slowly")
    func speed() throws {
        let plain = try film(Self.stroke).duration
        #expect(abs(try film(Self.stroke + "speed 2 2s..4s\n").duration - (plain - 1)) < 1e-9)
        #expect(abs(try film(Self.stroke + "speed 0.5 2s..4s\n").duration - (plain + 2)) < 1e-9)
    }

    @Test("what is quickened is told quickly, too, and not in slow motion")
    func directed() throws {
        let lines = Self.stroke + "speed 4 0s..9s\n"
        #expect(
            try film(lines, isDirected: true).duration < film(Self.stroke, isDirected: true)
                .duration / 2)
        #expect(try film(lines, isDirected: true).score.beats.allSatisfy { !$0.isSlowMotion })
    }

    @Test("only what a trim names is shown")
    func trim() throws {
        let film = try film(Self.stroke + "trim 2s..4s\n")
        #expect(abs(film.duration - 2) < 1e-9)
        #expect(abs(film.moment(at: 0).time - 2) < 0.02)
        #expect(film.moment(at: 5).time <= 4 + 1e-9)
        #expect(!film.score.beats.contains { $0.kind == .seam })
    }

    @Test("a caption in a cut goes with it and ends the one before; chapters, title and end stay")
    func words() throws {
        let film = try film(
            """
            title "Film"
            caption "Before"
            wait 3s
            chapter "Two"
            caption "Unseen"
            ask "Why?" 3s
            freeze 2s
            wait 3s
            caption "After"
            wait 2s
            end "End"
            cut 2s..5s
            """)
        #expect(film.captions.map(\.text.english) == ["Before", "After"])
        #expect(film.chapters.map(\.text.english) == ["Two"])
        let kinds = film.score.beats.map(\.kind)
        #expect(kinds.contains(.title) && kinds.contains(.end))
        #expect(!kinds.contains(.ask) && !kinds.contains(.freeze))
        let seam = try #require(film.score.beats.first { $0.kind == .seam })
        #expect(film.captions[0].end <= seam.start + 1e-9)
        #expect(abs(film.chapters[0].start - seam.start) < 1e-9)
        #expect(!film.subRip(language: "en").contains("Unseen"))
    }

    @Test(
        "every lesson can be cut anywhere and stays a film",
        arguments: Lessons.files.filter { $0.hasSuffix(".tape") })
    func lessons(file: String) throws {
        let session = try Lessons.played(String(file.dropLast(5)))
        let end = session.time
        let lines: [Telling] = [
            .cut(TimeRange(Span(end * 0.2), Span(end * 0.35))),
            .cut(TimeRange(Span(end * 0.6), Span(end * 0.61))),
            .speed(3, TimeRange(Span(end * 0.3), Span(end * 0.7))),
            .trim(TimeRange(Span(end * 0.1), Span(end * 0.9))),
        ]
        let cues = lines.map {
            Cue(.tell($0), record: 0, time: 0, position: SourcePosition(line: 1, column: 1))
        }
        let film = Film(
            trace: session.trace, cues: cues + session.cues, title: session.scene.title,
            scene: session.scene, end: end)
        for (last, next) in zip(film.score.beats, film.score.beats.dropFirst()) {
            #expect(abs(last.end - next.start) < 1e-9)
            #expect(last.to <= next.from && last.record <= next.record)
        }
        for step in stride(from: 0, to: film.duration, by: 0.1) {
            let moment = film.moment(at: step)
            if moment.staging.card != nil { continue }
            let time = moment.time
            #expect(!(time > end * 0.2 && time < end * 0.35 - 1e-9), "\(time)")
        }
    }
}
