import Foundation
import TestSupport
import Testing
import TouchCanvas
import TouchFilm
import TouchScore

@Suite("Nothing that is told on the stage of a film lies over another")
nonisolated struct ClearFilmTests {
    private let typesetter: Typesetter

    init() throws {
        typesetter = try Typesetter()
    }

    /// What is wrong with a film, in English on a wide screen and in Chinese on a tall one.
    private func expectClear(_ film: Film, _ name: String) {
        let looks = [("en", 1920.0, 1080.0), ("zh", 1080.0, 1920.0)]
        for (language, width, height) in looks {
            let painter = FilmPainter(language: language, measurer: typesetter)
            let report = FilmWalk(film, name: "\(name), \(language)")
                .overlaps(painter, size: CGSize(width: width, height: height))
            #expect(report.looks > 10)
            let faults = report.faults
            #expect(faults == [], "\(faults.map(\.description).joined(separator: "\n"))")
        }
    }

    @Test(
        "No name, chip, finger or arrow over another, nor over words, in any beat",
        arguments: Lessons.tapes)
    @concurrent func lesson(_ name: String) async throws {
        expectClear(try await Lessons.film(of: name), name)
    }

    @Test("Nor where two runs stand beside one another", arguments: Pairs.names)
    @concurrent func pair(_ name: String) async throws {
        let film = try await MainActor.run { try PairFilmTests.shown(name).film }
        expectClear(film, name)
    }
}
