import TouchLive
import TouchReading
import TouchScore
import TouchVideo

/// The screening of a film in place of the stage: two runs beside one another. It plays until the
/// runs part, and stops there until somebody lets it go on.
package struct Screening {
    /// The closure that makes the content of the film, in a language.
    let make: (_ language: String) -> any Filmable
    private(set) var film: Film
    /// Indicates whether the film's whole content could be played.
    let isWhole: Bool
    /// The factor by which the film plays slower than it is made.
    private(set) var slowness = 1.0
    /// The position at which it is paused, or from which it plays, in seconds of film.
    private var place = 0.0
    /// The host's time since which it plays; nil while it is paused.
    private var start: Double?

    /// Creates a screening that plays from the beginning.
    init(in language: String, now: Double, _ make: @escaping (_ language: String) -> any Filmable) {
        self.make = make
        let shown = make(language)
        film = shown.film
        isWhole = shown.excess == nil
        start = now
    }

    /// Returns the same film in another language, or of files that were saved since, at the same
    /// position.
    func again(in language: String, now: Double, _ make: ((String) -> any Filmable)? = nil) -> Self
    {
        var next = Screening(in: language, now: now, make ?? self.make)
        next.place = min(seconds(now: now), next.film.duration)
        next.slowness = slowness
        next.start = start.map { _ in now }
        return next
    }

    var isPlaying: Bool { start != nil }

    /// Indicates whether the film is paused where the two runs part first.
    var isAtParting: Bool { !isPlaying && film.parting?.contains(place) == true }

    /// Returns the position at the host's time `now`, in seconds of film.
    func seconds(now: Double) -> Double {
        guard let start else { return place }
        return min(place + max(0, now - start) / slowness, stop)
    }

    /// The position at which the film stops by itself: where the runs part, then at its end.
    private var stop: Double {
        guard let parting = film.parting, place < parting.lowerBound else { return film.duration }
        return parting.lowerBound
    }

    /// The host's time at which the film stops by itself; nil while it is paused.
    var due: Double? { start.map { $0 + (stop - place) * slowness } }

    /// Stops the film if it stops by itself by now.
    /// - Returns: true if it has just done so.
    mutating func advance(now: Double) -> Bool {
        guard let due, due <= now else { return false }
        stand(at: stop)
        return true
    }

    // MARK: Controls

    mutating func stand(at seconds: Double) {
        place = min(max(seconds, 0), film.duration)
        start = nil
    }

    /// Plays on; from where the runs part immediately, and from the end anew.
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

    /// Pauses at the next or previous stop; beyond the last, at the end.
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

    // MARK: The time line

    func timeLine(now: Double) -> TimeLine.Content {
        TimeLine.Content(
            end: film.duration, time: seconds(now: now),
            decisions: film.decisions.map {
                TraceDigest.Decision(time: $0.seconds, state: $0.state)
            },
            parting: film.parting?.lowerBound)
    }
}
