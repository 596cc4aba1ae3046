import TouchPicture
import TouchScript

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
        let lengths = zip(places, places.dropFirst()).map {
            Mathematics.hypotenuse($1.x - $0.x, $1.y - $0.y)
        }
        var rest = lengths.reduce(0, +) * min(max(share, 0), 1)
        var begun = self
        begun.places = [places[0]]
        for (index, length) in lengths.enumerated() where rest > 0 {
            let (from, to) = (places[index], places[index + 1])
            let part = length > 0 ? min(rest / length, 1) : 1
            begun.places.append(
                CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part))
            rest -= length
        }
        return begun
    }
}
