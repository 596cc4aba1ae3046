/// A stretch of event time as it was written: `3s..7s`.
public struct TimeRange: Hashable, Sendable {
    public var start: Span
    public var end: Span

    public init(_ start: Span, _ end: Span) {
        self.start = start
        self.end = end
    }

    var text: String { "\(start.text)..\(end.text)" }
}

/// What lines of a tape leave out of a film and show at another speed. Stretches are event time; what happens in them happens
/// all the same.
public struct FilmEdits: Hashable, Sendable {
    /// What is left out, in order; they do not touch each other. A first one may begin, and a last one end, at infinity.
    public let cuts: [Range<Double>]
    /// What is shown so many times as fast, in order of the lines.
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

    /// The cut within which a moment is left out, in seconds of event time; nil for one that is shown, as both ends of a cut are.
    public func cut(at time: Double) -> Range<Double>? {
        cuts.first { $0.lowerBound < time && time < $0.upperBound }
    }

    /// The cut that is due at a moment, at its start or within it.
    public func cut(from time: Double) -> Range<Double>? { cuts.first { $0.contains(time) } }

    /// How many times as fast time passes from `time` on.
    public func speed(from time: Double) -> Double {
        speeds.last { $0.range.contains(time) }?.factor ?? 1
    }

    /// The next moment after `time` at which anything of that changes; infinity if nothing does.
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
    /// In seconds of event time.
    public var seconds: Range<Double> { start.seconds..<max(start.seconds, end.seconds) }
}

extension [Range<Double>] {
    /// The same in order, those that touch as one.
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
    /// What its lines leave out of a film, and show at another speed.
    public var edits: FilmEdits { FilmEdits(lines.lazy.compactMap { $0.telling }) }
}
