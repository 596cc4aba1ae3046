import Foundation
import TestEffort
import TouchFilm
import TouchScore
import TouchScript
import TouchSession
import TouchStudy

extension Lessons {
    /// All tapes that are shipped, by name.
    public static let tapes = files.filter { $0.hasSuffix(".tape") }.map { String($0.dropLast(5)) }

    /// Those whose films are looked at frame by frame: three, for that takes long, and all where effort is full; or those
    /// that the environment names in TOUCHSCOPE_FILMS.
    public static let walked: [String] = {
        let named = ProcessInfo.processInfo.environment["TOUCHSCOPE_FILMS"]
        if named == "all" || named == nil && Effort.isFull { return tapes }
        return named?.split(separator: ",").map(String.init)
            ?? ["swipe-or-pan", "who-gets-the-touch", "single-or-double"]
    }()

    /// A lesson's film.
    @MainActor public static func film(of name: String) throws -> Film { try played(name).film }

    /// The same as upright screens show it.
    @MainActor public static func uprightFilm(of name: String) throws -> Film {
        let session = try played(name)
        let film = session.film
        guard !film.hasPanels, let tape = session.tape,
            let upright = PlayedTape(scene: session.scene, tape: tape, in: session).upright
        else { return film }
        return upright.session.film
    }
}

extension Session {
    /// What it has played, as a film.
    public var film: Film {
        Film(trace: trace, cues: cues, title: scene.title, scene: scene, end: time)
    }
}
