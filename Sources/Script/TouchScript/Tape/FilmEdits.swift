/// A range of event time as it was written: `3s..7s`.
public struct TimeRange: Hashable, Sendable {
    public var start: Span
    public var end: Span

    public init(_ start: Span, _ end: Span) {
        self.start = start
        self.end = end
    }

    var text: String { "\(start.text)..\(end.text)" }
}

/// The parts that lines of a tape cut from a film, and those they show at another speed. The ranges
/// are in event time; what happens in them still happens.
public struct FilmEdits: Hashable, Sendable {
    /// The ranges that are left out, in order; they do not touch each other. The first may begin,
    /// and the last may end, at infinity.
    public let cuts: [Range<Double>]
    /// The ranges at another speed, with the factor by which they are faster, in the order of the
    /// lines.
    public let speeds: [(range: Range<Double>, factor: Double)]

    public init(_ tellings: some Sequence<Telling>) {
        var cuts: [Range<Double>] = []
        var speeds: [(range: Range<Double>, factor: Double)] = []
        for telling in tellings {
            switch telling {
            case .cut(let range): cuts.append(range.seconds)
            case .trim(let range):
                cuts.append(-.infinity..<range.seconds.lowerBound)
                cuts.append(range.seconds.upperBound..<Double.infinity)
            case .speed(let factor, let range): speeds.append((range.seconds, factor))
            default: break
            }
        }
        self.cuts = cuts.joined
        self.speeds = speeds
    }

    public var isEmpty: Bool { cuts.isEmpty && speeds.isEmpty }

    /// Returns the cut that hides a moment, in seconds of event time; nil for a moment that is
    /// shown, as both ends of a cut are.
    public func cut(at time: Double) -> Range<Double>? {
        cuts.first { $0.lowerBound < time && time < $0.upperBound }
    }

    /// Returns the cut that is due at a moment, at its start or within it.
    public func cut(from time: Double) -> Range<Double>? { cuts.first { $0.contains(time) } }

    /// Returns the factor by which time passes faster from `time` on.
    public func speed(from time: Double) -> Double {
        speeds.last { $0.range.contains(time) }?.factor ?? 1
    }

    /// Returns the next moment after `time` at which a cut or a speed begins or ends; infinity if
    /// there is none.
    public func nextChange(after time: Double) -> Double {
        (cuts + speeds.map { $0.range }).flatMap { [$0.lowerBound, $0.upperBound] }
            .filter { $0 > time }.min() ?? .infinity
    }

    public static func == (one: FilmEdits, other: FilmEdits) -> Bool {
        one.cuts == other.cuts && one.speeds.elementsEqual(other.speeds, by: ==)
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(cuts) }
}

extension TimeRange {
    /// The range in seconds of event time.
    public var seconds: Range<Double> { start.seconds..<max(start.seconds, end.seconds) }
}

extension [Range<Double>] {
    /// The ranges in order, with those that touch joined.
    fileprivate var joined: [Range<Double>] {
        sorted { $0.lowerBound < $1.lowerBound }.reduce(into: []) { all, next in
            guard let last = all.last, last.upperBound >= next.lowerBound else {
                return all.append(next)
            }
            all[all.count - 1] = last.lowerBound..<Swift.max(last.upperBound, next.upperBound)
        }
    }
}

extension Tape {
    /// The cuts and speeds that the tape's lines state for a film.
    public var edits: FilmEdits { FilmEdits(lines.lazy.compactMap { $0.telling }) }
}
