/// When an event of a recording was sent, or a sample of it taken.
public enum EventTime: Hashable, Sendable {
    /// At a moment of event time: `1.25s`.
    case at(Span)
    /// So long after what came before it: `+16ms`. For an event that is the line before it, for a sample its event, and
    /// then it can be negative.
    case after(Span)

    /// In seconds of event time, if what came before was at `start`.
    public func seconds(from start: Double) -> Double {
        switch self {
        case .at(let span): span.seconds
        case .after(let span): max(0, start.later(by: span.seconds))
        }
    }

    /// `seconds` as so long after `start`, in as few digits as read back to the same; at its moment where none do.
    public init(_ seconds: Double, after start: Double) {
        let span = Span.shortest(seconds - start) {
            EventTime.after($0).seconds(from: start) == seconds
        }
        self = span.map(EventTime.after) ?? .at(Span(seconds))
    }

    var text: String {
        switch self {
        case .at(let span): span.text
        case .after(let span): (span.value.sign == .minus ? "" : "+") + span.text
        }
    }
}

extension Span {
    /// From `start` to `end`, both in seconds, in as few digits as waiting so long comes to the same; nil if no length does.
    public init?(from start: Double, to end: Double) {
        guard end >= start,
            let span = Span.shortest(end - start, where: { start.later(by: $0.seconds) == end })
        else { return nil }
        self = span
    }

    /// The length of `seconds` with the fewest digits that is good enough.
    fileprivate static func shortest(_ seconds: Double, where isGood: (Span) -> Bool) -> Span? {
        func rounded(_ value: Double, _ unit: Unit, to most: Double) -> Span? {
            var scale = 1.0
            while scale <= most {
                let span = Span((value * scale).rounded() / scale, unit)
                if isGood(span) { return span }
                scale *= 10
            }
            return nil
        }
        // What has more than three decimals is read more easily as milliseconds.
        let inSeconds = abs(seconds) < 1 ? nil : rounded(seconds, .s, to: 1000)
        return inSeconds ?? rounded(seconds * 1000, .ms, to: 1e9)
            ?? [Span(seconds * 1000, .ms), Span(seconds)].first(where: isGood)
    }
}

extension Double {
    /// A later moment. Moments of clocks are whole nanoseconds; what adding them makes otherwise by rounding is put right.
    func later(by seconds: Double) -> Double {
        let sum = self + seconds
        let whole = (sum * 1e9).rounded() / 1e9
        return abs(whole - sum) <= 4 * sum.ulp ? whole : sum
    }
}
