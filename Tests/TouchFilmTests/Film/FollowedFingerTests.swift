import Foundation
import TestStage
import TestSupport
import Testing
import TouchFilm
import TouchKit
import TouchScript
import TouchSession
import TouchTrace

@testable import TouchScore
@testable import TouchStage

@Suite("What stays where it is, and what goes along")
struct FollowedFingerTests {
    private func film(_ lines: String) throws -> Film {
        let scene = try Scene.parse(
            """
            scene 1 "followed" 640 x 400
            view card at 40 60 size 200 160 color sky
              pan drag
              tap poke
            view other at 400 200 size 200 160 color coral
              pan shove

            """, file: "followed.scene")
        let tape = try Tape.parse(
            "tape 1\nscene \"followed\"\n" + lines, file: "followed.tape", scene: scene)
        let session = Session(scene: scene, tape: tape)
        session.runTape()
        return session.film
    }

    @Test("A camera that follows a finger eases to where it comes next, and stays where it lifts")
    func follow() throws {
        let film = try film(
            "follow finger a 2\nwait 1s\nfinger a down card\nfinger a move by 40 0 over 300ms\n"
                + "finger a up\nwait 2s\nfinger a down other\nwait 300ms\nfinger a up\nwait 2s\n")
        let report = FilmWalk(film, name: "followed").frames(
            FilmPainter(measurer: EvenMeasurer()), size: CGSize(width: 1920, height: 1080))
        #expect(report.faults == [])
        #expect(film.score.moves.count == 2)
        let last = try #require(film.moment(at: film.duration).frame)
        #expect(last.width == 320 && last.maxX == 640)
    }

    @Test("Four times the lines that follow a finger take far less than sixteen times as long")
    func many() throws {
        func seconds(_ count: Int) throws -> Double {
            let line = "follow finger a 2\ntap card\nwait 100ms\n"
            let tape = String(repeating: line, count: count)
            let runs = try (0..<3).map { _ in try timed { try film(tape).score.moves.count } }
            #expect(runs.allSatisfy { $0.value >= count })
            return runs.map(\.seconds).min() ?? 0
        }
        let quick = try seconds(150)
        #expect(try seconds(600) < 10 * quick)
    }

    @Test("A gesture begins with a touch when nothing of the last is told any more")
    func gestures() throws {
        let film = try film(
            "finger a down card\nwait 100ms\nfinger b down other\nwait 100ms\nfinger a up\n"
                + "finger b up\nwait 3s\nfinger a down other\nfinger a up\n")
        let gestures = film.scenery.gestures.all
        let names = gestures.map { $0.recognizers.map(film.scenery.trace.name(of:)).sorted() }
        #expect(names == [["drag", "poke", "shove"], ["shove"]])
        #expect(gestures.map(\.touches.count) == [2, 1])
        #expect(gestures.first?.stages.count == 2)
    }
}
