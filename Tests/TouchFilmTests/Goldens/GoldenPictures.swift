import Foundation
import TestStage
import TestSupport
import TouchFilm
import TouchKit
import TouchPicture
import TouchReading
import TouchScore
import TouchScript
import TouchSession
import TouchStage
import TouchTrace

/// The pictures that are kept: of each kind a few, of lessons at moments with much to see, every theme and language
/// among them.
struct GoldenPictures {
    let all: [(name: String, picture: Picture)]

    init() throws {
        all = [
            ("stage-swipe-or-pan", try Played("swipe-or-pan").stage(at: .action)),
            (
                "stage-invisible-to-touches",
                try Played("invisible-to-touches").stage(at: .event, .light, "zh")
            ),
            ("stage-many-fingers", try Played("many-fingers").stage(at: .event, .projector)),
            (
                "stage-rotated-still-right",
                try Played("rotated-still-right").stage(
                    at: .action, .dark, "zh", CGSize(width: 540, height: 960))
            ),
            (
                "inspector-single-or-double",
                try Played("single-or-double").inspector(at: .action, .light, "en")
            ),
            (
                "inspector-who-must-wait",
                try Played("who-must-wait").inspector(at: .stateChange, .dark, "zh")
            ),
            (
                "timeline-scroll-in-scroll",
                try Played("scroll-in-scroll").timeline(at: .cancellation, .projector, "en")
            ),
            (
                "timeline-swipe-or-pan",
                try Played("swipe-or-pan").timeline(at: .action, .dark, "zh")
            ),
            ("film-responder-chain", try Played("responder-chain").frame(at: 0.6, .light, "en")),
            ("film-delayed-touches", try Played("delayed-touches").frame(at: 0.4, .dark, "zh")),
            (
                "film-pair",
                try Self.parting("require", .dark, "en", CGSize(width: 1280, height: 720))
            ),
            (
                "film-pair-tall",
                try Self.parting("require", .light, "zh", CGSize(width: 540, height: 960))
            ),
        ]
    }

    /// Where two runs part.
    private static func parting(
        _ pair: String, _ theme: Theme, _ language: String, _ size: CGSize
    ) throws -> Picture {
        let film = try PairFilmTests.shown(pair).film
        let beat = film.score.beats.first { $0.kind == .parted }
        return film.frame(
            at: (beat?.end ?? 0) - 0.01, size: size,
            FilmPainter(theme: theme, language: language, measurer: EvenMeasurer()))
    }
}

/// A lesson played to its end.
private struct Played {
    let why: Why
    let film: Film

    init(_ lesson: String) throws {
        let session = try Lessons.played(lesson)
        why = Why(session.trace, scene: session.scene)
        film = Film(
            trace: session.trace, cues: session.cues, title: session.scene.title, end: session.time)
    }

    private var trace: Trace { why.history.trace }

    /// The last record of a kind.
    private func record(_ jump: TraceJump) -> Int {
        let end = why.history.count
        return why.index.previous(jump, before: end + 1) ?? end
    }

    func stage(
        at jump: TraceJump, _ theme: Theme = .dark, _ language: String = "en",
        _ size: CGSize = CGSize(width: 1024, height: 640)
    ) -> Picture {
        StagePainter(theme: theme, language: language, measurer: EvenMeasurer()).picture(
            of: StageMoment(why.history.state(at: record(jump))), in: trace, size: size)
    }

    func inspector(at jump: TraceJump, _ theme: Theme, _ language: String) -> Picture {
        let painter = InspectorPainter(theme: theme, language: language, measurer: EvenMeasurer())
        return painter.painted(Inspector(why, telling: record(jump)), width: 340)
            .picture(size: CGSize(width: 340, height: 900))
    }

    func timeline(at jump: TraceJump, _ theme: Theme, _ language: String) -> Picture {
        let timeline = Timeline(trace)
        let painter = TimelinePainter(
            theme: theme, language: language, measurer: EvenMeasurer(), unit: theme.enlargement)
        return painter.picture(
            of: timeline, in: trace, window: .all(to: timeline.end), playhead: record(jump),
            selection: record(jump),
            size: CGSize(width: 960 * theme.enlargement, height: 300 * theme.enlargement))
    }

    /// - Parameter share: of the film's length.
    func frame(at share: Double, _ theme: Theme, _ language: String) -> Picture {
        film.frame(
            at: film.duration * share, size: CGSize(width: 1280, height: 720),
            FilmPainter(theme: theme, language: language, measurer: EvenMeasurer()))
    }
}
