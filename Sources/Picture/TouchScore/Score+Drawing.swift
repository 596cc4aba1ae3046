import TouchPicture
import TouchReading
import TouchScript
import TouchStage

/// A line of ink that a film draws while time passes or stops.
struct PenStroke {
    let stroke: Ink.Stroke
    /// The duration, in seconds of film.
    let seconds: Double
    /// The beats in which it is drawn; it is complete at their end.
    let beats: Range<Int>
}

extension Score {
    /// A line of ink in progress; no two are drawn at once.
    package struct Drawing: Hashable, Sendable {
        /// The time of the drawing, in seconds of film; at its end the whole line is visible.
        var span: Range<Double>
        let stroke: Ink.Stroke
    }

    /// Returns the visible part of a line that is in progress at `seconds` of film and in no beat
    /// yet; nil if there is none.
    func drawn(at seconds: Double) -> Ink.Stroke? {
        let next = drawings.sortedIndex { $0.span.upperBound > seconds }
        guard next < drawings.count, drawings[next].span.lowerBound < seconds else { return nil }
        let (span, stroke) = (drawings[next].span, drawings[next].stroke)
        let past = FilmTime.span(from: span.lowerBound, to: seconds)
        return stroke.begun(past / (span.upperBound - span.lowerBound))
    }
}

extension Ink.Stroke {
    /// Returns the beginning of the line, drawn at a constant pace.
    ///
    /// - Parameter share: the share of its length, from 0 to 1.
    func begun(_ share: Double) -> Ink.Stroke {
        var begun = self
        begun.places = places.begun(share)
        return begun
    }
}

extension [Beat] {
    /// The last beats without a decision or a change of their own: a hand can draw during these.
    var idleEnd: Range<Int> {
        let start = lastIndex { $0.kind != .passage && $0.kind != .freeze }.map { $0 + 1 }
        return (start ?? 0)..<count
    }
}
