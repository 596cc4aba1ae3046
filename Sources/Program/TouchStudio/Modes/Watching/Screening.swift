import TouchLive
import TouchReading
import TouchScore
import TouchVideo

/// A film that is watched where the stage stands otherwise: two runs beside one another. It plays
/// until the runs part, and stands there until somebody lets it go on.
package struct Screening {
    /// Makes what the film is of, in a language.
    let make: (_ language: String) -> any Filmable
    private(set) var film: Film
    /// Whether all of what it is of could be played.
    let isWhole: Bool
    /// How many times slower than the film is made it plays.
    private(set) var slowness = 1.0
    /// In seconds of film: where it stands, or from where it plays.
    private var place = 0.0
    /// The host's time since when it plays; nil while it stands.
    private var start: Double?

    /// Plays it from its beginning.
    init(in language: String, now: Double, _ make: @escaping (_ language: String) -> any Filmable) {
        self.make = make
        let shown = make(language)
        film = shown.film
        isWhole = shown.excess == nil
        start = now
    }

    /// The same film in another language, or of files that were saved since: one goes on looking
    /// where one looked.
    func again(in language: String, now: Double, _ make: ((String) -> any Filmable)? = nil) -> Self
    {
        var next = Screening(in: language, now: now, make ?? self.make)
        next.place = min(seconds(now: now), next.film.duration)
        next.slowness = slowness
        next.start = start.map { _ in now }
        return next
    }

    var isPlaying: Bool { start != nil }

    /// Whether it stands where the two runs part first.
    var isAtParting: Bool { !isPlaying && film.parting?.contains(place) == true }

    /// What is shown at the host's time `now`, in seconds of film.
    func seconds(now: Double) -> Double {
        guard let start else { return place }
        return min(place + max(0, now - start) / slowness, stop)
    }

    /// Where it stops by itself: where the runs part, then at its end.
    private var stop: Double {
        guard let parting = film.parting, place < parting.lowerBound else { return film.duration }
        return parting.lowerBound
    }

    /// The host's time at which it stops by itself; nil while it stands.
    var due: Double? { start.map { $0 + (stop - place) * slowness } }

    /// Stops where it stops by itself.
    /// - Returns: whether it has just done so.
    mutating func advance(now: Double) -> Bool {
        guard let due, due <= now else { return false }
        stand(at: stop)
        return true
    }

    // MARK: What one can do

    mutating func stand(at seconds: Double) {
        place = min(max(seconds, 0), film.duration)
        start = nil
    }

    /// Goes on; from where the runs part at once, and from its end anew.
    mutating func play(now: Double) {
        if let parting = film.parting, parting.contains(place) { place = parting.upperBound }
        if place >= film.duration { place = 0 }
        start = now
    }

    mutating func playFromStart(now: Double) {
        stand(at: 0)
        play(now: now)
    }

    mutating func turn(now: Double) {
        isPlaying ? stand(at: seconds(now: now)) : play(now: now)
    }

    /// Stands at the next that one can step to, or at the one before; beyond the last at the end.
    mutating func step(_ jump: TraceJump, forward: Bool, now: Double) {
        let (here, stops) = (seconds(now: now), film.stops(for: jump))
        let next = forward ? stops.first { $0 > here } : stops.last { $0 < here }
        let isEvent = jump == .event
        stand(at: next ?? (isEvent ? (forward ? film.duration : 0) : here))
    }

    /// Plays at the next lower speed, after the lowest at full speed again; or at the next higher
    /// one.
    mutating func changeSpeed(slower: Bool, now: Double) {
        let here = seconds(now: now)
        slowness = Playhead.slowness(after: slowness, slower: slower)
        place = here
        if isPlaying { start = now }
    }

    // MARK: The line of time

    func timeLine(now: Double) -> TimeLine.Content {
        TimeLine.Content(
            end: film.duration, time: seconds(now: now),
            decisions: film.decisions.map {
                TraceDigest.Decision(time: $0.seconds, state: $0.state)
            },
            parting: film.parting?.lowerBound)
    }
}
