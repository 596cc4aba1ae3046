import Foundation
import TestSupport
import Testing
import TouchCanvas

@testable import TouchStage

@Suite("Nothing that is told on the stage of a film lies over another")
struct ClearFilmTests {
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
            #expect(report.looks > 50)
            let faults = report.faults
            #expect(faults == [], "\(faults.map(\.description).joined(separator: "\n"))")
        }
    }

    @Test(
        "No name, chip, finger or arrow over another, nor over words, in any beat",
        arguments: Lessons.tapes)
    func lesson(_ name: String) throws {
        expectClear(try Lessons.played(name).film, name)
    }

    @Test("Nor where two runs stand beside one another", arguments: Pairs.names)
    func pair(_ name: String) throws {
        expectClear(try PairFilmTests.shown(name).film, name)
    }
}
