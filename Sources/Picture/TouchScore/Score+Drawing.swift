import TouchPicture
import TouchReading
import TouchScript
import TouchStage

/// A line of ink that a film draws while time passes or stands still.
struct PenStroke {
    let stroke: Ink.Stroke
    /// How long, in seconds of film.
    let seconds: Double
    /// It is drawn in no others, and is whole where they end.
    let beats: Range<Int>
}

extension Score {
    /// A line of ink that grows under the hand: no two do at once.
    package struct Drawing: Hashable, Sendable {
        /// In seconds of film; at its end the whole line stands there.
        var span: Range<Double>
        let stroke: Ink.Stroke
    }

    /// As much of a line as is drawn at `seconds` of film and is in no beat yet; nil for none.
    func drawn(at seconds: Double) -> Ink.Stroke? {
        let next = drawings.sortedIndex { $0.span.upperBound > seconds }
        guard next < drawings.count, drawings[next].span.lowerBound < seconds else { return nil }
        let (span, stroke) = (drawings[next].span, drawings[next].stroke)
        let past = FilmTime.span(from: span.lowerBound, to: seconds)
        return stroke.begun(past / (span.upperBound - span.lowerBound))
    }
}

extension Ink.Stroke {
    /// The beginning of the line, drawn at one pace.
    ///
    /// - Parameter share: of its length, from 0 to 1.
    func begun(_ share: Double) -> Ink.Stroke {
        var begun = self
        begun.places = places.begun(share)
        return begun
    }
}

extension [Beat] {
    /// The last ones, in which nothing is told by itself: a hand can draw meanwhile.
    var idleEnd: Range<Int> {
        let start = lastIndex { $0.kind != .passage && $0.kind != .freeze }.map { $0 + 1 }
        return (start ?? 0)..<count
    }
}
