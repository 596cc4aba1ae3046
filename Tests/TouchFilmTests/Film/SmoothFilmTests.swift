import Foundation
import TestStage
import TestSupport
import Testing
import TouchFilm
import TouchPicture
import TouchScore

@Suite("Nothing in a film pops")
nonisolated struct SmoothFilmTests {
    @Test(
        "No words pop or jump from one frame to the next, nor does the camera; all is told in order",
        arguments: Lessons.walked)
    @concurrent func frames(_ lesson: String) async throws {
        check(try await Lessons.film(of: lesson), lesson)
    }

    @Test("Nor do words pop where two runs stand beside one another")
    @concurrent func pair() async throws {
        check(try await MainActor.run { try PairFilmTests.shown("require").film }, "require")
    }

    private func check(_ film: Film, _ lesson: String) {
        let report = FilmWalk(film, name: lesson).frames(
            FilmPainter(measurer: EvenMeasurer()), size: CGSize(width: 1920, height: 1080))
        #expect(report.looks == film.frameCount(rate: 60))
        #expect(report.faults == [])
    }
}
