import Foundation
import TestSupport
import TouchCanvas
import TouchFilm
import TouchSession
import TouchStage

/// Goes through the films of shipped tapes and prints their faults.
enum FilmsWalk {
    /// Goes through the films.
    /// - Returns: the number of faults.
    static func run() throws -> Int {
        var (looks, faults) = (0, 0)
        for name in Lessons.tapes {
            let report = FilmWalk(try Lessons.film(of: name), name: name).beats()
            looks += report.looks
            faults += tell(report)
        }
        let tapes = Lessons.tapes.count
        print("first, middle and last frames of \(tapes) tapes' beats: \(looks), \(faults) faults")
        let painter = FilmPainter(measurer: try Typesetter())
        let size = CGSize(width: 1920, height: 1080)
        let tall = FilmPainter(language: "zh", measurer: painter.measurer)
        let tallSize = CGSize(width: size.height, height: size.width)
        looks = 0
        for name in Lessons.tapes {
            let walk = FilmWalk(
                try Lessons.film(of: name), tall: try Lessons.uprightFilm(of: name), name: name)
            for (walk, painter, size) in [
                (walk, painter, size), (walk.upright, tall, tallSize),
            ] {
                let report = walk.overlaps(painter, size: size, onTheWay: true)
                looks += report.looks
                faults += tell(report)
            }
        }
        print("the same in English and Chinese, wide and tall, for overlaps: \(looks)")
        for name in Lessons.walked {
            let film = try Lessons.film(of: name)
            let report = FilmWalk(film, name: name).frames(painter, size: size)
            faults += tell(report)
            print("\(name), frame by frame: \(report.looks), \(report.faults.count) faults")
        }
        return faults
    }

    private static func tell(_ report: FilmWalk.Report) -> Int {
        for fault in report.faults { print(fault) }
        return report.faults.count
    }
}
