import Foundation
import Synchronization
import TestSupport
import TouchCanvas
import TouchFilm
import TouchScore

/// Measures films and prints a line for each, the medians, and the values that exceed the bounds.
enum FilmsTable {
    /// Measures the films.
    /// - Returns: the number of bounds that are missed.
    static func run(_ lessons: [String]) throws -> Int {
        let films = try lessons.map { name in
            (name: name, film: try Lessons.film(of: name), tall: try Lessons.uprightFilm(of: name))
        }
        let figures = try measured(films)
        printTable(figures)
        // For a few films all faults are printed, for many the first of each kind.
        printFaults(figures, most: lessons.count > 3 ? 1 : 100)
        return printMissed(figures)
    }

    // MARK: Measuring

    /// Measures as many films at a time as there are processors.
    nonisolated private static func measured(
        _ films: [(name: String, film: Film, tall: Film)]
    ) throws -> [FilmFigures] {
        let results = Mutex<[Int: Result<FilmFigures, any Error>]>([:])
        DispatchQueue.concurrentPerform(iterations: films.count) { index in
            let (name, film, tall) = films[index]
            let result = Result { try figures(of: film, tall: tall, name) }
            let count = results.withLock { results in
                results[index] = result
                return results.count
            }
            let progress =
                "\r\(count) of \(films.count) films measured: \(films[index].name)\u{1b}[K"
            FileHandle.standardError.write(Data(progress.utf8))
        }
        FileHandle.standardError.write(Data("\n".utf8))
        let all = results.withLock { $0 }
        return try films.indices.compactMap { try all[$0]?.get() }
    }

    nonisolated private static func figures(
        of film: Film, tall: Film, _ name: String
    ) throws -> FilmFigures {
        let typesetter = try Typesetter()
        let still = try StillWatch(typesetter)
        var figures = try FilmWalk(film, tall: tall, name: name).figures(measuring: typesetter) {
            try still.show($0)
        }
        figures.still = try still.share()
        return figures
    }

    // MARK: Printing

    private static func printTable(_ films: [FilmFigures]) {
        let bounds = FilmBound.all
        let medians = bounds.map { bound in cell(films.compactMap(bound.value).median) }
        let limits = bounds.map { bound in
            switch bound.limit {
            case .most(let most): "≤ \(Int(most))"
            case .least(let least): "≥ \(Int(least))"
            }
        }
        Table.print(
            "\(films.count) films", ["film"] + bounds.map(\.name),
            films.map { film in [film.name] + bounds.map { cell($0.value(film)) } }
                + [["median"] + medians, ["bound"] + limits])
    }

    private static func cell(_ value: Double?) -> String {
        guard let value else { return "–" }
        let whole = value.rounded()
        return abs(value - whole) < 0.05 ? String(Int(whole)) : String(format: "%.1f", value)
    }

    /// Prints the faults.
    /// - Parameter most: the largest number of each kind in each film.
    private static func printFaults(_ films: [FilmFigures], most: Int) {
        print("")
        for film in films {
            for faults in [film.idle, film.blinks, film.stale, film.overlaps] {
                for fault in faults.prefix(most) { print(fault) }
                if faults.count > most { print("  and \(faults.count - most) more") }
            }
            if most > 1 { printWords(film) }
        }
    }

    /// Prints the words that are too small, and those in places that a phone covers.
    private static func printWords(_ film: FilmFigures) {
        for (name, layout) in [("16:9", film.wide), ("9:16", film.tall)] {
            print("\(film.name), \(name): the smallest words are \(layout.smallestWords)")
        }
        let outside = film.tall.outside.map { "“\($0)”" }
        guard !outside.isEmpty else { return }
        print("\(film.name), 9:16, at the foot or the right edge:", outside.joined(separator: ", "))
    }

    private static func printMissed(_ films: [FilmFigures]) -> Int {
        print("")
        var count = 0
        for bound in FilmBound.all {
            let missed = bound.missed(by: films)
            guard !missed.isEmpty else { continue }
            count += 1
            let worst = missed.prefix(5).map { "\($0.name) \(cell(bound.value($0)))" }
            let limit =
                switch bound.limit {
                case .most(let most): "at most \(Int(most))"
                case .least(let least): "at least \(Int(least))"
                }
            let who = bound.isOfMedian ? "the median" : "\(missed.count) of \(films.count)"
            let more = missed.count > worst.count ? ", …" : ""
            print(
                "\(bound.name), \(limit): missed by \(who): \(worst.joined(separator: ", "))\(more)"
            )
        }
        print(count == 0 ? "All bounds are kept." : "\(count) bounds are missed.")
        return count
    }
}
