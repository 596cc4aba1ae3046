/// The time at which an event of a recording was sent, or one of its samples was taken.
public enum EventTime: Hashable, Sendable {
    /// A moment of event time: `1.25s`.
    case at(Span)
    /// A delay after a previous moment: `+16ms`. For an event that moment is the time of the line
    /// before it; for a sample it is the time of its event, and the delay can be negative.
    case after(Span)

    /// Returns the event time in seconds, if the previous moment was at `start`.
    public func seconds(from start: Double) -> Double {
        switch self {
        case .at(let span): span.seconds
        case .after(let span): max(0, start.later(by: span.seconds))
        }
    }

    /// Creates a delay of `seconds` after `start`, in as few digits as read back to the same value;
    /// a moment if no digits do.
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
    /// Creates the duration from `start` to `end`, both in seconds, in as few digits as lead to the
    /// same end; nil if no duration does.
    public init?(from start: Double, to end: Double) {
        guard end >= start,
            let span = Span.shortest(end - start, where: { start.later(by: $0.seconds) == end })
        else { return nil }
        self = span
    }

    /// Returns `seconds` with the fewest digits that are good enough.
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
        // A duration with more than three decimals is easier to read in milliseconds.
        let inSeconds = abs(seconds) < 1 ? nil : rounded(seconds, .s, to: 1000)
        return inSeconds ?? rounded(seconds * 1000, .ms, to: 1e9)
            ?? [Span(seconds * 1000, .ms), Span(seconds)].first(where: isGood)
    }
}

extension Double {
    /// Returns a later moment. Clocks count in whole nanoseconds, so rounding errors of the sum are
    /// corrected.
    func later(by seconds: Double) -> Double {
        let sum = self + seconds
        let whole = (sum * 1e9).rounded() / 1e9
        return abs(whole - sum) <= 4 * sum.ulp ? whole : sum
    }
}
