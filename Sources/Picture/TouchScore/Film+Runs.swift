extension Film {
    /// A stretch in which event time passes at its own pace.
    public struct Run: Hashable, Sendable {
        /// In seconds of film.
        public let start: Double
        /// Event time, in seconds.
        public let events: Range<Double>
    }

    /// All of them, in order; those that follow each other without a break are one.
    public var runs: [Run] {
        score.beats.reduce(into: []) { runs, beat in
            let span = beat.to - beat.from
            guard span > 0, abs(beat.duration - span) < 1e-6 else { return }
            if let last = runs.last, last.events.upperBound == beat.from,
                abs(last.start + beat.from - last.events.lowerBound - beat.start) < 1e-6
            {
                let events = last.events.lowerBound..<beat.to
                runs[runs.count - 1] = Run(start: last.start, events: events)
            } else {
                runs.append(Run(start: beat.start, events: beat.from..<beat.to))
            }
        }
    }
}
