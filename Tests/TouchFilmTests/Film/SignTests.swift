import TestSupport
import Testing
import TouchPicture
import TouchReading
import TouchScript
import TouchSession
import TouchTrace

@testable import TouchFilm
@testable import TouchScore
@testable import TouchStage

@MainActor @Suite("Signs that a film adds to the stage")
struct SignTests {
    private func signs(_ film: Film, at seconds: Double) -> FilmSigns {
        film.moment(at: seconds).signs
    }

    @Test("What a caption names is pointed at when it is read, one thing after another")
    func pointing() throws {
        let film = try Film.walked(
            "caption \"Two views: *card* is to the left of the board, *other* to the right.\"\nwait 1s\n"
        )
        let words = try #require(film.captions.first)
        let trace = film.scenery.trace
        func pointed(_ seconds: Double) -> [String] {
            signs(film, at: seconds).pointed.filter { $0.presence > 0.9 }
                .map { trace.name(of: $0.subject) }
        }
        #expect(pointed(words.start + 0.1) == [])
        #expect(pointed(words.start + 1.3) == ["card"])
        #expect(pointed(words.end - 0.1) == ["other"])
    }

    @Test("A finger comes from outside, is lifted before it touches, and goes")
    func hands() throws {
        let film = try Film.walked("wait 2s\nfinger a down card\nwait 1s\nfinger a up\nwait 3s\n")
        let landing = try #require(film.score.beats.first { $0.kind == .lands })
        let lifting = try #require(film.score.beats.first { $0.kind == .lifts })
        let scene = film.scenery.why.history.latest.sceneFrame
        let coming = try #require(signs(film, at: landing.start - 0.49).hands.first)
        let close = try #require(signs(film, at: landing.start - 0.02).hands.first)
        #expect(!scene.contains(coming.location) && coming.height > 0.9)
        #expect(scene.contains(close.location) && close.height < 0.1)
        #expect(signs(film, at: landing.start + 0.3).hands == [])
        let touch = try #require(film.moment(at: lifting.start).stage.touches.first)
        #expect(signs(film, at: lifting.start + 0.6).hands.count == 1)
        #expect(signs(film, at: lifting.start + 0.6).departed?.contains(touch.id) == true)
        #expect(signs(film, at: lifting.start + 1.2).hands == [])
    }

    @Test("Between two taps a finger hovers")
    func hovering() throws {
        let film = try Film.walked(
            "direct off\nfinger a down card\nfinger a up\nwait 400ms\nfinger a down card\nfinger a up\n"
        )
        let lifting = film.seconds(atEventTime: 0.1)
        let hands = signs(film, at: lifting + 0.1).hands
        #expect(hands.count == 1 && hands.allSatisfy { $0.height > 0.1 })
    }

    @Test("A question shows the way that the finger will go, and counts down")
    func question() throws {
        let film = try Film.walked(
            """
            ask "Which one?" 4s answers "card", "other" right 1
            finger a down card(0.2, 0.5)
            finger a move card(0.8, 0.5) over 300ms
            answer
            finger a up
            """)
        let asked = try #require(film.score.questions.first)
        let start = asked.span.lowerBound
        #expect(signs(film, at: start + 0.5).ghosts.isEmpty)
        let ghost = try #require(signs(film, at: asked.span.upperBound - 0.1).ghosts.first)
        let ends = try [#require(ghost.way.first), #require(ghost.way.last)]
        #expect(ghost.share == 1 && ends[1].x - ends[0].x > 100)
        let past = [1.0, 2.0].map { signs(film, at: start + $0).asking?.past }
        #expect(past == [1, 2])
        #expect(signs(film, at: asked.span.upperBound + 0.01).asking == nil)
    }

    @Test("No picture stands while a sign moves", arguments: ["swipe-or-pan", "single-or-double"])
    func standing(_ lesson: String) throws {
        let film = try Lessons.film(of: lesson)
        let rate = 30
        var stood = 0
        for frame in 0..<film.frameCount(rate: rate) - 1 {
            let (a, b) = (
                film.seconds(ofFrame: frame, rate: rate),
                film.seconds(ofFrame: frame + 1, rate: rate)
            )
            guard film.stands(from: a, to: b) else { continue }
            stood += 1
            #expect(signs(film, at: a) == signs(film, at: b), "\(lesson) at \(a)")
        }
        #expect(stood > 100)
    }

    @Test("The stage takes most of a film's picture")
    func shares() throws {
        for lesson in Lessons.tapes {
            let film = try Lessons.film(of: lesson)
            for (size, least) in [
                (CGSize(width: 1280, height: 720), 0.7), (CGSize(width: 1080, height: 1920), 0.55),
            ] {
                let stage = film.scenery.layout(size: size, .all).stage
                let share = stage.width * stage.height / (size.width * size.height)
                #expect(share >= least, "\(lesson) \(size): \(share)")
            }
        }
    }
}
