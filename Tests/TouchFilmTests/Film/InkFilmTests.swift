import Foundation
import TestStage
import TestSupport
import Testing
import TouchFilm
import TouchKit
import TouchPicture
import TouchReading
import TouchScript
import TouchTrace

@testable import TouchScore
@testable import TouchStage

@Suite("Ink and light in a film")
struct InkFilmTests {
    private static let stroke = Ink.Stroke(
        color: .named(.plum), width: 4, places: [CGPoint(x: 20, y: 30), CGPoint(x: 80, y: 60)])

    /// One that is drawn over a second, from left to right.
    private static let slow = Ink.Stroke(
        color: .named(.plum), width: 4,
        places: [CGPoint(x: 20, y: 30), CGPoint(x: 60, y: 30), CGPoint(x: 120, y: 30)],
        over: Span(1))

    private func film(
        _ tellings: [(Telling, Double)], sounds: [Range<Double>] = []
    ) -> Film {
        let history = StageHistory(HandTrace.touchOnCard())
        let cues = tellings.map { telling, time in
            Cue(
                .tell(telling), record: history.lastRecord(atOrBefore: time), time: time,
                position: SourcePosition(line: 1, column: 1))
        }
        return Film(
            trace: HandTrace.touchOnCard(), cues: cues, end: 2, isDirected: false, sounds: sounds)
    }

    private static let painter = FilmPainter(measurer: EvenMeasurer())

    /// How strongly the line is painted in a picture, from 0 to 1.
    private func ink(_ film: Film, at seconds: Double) -> Double {
        let size = CGSize(width: 640, height: 360)
        let picture = film.frame(at: seconds, size: size, Self.painter)
        let color = Self.stroke.color.color
        func strength(_ marks: [Mark], _ opacity: Double) -> Double {
            marks.map { mark in
                switch mark {
                case .shape(let shape):
                    guard let ink = shape.stroke?.color, ink.red == color.red,
                        ink.green == color.green, ink.blue == color.blue
                    else { return 0 }
                    return ink.alpha * opacity
                case .group(let group): return strength(group.marks, opacity * group.opacity)
                default: return 0
                }
            }.max() ?? 0
        }
        return strength(picture.marks, 1)
    }

    @Test("a line is in the picture after its record and not before, and fades in")
    func line() throws {
        let film = film([(.ink(.stroke(Self.stroke)), 1), (.ink(.undo), 1.5)])
        let start = film.seconds(atEventTime: 1)
        #expect(ink(film, at: start - 0.01) == 0)
        #expect(ink(film, at: start + Beat.change) == 1)
        #expect(ink(film, at: film.duration) == 0)
        let rate = 60.0
        let strengths = (0...Int(film.duration * rate)).map { ink(film, at: Double($0) / rate) }
        let steps = zip(strengths, strengths.dropFirst()).map { abs($1 - $0) }
        #expect((steps.max() ?? 1) < 0.2)
        #expect(strengths.contains(1))
        #expect(film.scoreLines(language: "en").contains(#""ink":1"#))
    }

    /// How far to the right lines are drawn.
    private func reach(_ film: Film, at seconds: Double) -> Double? {
        film.moment(at: seconds).staging.ink.last?.places.last.map { Double($0.x) }
    }

    @Test("a line is drawn over its time, at one pace; where nothing passes, time stands still")
    func drawn() throws {
        let first = film([(.ink(.stroke(Self.slow)), 0)])
        let more = first.duration - film([]).duration
        #expect(abs(more - 1) < 1e-6)
        #expect(reach(first, at: 0) == nil)
        let reached: [(seconds: Double, x: Double)] = [
            (0.2, 40), (0.4, 60), (0.7, 90), (1, 120), (first.duration, 120),
        ]
        for (seconds, x) in reached {
            let place = reach(first, at: seconds) ?? 0
            #expect(abs(place - x) < 1e-6, "\(seconds)")
        }
        #expect(first.moment(at: 0.9).staging.ink.count == 1)
        // It neither fades nor stands while it grows.
        let strengths = (1...150).map { ink(first, at: Double($0) / 100) }
        #expect(strengths.allSatisfy { $0 == 1 })
        #expect(!first.stands(from: 0.5, to: 0.6) && first.seconds(atEventTime: 0.5) > 1.49)
    }

    @Test("it is drawn in what passed before its line, and takes no other time")
    func meanwhile() throws {
        let stands: [(Telling, Double)] = [(.freeze(Span(1.5)), 1)]
        let frozen = film(stands + [(.ink(.stroke(Self.slow)), 1)])
        #expect(frozen.duration == film(stands).duration)
        let end = frozen.seconds(atEventTime: 1) + 1.5
        #expect(reach(frozen, at: end - 1) == nil)
        let half = reach(frozen, at: end - 0.5) ?? 0
        #expect(abs(half - 70) < 1e-6)
        #expect(reach(frozen, at: end) == 120)
        // Two are drawn one after the other.
        let two = film(stands + [(.ink(.stroke(Self.slow)), 1), (.ink(.stroke(Self.slow)), 1)])
        #expect(two.duration == frozen.duration + 1)
        #expect(two.moment(at: end).staging.ink.count == 1)
        #expect(two.moment(at: end + 0.5).staging.ink.count == 2)
        // Whoever speaks is not cut short.
        let heard = film([(.ink(.stroke(Self.slow)), 0.4)], sounds: [0..<2])
        #expect(heard.duration == film([], sounds: [0..<2]).duration)
        #expect(reach(heard, at: 0.2) == 70 && reach(heard, at: 0.4) == 120)
    }

    @Test("segments of a film that show it being drawn are no others")
    func segments() {
        func contents(_ strokes: [Ink.Stroke]) -> [String] {
            let lines = strokes.map { (Telling.ink(.stroke($0)), 1.0) }
            return film([(.freeze(Span(30)), 1)] + lines).segments(rate: 30).map(\.content)
        }
        var other = Self.slow
        other.over = Span(2)
        let (slow, slower, none) = (contents([Self.slow]), contents([other]), contents([]))
        #expect(slow.count == none.count && slow.count > 3)
        let changed = zip(slow, slower).filter { $0 != $1 }.count
        #expect(changed >= 1 && changed < slow.count - 2)
        #expect(slow.first == none.first)
    }

    @Test("a light that goes elsewhere glides there, and is never out on its way")
    func light() {
        func light(_ x: Double) -> Telling {
            .light(Spotlight(center: CGPoint(x: x, y: 50), radius: 40))
        }
        let film = film([(light(100), 0.5), (light(200), 1), (.spotlight([]), 1.5)])
        let second = film.score.beats.first { $0.staging.light?.center.x == 200 }?.start ?? 0
        let xs = stride(from: second - 0.1, to: second + 0.4, by: 1.0 / 60).compactMap {
            film.moment(at: $0).staging.light?.center.x
        }
        #expect(xs.first == 100 && xs.last == 200)
        #expect(xs.contains { $0 > 110 && $0 < 190 } && xs == xs.sorted())
        #expect(xs.count == 30 || xs.count == 31)
        #expect(film.moment(at: film.duration).staging.light == nil)
        #expect(film.scoreLines(language: "en").contains(#""light":[200.0,50.0,40.0]"#))
    }

    @Test("undone and taken away, lines are gone; names and circle take each other's place")
    func staging() {
        var staging = Staging()
        func tell(_ tellings: Telling...) {
            for telling in tellings { staging.apply(telling) { _ in SubjectID(3) } }
        }
        tell(.ink(.undo), .ink(.stroke(Self.stroke)), .ink(.stroke(Self.stroke)), .ink(.undo))
        #expect(staging.ink.count == 1)
        tell(.ink(.off))
        #expect(staging.ink.isEmpty)
        tell(.ink(.undo))
        #expect(staging.ink == [Self.stroke])
        tell(.ink(.off), .ink(.off), .ink(.stroke(Self.slow)), .ink(.undo), .ink(.undo))
        #expect(staging.ink == [Self.stroke] && staging.canUndoInk)
        tell(.ink(.undo), .ink(.undo))
        #expect(staging.ink.isEmpty && !staging.canUndoInk)
        tell(.light(Spotlight(center: .zero, radius: 4)))
        #expect(staging.light != nil && staging.lit.isEmpty)
        tell(.spotlight(["a"]))
        #expect(staging.light == nil && staging.lit.count == 1)
        tell(.light(Spotlight(center: .zero, radius: 4)), .spotlight([]))
        #expect(staging.light == nil && staging.lit.isEmpty)
    }
}
