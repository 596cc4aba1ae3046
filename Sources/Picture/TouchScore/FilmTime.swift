/// A time scale of whole millionths of a second: sums and differences of film times are exact, and
/// a stretch of film looks the same to the last bit at any position in the film.
package enum FilmTime {
    /// Returns the nearest time on the scale, in seconds of film.
    static func exact(_ seconds: Double) -> Double { (seconds * 1e6).rounded() / 1e6 }

    /// Returns the time between two times, in seconds.
    static func span(from start: Double, to end: Double) -> Double { exact(end - start) }

    /// Returns the time in millionths of a second.
    static func whole(_ seconds: Double) -> Int64 { Int64((seconds * 1e6).rounded()) }

    /// Returns the room that a film makes for something, in seconds: a multiple of a tenth, at
    /// least `seconds`. It is a whole number of frames at 10, 20, 30, 50, and 60 frames per second,
    /// so that the rest of the film has the same frames, only later.
    static func room(_ seconds: Double) -> Double {
        seconds > 0 ? exact((seconds * 10 - 1e-6).rounded(.up) / 10) : 0
    }
}

extension Film {
    /// Returns the number of frames at `rate` frames per second.
    public func frameCount(rate: Int) -> Int {
        max(firstFrame(at: duration, rate: rate), 1)
    }

    /// Returns the time at which frame `number` is shown, in seconds of film.
    public func seconds(ofFrame number: Int, rate: Int) -> Double {
        FilmTime.exact(Double(number) / Double(rate))
    }

    /// Returns the first frame that is shown no earlier than `seconds` of film.
    func firstFrame(at seconds: Double, rate: Int) -> Int {
        var number = Int(FilmTime.whole(seconds) * Int64(rate) / 1_000_000)
        while self.seconds(ofFrame: number, rate: rate) < seconds { number += 1 }
        return number
    }

    /// Returns whether the picture is certainly the same from `start` to `end`, in seconds of film:
    /// within a beat in which time stops, no line is drawn, and the camera does not move, once the
    /// picture has changed into that of the beat.
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
        /// The start, in seconds of film.
        public let start: Double
        /// The event time, in seconds.
        public let events: Range<Double>
    }

    /// The runs, in order; those that follow one another without a gap are joined.
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
