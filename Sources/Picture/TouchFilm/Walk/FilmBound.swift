/// A figure of films that has a bound: its name, the way to read it, and its limit.
public struct FilmBound: Sendable {
    public let name: String
    public let limit: Limit
    /// Indicates whether it is a bound on the median of all films; any other applies to each film.
    public let isOfMedian: Bool
    /// The value for a film; nil if the film has no such figure.
    public let value: @Sendable (FilmFigures) -> Double?

    public enum Limit: Hashable, Sendable {
        case most(Double)
        case least(Double)
    }

    private init(
        _ name: String, _ limit: Limit, isOfMedian: Bool = false,
        _ value: @escaping @Sendable (FilmFigures) -> Double?
    ) {
        self.name = name
        self.limit = limit
        self.isOfMedian = isOfMedian
        self.value = value
    }

    /// All bounds, in the order of the table.
    public static let all = [
        FilmBound("seconds", .most(55), isOfMedian: true) { $0.length },
        FilmBound("still %", .most(35)) { $0.still.map { $0 * 100 } },
        FilmBound("idle", .most(0)) { Double($0.idle.count) },
        FilmBound("stage %", .least(70)) { $0.wide.stage * 100 },
        FilmBound("views %", .least(40)) { $0.wide.views.map { $0 * 100 } },
        FilmBound("text px", .least(20)) { $0.wide.smallest },
        FilmBound("blinks", .most(0)) { Double($0.blinks.count) },
        FilmBound("stale", .most(0)) { Double($0.stale.count) },
        FilmBound("overlaps", .most(0)) { Double($0.overlaps.count) },
        FilmBound("9:16 stage %", .least(55)) { $0.tall.stage * 100 },
        FilmBound("9:16 text px", .least(40)) { $0.tall.smallest },
        FilmBound("9:16 outside", .most(0)) { Double($0.tall.outside.count) },
    ]

    /// Returns the films that miss the bound, the worst first; for a bound on the median, all of
    /// them or none.
    public func missed(by films: [FilmFigures]) -> [FilmFigures] {
        if isOfMedian {
            let isKept = films.compactMap(value).median.map(isKept) ?? true
            return isKept ? [] : sorted(films)
        }
        return sorted(films.filter { value($0).map { !isKept($0) } ?? false })
    }

    private func sorted(_ films: [FilmFigures]) -> [FilmFigures] {
        let figures = films.compactMap { film in value(film).map { (film, $0) } }
        return figures.sorted { a, b in
            if case .most = limit { a.1 > b.1 } else { a.1 < b.1 }
        }.map(\.0)
    }

    /// Returns whether the value is within the limit. Figures are compared as they are printed:
    /// with one decimal.
    private func isKept(_ value: Double) -> Bool {
        let printed = (value * 10).rounded() / 10
        return switch limit {
        case .most(let most): printed <= most
        case .least(let least): printed >= least
        }
    }
}
