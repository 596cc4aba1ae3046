import Foundation
import TestSupport
import Testing
import TouchFilm
import TouchKit
import TouchScript
import TouchSession
import TouchTrace

@testable import TouchScore

/// All tapes that are shipped, as films.
private struct Films {
    let lesson: String
    let film: Film
    let cues: [Cue]
    let trace: Trace
    let walk: FilmWalk.Report

    @MainActor static let all = Result {
        try Lessons.tapes.map { name in
            let session = try Lessons.played(name)
            let film = session.film
            return Films(
                lesson: name, film: film, cues: session.cues, trace: session.trace,
                walk: FilmWalk(film, name: name).beats())
        }
    }

    /// What is wrong in the first, middle and last moment of the beats of all of them.
    @MainActor static func faults(_ rule: FilmWalk.Rule) throws -> [FilmWalk.Fault] {
        let all = try all.get()
        #expect(all.count > 20 && all.allSatisfy { $0.walk.looks > 50 })
        return all.flatMap(\.walk.faults).filter { $0.rule == rule }
    }
}

@Suite("A film is a score: causes come before effects")
struct ScoreTests {
    @Test("Beats follow one another; event time moves in passages only and never back")
    func beats() throws {
        #expect(try Films.faults(.order) == [])
    }

    @Test("A frame shows the stage at one record of its beat, neither later nor older")
    func oneRecord() throws {
        #expect(try Films.faults(.record) == [])
    }

    @Test("No recognizer and no action is shown before the hit-test of its touch is complete")
    func hitTestFirst() throws {
        #expect(try Films.faults(.hitTest) == [])
    }

    @Test("No panel tells an earlier touch than the newest finger on the stage")
    func noOldPanels() throws {
        #expect(try Films.faults(.panel) == [])
    }

    @Test("Captions stand until they can be read, and half a second after what they tell")
    func captions() throws {
        for films in try Films.all.get() {
            for caption in films.film.captions {
                let place = "\(films.lesson): \(caption.text.english)"
                let seconds = caption.end - caption.start
                #expect(seconds >= 1.2 - 1e-9, "\(place)")
                #expect(Double(caption.text.english.count) / seconds <= 17 + 1e-9, "\(place)")
                // Names of code are read at one pace in every language.
                let chinese = caption.text["zh"]
                let latin = Double(chinese.count { $0.isASCII })
                let read = latin / 17 + (Double(chinese.count) - latin) / 9
                #expect(read <= seconds + 1e-9, "\(place)")
                let told = films.film.score.beats.last {
                    $0.kind.isDecision && $0.start >= caption.start && $0.start < caption.end
                }
                if let told {
                    #expect(caption.end - told.start >= 0.5 + Beat.change - 1e-9, "\(place)")
                }
            }
        }
    }

    @Test("No caption is longer than a glance, or stands so long that it should be two")
    func shortCaptions() throws {
        for films in try Films.all.get() {
            let long = films.film.longCaptions(films.cues, file: films.lesson)
            #expect(long.isEmpty, "\(long)")
        }
    }

    @Test("A choice between recognizers gets slow motion, the decision near its middle")
    func slowMotion() throws {
        var count = 0
        for films in try Films.all.get() {
            // As a film is directed where no tape says anything.
            let beats = Film(trace: films.trace).score.beats
            for choice in Arbitration.all(in: films.trace) {
                let core = try #require(beats.firstIndex { $0.record >= choice.record })
                #expect(beats[core].isSlowMotion, "\(films.lesson) \(choice.time)")
                let first = beats[...core].lastIndex { !$0.isSlowMotion }.map { $0 + 1 } ?? 0
                let last = beats[core...].firstIndex { !$0.isSlowMotion } ?? beats.count
                let (start, end) = (beats[first].start, beats[last - 1].end)
                #expect(end - start >= 1.5 - 1e-9, "\(films.lesson) \(choice.time)")
                count += 1
            }
        }
        #expect(count > 20)
    }

    @Test("The camera goes nowhere unless a tape sends it")
    func camera() throws {
        var sent = 0
        for films in try Films.all.get() {
            let session = try Lessons.played(films.lesson)
            let isSent = session.cues.contains { cue in
                if case .zoom? = cue.telling { true } else { false }
            }
            #expect(films.film.score.moves.isEmpty == !isSent, "\(films.lesson)")
            sent += isSent ? 1 : 0
        }
        #expect(sent > 0)
    }

    @Test("What a caption tells happens as it is read")
    func told() throws {
        let film = try Film.walked(
            """
            caption "A sentence of sixty letters takes some four seconds, at least."
            walk hit-test 100ms
            finger a down card
            caption off
            """)
        let words = try #require(film.captions.first)
        let told = film.score.beats.filter { $0.told != nil && $0.start < words.end }
        #expect(told.count > 2)
        // Reading takes 3.7 s, of which a glance goes before and the decisions share the rest.
        let first = try #require(told.first)
        #expect(first.start - words.start < 1.2)
        #expect(words.end - words.start < 4.6)
        let telling = told.reduce(0) { $0 + $1.duration }
        #expect(telling > 0.6 * (words.end - words.start))
    }

    @Test("A chapter begins when the caption of the last one has been seen")
    func chapter() throws {
        let film = try Film.walked(
            """
            caption "One."
            finger a down card
            wait 50ms
            chapter "Two"
            caption "Two."
            """)
        #expect(film.captions.map(\.text.english) == ["One.", "Two."])
        #expect(film.chapters.map(\.start) == [film.captions[1].start])
    }

    @Test("A score is written a beat a line, in order")
    func jsonLines() throws {
        let session = try Lessons.played("swipe-or-pan")
        let film = session.film
        let lines = film.score.jsonLines(session.trace, language: "en").split(separator: "\n")
        #expect(lines.count == film.score.beats.count)
        var last = 0.0
        for line in lines {
            let read = try JSONDecoder().decode(Line.self, from: Data(line.utf8))
            #expect(abs(read.start - last) < 0.0011 && Beat.Kind(rawValue: read.kind) != nil)
            last = read.end
        }
        #expect(lines.contains { $0.contains(#""tells":"flick: possible → failed, timed out""#) })
    }
}

private struct Line: Decodable {
    let start: Double
    let end: Double
    let record: Int
    let kind: String
}
