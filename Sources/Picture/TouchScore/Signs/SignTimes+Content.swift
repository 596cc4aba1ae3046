import TouchPicture
import TouchStage

extension SignTimes {
    /// Returns everything that pictures from `start` to `end`, in seconds of film, show of the
    /// signs, relative to `start`.
    func content(from start: Double, to end: Double) -> String {
        func meets(_ span: Range<Double>) -> Bool {
            span.grown(Self.fade).overlaps(start..<max(end, start).nextUp)
        }
        func offsets(_ span: Range<Double>) -> String {
            let begin = FilmTime.whole(span.lowerBound) - FilmTime.whole(start)
            return "\(begin) \(FilmTime.whole(span.upperBound) - FilmTime.whole(start))"
        }
        var lines = pointings.filter { meets($0.span) }.map {
            "points \(offsets($0.span)) \(StableText.of($0.subject))"
        }
        lines += hands.filter { meets($0.span) }.map {
            "hand \(offsets($0.span)) \($0.name) \(StableText.of([$0.start, $0.end]))"
                + StableText.of($0.heights) + ($0.pencil.map { " \(StableText.of($0))" } ?? "")
        }
        lines += ghosts.filter { meets($0.span) }.map {
            "ghost \(offsets($0.span)) \(StableText.of($0.way))"
        }
        lines += events.filter { (start...max(end, start)).contains($0.start) }.map {
            "event \($0.soon - $0.taken)"
        }
        lines += cards.filter { meets($0) }.map { "card \(offsets($0))" }
        lines += questions.filter { meets($0) }.map { "asks \(offsets($0))" }
        let gone = departures[..<departures.sortedIndex { $0.start > end }]
        lines += gone.suffix(Self.mostDepartures).map { departure in
            let place = FilmTime.whole(departure.start) - FilmTime.whole(start)
            let gone = FilmTime.whole(-Beat.change)
            return "left \(max(place, gone)) \(StableText.of(departure.touch))"
        }
        return lines.joined(separator: "\n")
    }
}
