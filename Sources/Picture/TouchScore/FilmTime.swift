/// Film time goes in whole millionths of a second: so sums and differences of it are exact, and a stretch of film looks the
/// same to the last bit wherever in the film it stands.
package enum FilmTime {
    /// The nearest time that there is, in seconds of film.
    static func exact(_ seconds: Double) -> Double { (seconds * 1e6).rounded() / 1e6 }

    /// How long after another a time is, in seconds.
    static func span(from start: Double, to end: Double) -> Double { exact(end - start) }

    /// In millionths of a second.
    static func whole(_ seconds: Double) -> Int64 { Int64((seconds * 1e6).rounded()) }

    /// Room that a film makes for something is a multiple of this, in seconds, at least `seconds`. It is a whole number of frames
    /// at 10, 20, 30, 50 and 60 frames a second, so that what follows is the same frames, only later.
    static func room(_ seconds: Double) -> Double {
        seconds > 0 ? exact((seconds * 10 - 1e-6).rounded(.up) / 10) : 0
    }
}

extension Film {
    /// How many frames there are at `rate` frames a second.
    public func frameCount(rate: Int) -> Int {
        max(firstFrame(at: duration, rate: rate), 1)
    }

    /// When frame `number` is shown, in seconds of film.
    public func seconds(ofFrame number: Int, rate: Int) -> Double {
        FilmTime.exact(Double(number) / Double(rate))
    }

    /// The first frame that is not shown before `seconds` of film.
    func firstFrame(at seconds: Double, rate: Int) -> Int {
        var number = Int(FilmTime.whole(seconds) * Int64(rate) / 1_000_000)
        while self.seconds(ofFrame: number, rate: rate) < seconds { number += 1 }
        return number
    }

    /// Whether the picture is surely the same at all seconds of film from `start` to `end`: within a beat in which neither
    /// time passes nor a line is drawn nor the camera goes, once the picture has become what it tells.
    public func stands(from start: Double, to end: Double) -> Bool {
        guard let index = score.beat(at: start), score.beat(at: end) == index else { return false }
        let beat = score.beats[index]
        guard beat.from >= beat.to, beat.arrival(at: start) >= 1, beat.growth(at: start) >= 1
        else { return false }
        guard !sceneries.indices.contains(where: { movesLayers(index, in: $0) }) else {
            return false
        }
        let stretch = start...max(start, end)
        guard !score.drawings.contains(where: { $0.span.overlaps(stretch) }) else { return false }
        guard sceneries.allSatisfy({ $0.signs.stand(from: start, to: end) }) else { return false }
        return score.travel(at: start) == nil && score.travel(at: end) == nil
    }

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
