import Foundation
import TestSupport
import Testing
import TouchCanvas
import TouchPicture
import TouchReading
import TouchScript
import TouchSession
import TouchTrace
import TouchWords

@testable import TouchFilm
@testable import TouchScore
@testable import TouchStage

@Suite("Room for words in films")
struct FilmRoomTests {
    private let typesetter: Typesetter
    private let tall = CGSize(width: 1080, height: 1920)
    private let wide = CGSize(width: 1280, height: 720)

    init() throws {
        typesetter = try Typesetter()
    }

    private func film(_ lesson: String) throws -> Film {
        let session = try Lessons.played(lesson)
        return Film(
            trace: session.trace, cues: session.cues, title: session.scene.title,
            scene: session.scene, end: session.time)
    }

    /// Words whose middle lies in a part of the picture at the end of a beat.
    private func words(
        _ film: Film, at seconds: Double, _ size: CGSize, in part: (FilmLayout) -> CGRect?
    ) throws -> [(string: String, frame: CGRect)] {
        let area = try #require(part(film.scenery.layout(size: size, .all)))
        let painter = FilmPainter(measurer: typesetter)
        let boxes = TextBoxes(film.frame(at: seconds, size: size, painter), typesetter)
        return zip(boxes.strings, boxes.frames)
            .filter { area.contains(CGPoint(x: $0.1.midX, y: $0.1.midY)) }
            .map { ($0, $1) }
    }

    @Test(
        "In a tall picture each of seven rungs can be read",
        arguments: ["responder-chain"])
    func rungs(_ lesson: String) throws {
        let film = try film(lesson)
        var most = 0
        for beat in film.score.beats where beat.duration > 0.3 && beat.told != nil {
            let moment = film.moment(at: beat.end.nextDown)
            guard moment.staging.aside == .chain, let ladder = ChainLadder(moment.stage)
            else { continue }
            let names = ladder.rungs.map { rung in
                if case .responder(let id) = rung { film.scenery.trace.name(of: id) } else { "" }
            }
            most = max(most, names.count)
            let shown = try words(film, at: beat.end.nextDown, tall) { $0.aside }.map(\.string)
            #expect(names.allSatisfy(shown.contains), "\(lesson): \(shown)")
        }
        #expect(most >= 6)
    }

    @Test("In a tall picture small views have names, and views that others nearly fill")
    func smallViews() throws {
        let film = try Lessons.uprightFilm(of: "tour")
        let landing = try #require(film.score.beats.first { $0.kind == .lands })
        let shown = try words(film, at: landing.start - 0.01, tall) { $0.stage }.map(\.string)
        for name in ["board", "card", "badge", "dot", "panel"] {
            #expect(shown.contains(name), "\(name) among \(shown)")
        }
    }

    @Test(
        "What tells of a finger stays clear of it when it lifts",
        arguments: [
            "single-or-double", "one-way-prevention", "who-must-wait", "swipe-or-pan",
        ])
    func lifted(_ lesson: String) throws {
        let film = try film(lesson)
        // Names of views lie below the fingers, and come back when they lift.
        let views = Set(film.scenery.why.history.latest.views.ids.map(film.scenery.trace.name))
        let unit = film.scenery.layout(size: wide, .all).unit
        var fingers = 0
        for beat in film.score.beats where beat.duration > 0.1 {
            let seconds = beat.end - 0.01
            let moment = film.moment(at: seconds)
            let shown = try words(film, at: seconds, wide) { $0.stage }
            for touch in moment.stage.touches where moment.presence(of: touch) > 0.1 {
                let name = film.scenery.trace.name(of: touch.id)
                guard let disc = shown.first(where: { $0.string == name })?.frame else { continue }
                if !touch.isLive { fingers += 1 }
                let ring = CGRect(x: disc.midX, y: disc.midY, width: 0, height: 0)
                    .insetBy(dx: -16 * unit, dy: -16 * unit)
                for word in shown where word.string != name && !views.contains(word.string) {
                    #expect(!word.frame.intersects(ring), "\(lesson) \(seconds): \(word)")
                }
            }
        }
        #expect(fingers > 0)
    }
}
